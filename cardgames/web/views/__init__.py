"""The pages: read with a selector, write with a service, render."""
