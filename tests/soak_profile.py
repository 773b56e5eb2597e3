"""Lets hypothesis try long and hard: a plugin of pytest for `make soak`."""

from hypothesis import settings

settings.register_profile("soak", max_examples=20_000, deadline=None, print_blob=True)
