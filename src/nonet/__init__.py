"""Sudoku on every board."""
