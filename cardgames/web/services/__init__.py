"""Every write, one module a noun. Views and sockets change nothing but by calling these."""
