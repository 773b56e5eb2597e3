"""The random numbers are those of SplitMix64, and what is made from them is fair."""

from collections import Counter

from nonet.core.splitmix import SplitMix64


def test_the_published_stream() -> None:
    random = SplitMix64(1234567)
    assert [random.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_all_orders_are_equally_likely() -> None:
    random = SplitMix64(7)
    orders = Counter("".join(random.shuffled("abcd")) for _ in range(24_000))
    assert len(orders) == 24
    assert all(850 < count < 1150 for count in orders.values())


def test_bounds_are_kept() -> None:
    random = SplitMix64(0)
    numbers = Counter(random.below(3) for _ in range(3000))
    assert set(numbers) == {0, 1, 2}
    assert random.below(1) == 0
