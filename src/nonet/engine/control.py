"""The handle by which a caller watches and stops a running engine."""

from nonet._native import Control

__all__ = ["Control"]
