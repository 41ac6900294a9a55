"""Tables drawn as text, and what the referee says of them; games made of a word or two."""

import re

from cardgames import games
from cardgames.engine.cards import pile_text
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.position import Position, read_position, write_position
from cardgames.engine.prose import Refused
from cardgames.engine.rules import Rules
from cardgames.engine.telling import move_told
from cardgames.engine.words import NO_CARD, TOP, Columns, Game, Text


class Drawn:
    """A position and what may be done with it, all as text."""

    def __init__(self, position):
        self.rules, self.table, *_ = self.position = position

    @property
    def moves(self):
        """The legal moves, sorted, separated by spaces."""
        return " ".join(sorted(write_move(self.rules, m) for m in self.rules.moves(self.table)))

    def leaving(self, name):
        """Those moves that take cards from a pile."""
        return " ".join(move for move in self.moves.split() if re.match(rf"{name}(x|-)", move))

    def play(self, *moves):
        """The table after these moves."""
        table = self.table
        for move in " ".join(moves).split():
            table = self.rules.play(table, read_move(self.rules, move))
        return Drawn(self.position._replace(table=table))

    def why(self, move, language="en"):
        """Why a move is refused; an AssertionError when it is not."""
        try:
            self.rules.play(self.table, read_move(self.rules, move))
        except Refused as refused:
            return refused.tell(language)
        raise AssertionError(f"{move} was not refused")

    def told(self, text, language="en"):
        """What a player is told of a move, from views alone."""
        move = read_move(self.rules, text)
        after = self.rules.play(self.table, move)
        views = self.rules.view(self.table), self.rules.view(after)
        return move_told(self.rules, views[0], move, views[1]).tell(language)

    def __getitem__(self, name):
        """The cards of a pile."""
        return pile_text(self.table.piles[self.rules.names.index(name)])

    @property
    def outcome(self):
        """The winner and the points, or None while the game goes on."""
        outcome = self.rules.outcome(self.table)
        return outcome and (outcome.winner, outcome.points)

    @property
    def text(self):
        """The whole position."""
        return write_position(self.position)


def drawn(text, rules_of=games.rules):
    """The table of a position's text; cards may be missing."""
    return Drawn(read_position(f"{text}\npartial: yes", rules_of))


def dealt(slug, number, *variants):
    """The table of a deal."""
    rules = games.rules(slug, variants)
    return Drawn(Position(rules, rules.deal(number), number))


def declared(*piles, deal=(), play=(), variants=(), packs=1):
    """A game of these piles and words, and nothing else."""
    letters = "".join(group.letter * group.count for group in piles)
    names = [f"{letter}{letters[: at + 1].count(letter)}" for at, letter in enumerate(letters)]
    line = "".join(f"{name:4}" for name in names)
    return Game(
        "toy",
        Text("Toy", "Игрушка"),
        piles=piles,
        deal=deal,
        play=play,
        wide=line,
        narrow=line,
        source=Text("None", "Нет"),
        packs=packs,
        variants=variants,
    )


def toy(game, *variants):
    """What reads the positions of a declared game, under these variants."""
    return lambda slug, more: Rules(game, {*variants, *more})


def columns(cards, build, space=NO_CARD, lift=TOP, **more):
    """A table of columns side by side, `5C 4H / 3D`, an empty one written `.`."""
    piles = [pile.strip() for pile in cards.split("/" if "/" in cards else None)]
    game = declared(Columns(len(piles), build, space, lift, **more))
    lines = [f"c{place}: {pile.strip('.')}" for place, pile in enumerate(piles, 1)]
    return drawn("game: toy\n" + "\n".join(lines), toy(game))
