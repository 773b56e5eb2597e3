"""Links to SudokuPad: its own JSON, packed."""
