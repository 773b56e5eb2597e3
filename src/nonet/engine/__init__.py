"""The engines: solve and count on any board. A thin face of the native core."""
