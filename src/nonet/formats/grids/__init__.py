"""Boards row by row, bare, framed or with sections after them."""
