"""The engine: cards, words, tables and the one referee. Standard library only."""
