"""The JSON of other programs."""
