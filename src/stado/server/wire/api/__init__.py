"""The HTTP API, an endpoint a function."""
