"""One puzzle a line: symbols, codes and tables."""
