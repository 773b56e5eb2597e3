"""Times as people read them."""


def duration(seconds: float) -> str:
    """A time as hours, minutes and seconds.

    >>> duration(3725.4), duration(59.6)
    ('1:02:05', '0:01:00')
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
