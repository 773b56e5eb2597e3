"""The board model: pure data, no input or output, no clock, no randomness."""
