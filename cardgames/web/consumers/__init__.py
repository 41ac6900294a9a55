"""The sockets: decode, call a service, send. No rule and no query lives here."""
