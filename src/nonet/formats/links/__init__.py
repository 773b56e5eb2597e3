"""Links that carry a whole puzzle, our own and those of other sites."""
