"""The rooms: one module for each kind of rule, with a `KIND`."""
