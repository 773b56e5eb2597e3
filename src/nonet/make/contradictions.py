"""What no puzzle can be: recipes that contradict themselves, or what is proven about a board."""

from typing import TYPE_CHECKING

from nonet.errors import NonetError, PuzzleError
from nonet.logic.levels import LEVELS, level_of
from nonet.make import classic, demand
from nonet.make.ceiling import hardest_of_board
from nonet.make.span import Span, span_of, write_span
from nonet.make.symmetry import orbits_of, possible_numbers
from nonet.make.teaching import check_taught
from nonet.make.twins import count_owed, twins_of

if TYPE_CHECKING:
    from nonet.make.recipe import Recipe

FIRST_WITHOUT_DIGITS = 1.4
"""The least ER of the steps that begin a killer without givens and without cages of one cell. Rare
positions of small boards begin with less."""

SMALL = 6
"""Up to so many digits there are such positions."""

WILDNESS = 60
"""How wild jigsaws are unless somebody wishes otherwise."""


def check(recipe: "Recipe") -> None:
    """Refuses what cannot be, in one sentence that says what could."""
    if recipe.level is not None and recipe.level not in LEVELS:
        raise NonetError(f"{recipe.level!r} is no level; right would be one of {', '.join(LEVELS)}")
    _check_alone(recipe, "level", "rating")
    _check_alone(recipe, "givens", "removed", "scale", "pattern")
    _check_logic(recipe)
    orbits_of(recipe.layout, recipe.symmetry)
    _check_ceiling(recipe)
    _check_ratings(recipe)
    if recipe.name.killer and (recipe.scale or recipe.removed is not None):
        raise NonetError("killers have neither scales nor removed cells; right would be givens")
    if not recipe.has_one_solution:
        _check_loose(recipe)
    elif recipe.aim:
        _check_givens(recipe, recipe.aim.givens)
    if recipe.pattern:
        _check_pattern(recipe)
    _check_parts(recipe)
    if recipe.name.killer:
        _check_cages(recipe)


def fewest_givens(recipe: "Recipe") -> int:
    """How many givens a puzzle with one solution has at least, as far as that is known."""
    if recipe.name.killer:
        return 0
    if recipe.name.is_classic:
        return classic.FEWEST
    # two digits that are nowhere given could change places, and so could twins
    return max(recipe.layout.size - 1, count_owed(recipe.layout))


def _check_alone(recipe: "Recipe", *names: str) -> None:
    said = [name for name in names if getattr(recipe, name) not in (None, "", ())]
    if len(said) > 1:
        raise NonetError(f"{' and '.join(said)} exclude each other; right would be one of them")


def _check_logic(recipe: "Recipe") -> None:
    if recipe.needs is not None:
        demand.check_needed(recipe.needs, recipe.allows, recipe.board, has_cages=recipe.name.killer)
        if recipe.allows and recipe.needs not in recipe.allows:
            raise NonetError(
                f"{recipe.needs!r} cannot be needed where it is not allowed; right would be "
                f"allows={','.join((*recipe.allows, recipe.needs))}"
            )
    if recipe.teaches is not None:
        check_taught(recipe.teaches, recipe.board, has_cages=recipe.name.killer)
        _check_alone(recipe, "teaches", "allows")
        _check_alone(recipe, "teaches", "needs")


def _check_ceiling(recipe: "Recipe") -> None:
    """Some boards have nothing but easy puzzles."""
    if recipe.name.killer or recipe.name.jigsaw:
        return
    reach = demand.reach_of(recipe.needs, recipe.allows, is_classic=recipe.name.is_classic)
    least = max(reach[0], recipe.ratings[0] if recipe.ratings else 0.0)
    hardest = hardest_of_board(recipe.layout)
    if least > hardest:
        raise PuzzleError(
            f"no {recipe.board} puzzle is harder than ER {hardest}; right would be the level "
            f"{level_of(hardest)}"
        )


def _check_ratings(recipe: "Recipe") -> None:
    if not recipe.ratings:
        return
    least, most = recipe.ratings
    near = demand.ratings_near((least, most), is_classic=recipe.name.is_classic)
    if near:
        raise PuzzleError(
            f"no step has the rating {write_span((least, most))}; right would be, for example, "
            f"{' or '.join(map(str, near))}"
        )
    _check_reach(recipe)


def _check_reach(recipe: "Recipe") -> None:
    """Techniques say something about ratings, too."""
    assert recipe.ratings is not None
    reach = demand.reach_of(recipe.needs, recipe.allows, is_classic=recipe.name.is_classic)
    if reach[0] > recipe.ratings[1] or reach[1] < recipe.ratings[0]:
        is_harder = reach[0] > recipe.ratings[1]
        bound = f"{reach[0]} or more" if is_harder else f"{reach[1]} or less"
        wish = f"needs={recipe.needs}" if recipe.needs else f"allows={','.join(recipe.allows)}"
        said = f"level={recipe.level}" if recipe.level else f"rating={write_span(recipe.ratings)}"
        level = level_of(reach[0] if is_harder else reach[1])
        raise NonetError(
            f"{wish} means a rating of {bound}, so {said} cannot be; right would be level={level}"
        )


def _check_loose(recipe: "Recipe") -> None:
    """Puzzles with several solutions have no rating, and symmetry would leave no choice."""
    wishes = ("level", "rating", "allows", "needs", "teaches")
    said = [name for name in wishes if getattr(recipe, name)]
    said += ["symmetry"] * (recipe.symmetry != "none") + ["minimal"] * recipe.minimal
    if said:
        wish = f"scale={recipe.scale}" if recipe.scale else f"removed={_removed(recipe)}"
        raise NonetError(f"{wish} means more than one solution, so {said[0]} has no meaning")


def _removed(recipe: "Recipe") -> str:
    assert isinstance(recipe.removed, tuple)
    return write_span(recipe.removed)


def _check_givens(recipe: "Recipe", span: Span) -> None:
    least = span[0]
    fewest, cells = fewest_givens(recipe), recipe.layout.cell_count
    if least < fewest:
        raise PuzzleError(
            f"no {recipe.board} puzzle with {least} givens has one solution; right would be "
            f"{fewest}-{cells}"
        )
    if not possible_numbers(recipe.layout, recipe.symmetry, span):
        numbers = possible_numbers(recipe.layout, recipe.symmetry, (fewest, cells))
        below = [str(number) for number in numbers if number < least][-1:]
        above = [str(number) for number in numbers if number > span[1]][:1]
        raise PuzzleError(
            f"the symmetry {recipe.symmetry!r} allows no {write_span(span)} givens on the board "
            f"{recipe.board!r}; right would be {' or '.join(below + above)}"
        )


def _check_pattern(recipe: "Recipe") -> None:
    if recipe.symmetry != "none":
        raise NonetError("a pattern has its own symmetry; right would be no other")
    cells = set(recipe.pattern_cells)
    if recipe.name.is_classic:
        classic.check_pattern(sorted(cells))
    for twins in () if recipe.name.killer else twins_of(recipe.layout):
        empty = [recipe.layout.cell_name(cell) for cell in twins if cell not in cells]
        if len(empty) > 1:
            raise PuzzleError(
                f"the cells {' and '.join(empty)} could change places if they are empty; right "
                "would be a given in all of them but one"
            )


def _check_parts(recipe: "Recipe") -> None:
    """Wishes about what the board does not have would be silently in vain."""
    if recipe.cages is not None and not recipe.name.killer:
        raise NonetError(f"{recipe.board!r} has no cages; right would be {recipe.board}+killer")
    if recipe.wildness != WILDNESS and not recipe.name.jigsaw:
        raise NonetError(f"{recipe.board!r} has no regions; right would be {recipe.board}+jigsaw")
    if recipe.fresh and not (recipe.name.is_classic and recipe.givens == (classic.FEWEST,) * 2):
        raise NonetError(
            f"fresh is for 9x9 puzzles with {classic.FEWEST} givens; all others are fresh anyway"
        )


def _check_cages(recipe: "Recipe") -> None:
    """What nobody has ever found is refused, too: a search could only end with its time."""
    least = span_of(recipe.cages)[0] if recipe.cages is not None else 1
    is_bare = least > 1 and recipe.aim is None and recipe.layout.size > SMALL
    if is_bare and recipe.ratings and recipe.ratings[1] < FIRST_WITHOUT_DIGITS:
        raise PuzzleError(
            f"a killer with a rating below {FIRST_WITHOUT_DIGITS} begins with cages of one cell or "
            "with givens; right would be cages=1-2, or for example givens=20"
        )
