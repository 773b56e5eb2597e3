"""Which rows hold the same puzzle up to symmetry: found by digests, with bounded memory.

The digests of a shard are sorted into buckets by their first byte:

    | 256 sizes, 4 bytes each | bucket 0 | bucket 1 | ... | bucket 255 | rows as they are |
                                 \\_ records: | digest, 16 bytes | number of the row, 4 bytes |

To find duplicates, one bucket after the other is read from all shards: only a 256th of all digests
is in memory at a time.
"""

from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from itertools import chain
from struct import Struct

from nonet import api
from nonet.batch.rows import Item, text_of
from nonet.core.puzzle import Puzzle
from nonet.errors import PuzzleError

BUCKETS = 256
DIGEST = 16

_SIZES = Struct(f"<{BUCKETS}I")
_ROW = Struct("<I")
_RECORD = DIGEST + _ROW.size

Read = Callable[[int, int], bytes]
"""Gives so many bytes of a packed shard, from a place on."""


def digest_of(item: Item) -> bytes | None:
    """The same for puzzles that are essentially the same; None where the givens break a rule.

    Other boards than 9x9 have no other forms.
    """
    try:
        form = str(api.canonical(item)) if isinstance(item, str) else _form(item)
    except PuzzleError:
        return None
    return blake2b(form.encode(), digest_size=DIGEST).digest()


def _form(puzzle: Puzzle) -> str:
    return text_of(Puzzle(puzzle.layout, puzzle.givens, puzzle.allowed))


def pack(digests: Iterable[bytes], rows: bytes) -> bytes:
    """The digests of a shard, in the order of its rows, and the rows."""
    buckets: list[list[bytes]] = [[] for _ in range(BUCKETS)]
    for number, digest in enumerate(digests):
        buckets[digest[0]].append(digest + _ROW.pack(number))
    sizes = _SIZES.pack(*map(len, buckets))
    return b"".join([sizes, *chain.from_iterable(buckets), rows])


def rows_in(packed: bytes) -> bytes:
    """The rows of a packed shard, as they were."""
    return packed[_SIZES.size + sum(_SIZES.unpack_from(packed)) * _RECORD :]


def mark_first(shards: Mapping[int, Read]) -> dict[int, bytearray]:
    """By number of the shard, a 1 for each row whose puzzle was not there before, else a 0."""
    counts = {number: sum(_SIZES.unpack(read(0, _SIZES.size))) for number, read in shards.items()}
    firsts = {number: bytearray(count) for number, count in counts.items()}
    places = dict.fromkeys(shards, _SIZES.size)
    for bucket in range(BUCKETS):
        seen: set[bytes] = set()
        for number in sorted(shards):
            [size] = _ROW.unpack(shards[number](bucket * _ROW.size, _ROW.size))
            records = shards[number](places[number], size * _RECORD)
            places[number] += size * _RECORD
            _mark(records, seen, firsts[number])
    return firsts


def _mark(records: bytes, seen: set[bytes], firsts: bytearray) -> None:
    """Marks the rows of those records whose digest is new."""
    for start in range(0, len(records), _RECORD):
        digest = records[start : start + DIGEST]
        if digest not in seen:
            seen.add(digest)
            firsts[_ROW.unpack_from(records, start + DIGEST)[0]] = 1
