"""Benchmarks: Nonet beside what a user could pick instead, measured in one run."""
