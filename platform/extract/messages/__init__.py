"""Reads the messages of the platform: what its source raises, logs as error or warning, and denies or rejects with."""
