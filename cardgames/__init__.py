"""Patience and Crapette in a browser: the engine, the games, the players and the site."""
