"""Procedures: whatever is not "lay a card where it fits"."""
