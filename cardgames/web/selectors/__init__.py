"""Every read: a question to the database each, answered without changing anything."""
