"""The site: the one Django app, the top floor of the house."""
