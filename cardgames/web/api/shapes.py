"""What the API is sent and what it answers, field by field."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from ninja import Schema
from pydantic import ConfigDict, Field

from cardgames.web.api import words
from cardgames.web.heard import ID, MOVE

Code = Annotated[str, Field(pattern=r"^[0-9a-z]{1,12}$")]
Key = Annotated[str, Field(pattern=r"^[0-9A-Za-z_-]{1,22}$")]
Slug = Annotated[str, Field(pattern=r"^[a-z][a-z-]{0,39}$")]
Cards = Annotated[str, Field(description=words.CARDS.en)]


class Fault(Schema):
    """Why not."""

    error: str = Field(description=words.ERROR.en)
    field: str | None = Field(None, description=words.AT_FAULT.en)


class Variant(Schema):
    """A choice of rules."""

    slug: str
    name: str


class Game(Schema):
    """A game that can be played."""

    slug: str
    name: str
    packs: int
    piles: list[str]
    variants: list[Variant]


class Deal(Schema):
    """The same cards for everybody, as everybody may see them."""

    code: str
    game: str
    variants: list[str]
    piles: dict[str, Cards]
    played: int = Field(description=words.PLAYED.en)
    won: int = Field(description=words.WON.en)
    url: str


class Sent(Schema):
    """What a program sends: a number is a number, not one in quotes, and not `true`."""

    model_config = ConfigDict(strict=True)


class NewDeal(Sent):
    """Which cards to deal."""

    game: Slug
    variants: list[Slug] = Field([], max_length=8)
    number: int | None = Field(None, ge=1, lt=2**31, description=words.NUMBER.en)


class Sitting(Schema):
    """A game being played, or played."""

    key: str
    code: str = Field(description=words.OF_DEAL.en)
    game: str
    outcome: str
    over: bool
    practice: bool
    moves: int
    home: int
    total: int
    seconds: int
    started: datetime
    played: datetime
    number: str | None = Field(description=words.TOLD_NUMBER.en)


class Sittings(Schema):
    """A page of games, the last played first."""

    page: int
    pages: int
    count: int
    sittings: list[Sitting]


class Table(Schema):
    """A table as its player may see it."""

    key: str
    code: str
    n: int = Field(description=words.N.en)
    piles: dict[str, Cards]
    moves: list[str] = Field(description=words.MOVES.en)
    duty: dict[str, Any] | None = Field(description=words.DUTY.en)
    last: str | None
    said: str | None = Field(description=words.LAST_SAID.en)
    finish: bool = Field(description=words.FINISH.en)
    undo: bool
    redo: bool
    home: int
    total: int
    redeals: int | None
    count: int
    outcome: dict[str, Any] | None


class Change(Sent):
    """A change of a table. One sent twice under the same id is made once."""

    do: Literal["play", "finish", "undo", "redo", "give-up"]
    id: str = Field(pattern=f"^{ID.pattern}$", description=words.ID.en)
    n: int = Field(ge=0, lt=2**31, description=words.AT_N.en)
    move: str | None = Field(None, pattern=f"^{MOVE.pattern}$", description=words.MOVE.en)


class MovedOn(Fault):
    """The table was another by then; nothing was changed."""

    table: Table = Field(description=words.PRESENT.en)


class Line(Schema):
    """A result on a board."""

    place: int
    name: str | None = Field(description=words.NAME.en)
    mine: bool
    won: bool
    points: int = Field(description=words.POINTS.en)
    undos: int
    moves: int
    seconds: int
    hints: int
    ended: datetime


class Board(Schema):
    """A page of the first attempts, the best of the repeats, and your own first attempt."""

    page: int
    pages: int
    count: int
    mine: Line
    firsts: list[Line]
    repeats: list[Line]


class Step(Schema):
    """A step of a finished game."""

    moves: list[str] = Field(description=words.STEP.en)
    seconds: float | None = Field(description=words.SECONDS.en)


class Replay(Schema):
    """A finished game, step by step."""

    code: str
    game: str
    variants: list[str]
    outcome: str
    players: list[str | None] = Field(description=words.NAME.en)
    started: datetime
    piles: list[dict[str, Cards]] = Field(description=words.FRAMES.en)
    steps: list[Step]
    number: str | None = Field(description=words.TOLD_NUMBER.en)
