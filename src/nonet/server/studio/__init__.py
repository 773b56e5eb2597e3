"""The studio over HTTP: what the machine answers somebody who sets a puzzle."""
