"""Those who play: hints and players of their own. They are given views, never tables."""
