"""The XML of other programs."""
