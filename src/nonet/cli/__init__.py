"""The command line: `nonet solve`, `count`, `check`, `convert`, `play`, and what they share."""
