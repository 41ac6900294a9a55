"""The public HTTP API: what the pages show and do, for programs. It asks and calls what they do."""
