"""Reads the public API of the platform from a source tree, without building or running it."""
