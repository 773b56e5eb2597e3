"""The strings of the Interactive Sudoku Solver."""
