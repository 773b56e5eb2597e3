"""Settings for all tests."""

from hypothesis import settings

# A busy machine is no bug: how long one example takes is for the benchmarks to say.
settings.register_profile("nonet", deadline=None)
settings.load_profile("nonet")
