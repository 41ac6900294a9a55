"""The command line, `python3 -m cardgames`, on the standard library alone."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random, randint
from typing import Any, NoReturn

from cardgames import games
from cardgames.dialogue import converse
from cardgames.engine.dealing import PUBLIC
from cardgames.engine.notation import read_move, write_move
from cardgames.engine.page import rules_page
from cardgames.engine.perft import perft
from cardgames.engine.position import Position, write_position
from cardgames.engine.prose import MOVES, Fault, Refused, Text, excerpt
from cardgames.engine.record import (
    Record,
    RefusedMove,
    Told,
    bears_out,
    read_record,
    replay,
    result_of,
)
from cardgames.engine.rules import Rules
from cardgames.players.crapette import match
from cardgames.players.selfplay import PLAYERS, play_out

Adds = Callable[..., Any]  # `add_argument` of a call's own parser


def list_games(given: argparse.Namespace) -> int:
    """Print the games: slug, names, packs, seats, source, variants."""
    listed = [
        {
            "slug": game.slug,
            "names": game.name._asdict(),
            "packs": game.packs,
            "seats": game.seats,
            "source": game.source.tell(given.lang),
            "variants": [variant.slug for variant in game.variants],
        }
        for game in games.ALL.values()
    ]
    if given.json:
        print(json.dumps(listed, ensure_ascii=False, indent=1))
        return 0
    for game in games.ALL.values():
        print(f"{game.slug}: {game.name.en} · {game.name.ru}")
        print(f"  packs {game.packs}, seats {game.seats}; {game.source.tell(given.lang)}")
        for variant in game.variants:
            print(f"  variant {variant.slug}: {variant.says.tell(given.lang)}")
    return 0


def deal(given: argparse.Namespace) -> int:
    """Print the dealt position of a number, of any where none is given."""
    rules = _rules(given)
    number = randint(1, PUBLIC) if given.number is None else given.number
    print(write_position(Position(rules, rules.deal(number), number)), end="")
    return 0


def view(given: argparse.Namespace) -> int:
    """Print the position as a seat may see it."""
    print(write_position(_position(given.file).seen_by(given.seat)), end="")
    return 0


def moves(given: argparse.Namespace) -> int:
    """Print the legal moves, sorted, one a line."""
    rules, table, _, _ = _position(given.file)
    for text in sorted(write_move(rules, move) for move in rules.moves(table)):
        print(text)
    return 0


def play(given: argparse.Namespace) -> int:
    """Print the position after the moves; 1 when one is refused."""
    texts = list(given.moves)
    file = texts.pop(0) if texts and (texts[0] == "-" or os.path.exists(texts[0])) else "-"
    record = replay(_told(file))
    course = record.course()
    for text in texts:
        try:
            course = course.play(read_move(course.rules, text))
        except Refused as refused:
            print(REFUSED.say(move=text, why=refused).tell(given.lang))
            return 1
    print(write_position(record.start._replace(table=course.table)), end="")
    return 0


def check(given: argparse.Namespace) -> int:
    """Replay a record; 1 when its result is another than it claims."""
    told = _told(given.file)
    record = replay(told)
    confirmed = told.result is None or bears_out(record, told.result.value)
    claimed = told.result.value if told.result and confirmed else result_of(record)
    result, _, way = claimed.partition(" by ")
    ended = ENDED.say(result=RESULTS[result], way=WAYS[way]) if way else RESULTS[result]
    print(AFTER.say(result=ended, moves=MOVES.count(len(record.moves))).tell(given.lang))
    if told.result and not confirmed:
        claim = OTHER_RESULT.say(line=told.result.line, result=told.result.value)
        print(claim.tell(given.lang))
        return 1
    return 0


def count_sequences(given: argparse.Namespace) -> int:
    """Print the number of move sequences of each length."""
    rules = _rules(given)
    if not 1 <= given.depth <= DEEPEST:
        raise Fault(NO_DEPTH.say(most=DEEPEST))
    for length, sequences in enumerate(perft(rules, rules.deal(given.number), given.depth), 1):
        print(length, sequences)
    return 0


def print_rules(given: argparse.Namespace) -> int:
    """Print the rules page of a game."""
    print(rules_page(_rules(given)).tell(given.lang), end="")
    return 0


def selfplay(given: argparse.Namespace) -> int:
    """Print a line for each game that players play on their own, and the totals."""
    rules, chance = _rules(given), Random(given.seed)
    if given.games < 1:
        raise Fault(NO_GAMES)
    playing = [given.player]
    if rules.game.seats > 1:
        playing.append(given.against or given.player)
    known = PLAYERS if rules.game.seats == 1 else match.PLAYERS
    for player in playing:
        if player not in known:
            raise Fault(NO_PLAYER.say(player=player, known=", ".join(known)))
    results = dict.fromkeys(("won", "lost") if rules.game.seats == 1 else ("1", "2", "drawn"), 0)
    home = 0
    for _ in range(given.games):
        number = chance.randint(1, PUBLIC)
        record = _played(rules, number, playing, chance)
        result, brought = result_of(record), rules.home(record.table())
        results[result] = results.get(result, 0) + 1
        home += brought
        print(f"{number}: {result}, {len(record.moves)} moves, {brought} home")
    totals = ", ".join(f"{result} {count}" for result, count in results.items())
    print(f"{' against '.join(playing)}: {totals}; {home / given.games:.1f} home on average")
    return 0


def _played(rules: Rules, number: int, playing: Sequence[str], chance: Random) -> Record:
    if len(playing) == 1:
        return play_out(rules, number, PLAYERS[playing[0]], chance)
    seats = {seat: match.PLAYERS[player] for seat, player in enumerate(playing, 1)}
    return match.play_out(rules, number, seats, chance)


def engine(given: argparse.Namespace) -> int:
    """Answer JSON questions, one a line, until the input ends."""
    for answer in converse(sys.stdin):
        print(answer, flush=True)
    return 0


def _rules(given: argparse.Namespace) -> Rules:
    return games.rules(given.game, given.variant)


def _position(file: str) -> Position:
    told = _told(file)
    return told.start._replace(table=replay(told).table())


def _told(file: str) -> Told:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, ValueError):
        raise Fault(NO_FILE.say(file=excerpt(file, 200))) from None
    return read_record(text, games.rules)


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Print the message and leave with 2."""
        self.exit(2, f"{self.prog}: {excerpt(' '.join(message.split()), 200)}\n")


def _parser() -> argparse.ArgumentParser:
    lang = _Parser(add_help=False)
    lang.add_argument("--lang", choices=["en", "ru"], default="en", help="the language of reasons")
    game = _Parser(add_help=False)
    game.add_argument("game", help="the game's slug")
    game.add_argument("--variant", action="append", default=[], help="may be given several times")
    file = _Parser(add_help=False)
    file.add_argument("file", nargs="?", default="-", help="a position or record; - for input")

    parser = _Parser(prog="python3 -m cardgames", description=__doc__)
    calls = parser.add_subparsers(metavar="CALL", required=True, parser_class=_Parser)

    def call(name: str, does: Callable[..., int], *parents: _Parser) -> Adds:
        added = calls.add_parser(name, parents=[lang, *parents], help=does.__doc__)
        added.set_defaults(does=does)
        return added.add_argument

    call("games", list_games)("--json", action="store_true", help="as JSON")
    call("deal", deal, game)("--number", type=int, help="1 to 2147483647, or a secret number")
    call("view", view, file)("--seat", type=int, default=1)
    call("moves", moves, file)
    call("play", play)("moves", nargs="*", metavar="[FILE] MOVE", help="the moves, in order")
    call("check", check, file)
    perft_argument = call("perft", count_sequences, game)
    perft_argument("--number", type=int, required=True)
    perft_argument("--depth", type=int, required=True)
    call("rules", print_rules, game)
    selfplay_argument = call("selfplay", selfplay, game)
    selfplay_argument("--games", type=int, default=10)
    selfplay_argument("--seed", type=int, default=1)
    players = sorted(PLAYERS | match.PLAYERS)
    selfplay_argument("--player", choices=players, default="greedy")
    selfplay_argument("--against", choices=players, help="who plays the other seat of two")
    call("engine", engine)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a call and return its exit status: 0, 1 for a refusal, 2 for what cannot be read."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    given = _parser().parse_args(arguments)
    try:
        status = int(given.does(given))
        sys.stdout.flush()
    except RefusedMove as refused:
        why = REFUSED.say(move=refused.move.value, why=refused)
        print(AT_MOVE.say(line=refused.move.line, number=refused.number, why=why).tell(given.lang))
        return 1
    except Fault as fault:
        print(fault.tell(given.lang), file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130  # as a shell tells it
    return status


REFUSED = Text("refused: {move}: {why}", "отказ: {move}: {why}")
AT_MOVE = Text("line {line}, move {number}: {why}", "строка {line}, ход {number}: {why}")
AFTER = Text("{result} after {moves}", "{result}, {moves}")
ENDED = Text("{result} ({way})", "{result} ({way})")
WAYS = {
    "resignation": Text("resignation", "соперник сдался"),
    "time": Text("time", "время вышло"),
    "desertion": Text("desertion", "соперник ушёл"),
    "agreement": Text("agreement", "по согласию"),
}
OTHER_RESULT = Text(
    "line {line}: the record claims “{result}”", "строка {line}: в записи сказано «{result}»"
)
DEEPEST = 99  # deeper counts would never end, and a call waits within a call
RESULTS = {
    "open": Text("open", "не окончена"),
    "won": Text("won", "сошёлся"),
    "lost": Text("lost", "не сошёлся"),
    "drawn": Text("drawn", "ничья"),
    "1": Text("won by 1", "победил 1"),
    "2": Text("won by 2", "победил 2"),
}
NO_DEPTH = Text("The depth is from 1 to {most}.", "Глубина — от 1 до {most}.")
NO_GAMES = Text("The number of games is 1 or more.", "Игр должно быть не меньше одной.")
NO_PLAYER = Text(
    "“{player}” does not play this game; there are: {known}.",
    "«{player}» в эту игру не играет; есть: {known}.",
)
NO_FILE = Text("“{file}” cannot be read.", "Не удаётся прочитать «{file}».")

if __name__ == "__main__":
    raise SystemExit(main())
