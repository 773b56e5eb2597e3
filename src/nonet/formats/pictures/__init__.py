"""Pictures and documents of ours: what they show they also carry, to be opened again."""
