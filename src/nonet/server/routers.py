"""How the parts of the API begin: what all of their answers and all of their wishes share."""

from fastapi import APIRouter, Depends
from pydantic import BaseModel, ConfigDict

from nonet.server.problems import Problem
from nonet.server.work import keep_nothing


class Wish(BaseModel):
    """What a request asks for; what is not known is refused."""

    model_config = ConfigDict(extra="forbid")


def api_router(path: str, *refusals: int) -> APIRouter:
    """Routes below `path` whose answers nobody keeps; each may be refused with these codes."""
    return APIRouter(
        prefix=path,
        dependencies=[Depends(keep_nothing)],
        responses={code: {"model": Problem} for code in refusals},
    )
