#!/usr/bin/env python3
"""Holds our large games against a second generator of moves, written from the authors' pages.

    cargo build --release
    scripts/reference/large_games.py                     # every game, 200 random games each
    scripts/reference/large_games.py bigorra --games 20 --seed 7

These are the games that fairy_stockfish.py does not hold; most are larger than any engine at hand plays. In every
position of a random game the two lists of legal moves must be the same, and check, and how it ends; where
the array is drawn, each game has another one. Ends with 1 if something differs, and says where. The
generator is plain_position.py with the tables beside it: it knows nothing of our files and our code. Any
Python from 3.9 will do; PyPy is about five times as fast. The program is target/release/menagerie unless
MENAGERIE_PROGRAM names another one.
"""
import collections
import json
import sys

from plain_games import GAMES
from plain_position import Position
from random_games import hold_each, program

PLIES = 200


def kinds(position, moves):
    """The rarer moves, by their kinds."""
    found = collections.defaultdict(list)
    for text, after in moves.items():
        if "=" in text:
            found["promotions"].append(text)
        if len(after.board) < len(position.board):
            # Whoever captures in passing comes to an empty square.
            is_passing = bool(after.board.keys() - position.board.keys())
            found["captures in passing" if is_passing else "captures"].append(text)
        if after.can_capture_in_passing():
            found["steps that can be captured in passing"].append(text)
        king, to = (place.king(place.board, position.white) for place in (position, after))
        if max(abs(king[0] - to[0]), abs(king[1] - to[1])) > 1:
            found["leaps and castlings"].append(text)
    return found


def play(game, dice, rare):
    """A random game: its array, its moves, and for each position the legal moves, check, and the end."""
    start = position = Position.start(game, game.arrange(game.rows, dice) if game.arrange else game.rows)
    played, lists, seen, took = [], [], collections.Counter(), False
    while True:
        moves = position.moves()
        ended = position.over(moves, took)
        lists.append((sorted(moves), position.check(), ended))
        key = (frozenset(position.board.items()), position.white)
        seen[key] += 1
        # A repeated position may have other rights; those ends are tried elsewhere.
        if ended or len(played) == PLIES or seen[key] == 3 or position.quiet == 2 * game.move_rule:
            return start, played, lists
        # There is more to go wrong with moves of the rarer kinds.
        odd = kinds(position, moves)
        choice = odd[dice.choice(list(odd))] if odd and dice.random() < 0.5 else list(moves)
        played.append(dice.choice(choice))
        rare.update(kind for kind, some in odd.items() if played[-1] in some)
        after = moves[played[-1]]
        took = len(after.board) < len(position.board)
        position = after


def hold(name, count, dice):
    game = GAMES[name]
    positions, ends, rare = 0, collections.Counter(), collections.Counter()
    for _ in range(count):
        start, played, lists = play(game, dice, rare)
        drawn = ["--fen", start.fen()] if game.arrange else []
        said = program("legal", name, *drawn, "--moves", " ".join(played), "--each").splitlines()
        assert len(said) == len(lists), f"{name}: {len(said)} lines for {len(lists)} positions"
        for ply, (line, (moves, check, ended)) in enumerate(zip(said, lists)):
            ours = json.loads(line)
            end = ours["outcome"] and ours["outcome"]["kind"]
            positions += 1
            where = f"{name} {' '.join(drawn)} after {' '.join(played[:ply])}"
            # Nobody moves any more when it is over.
            moves = [] if end else moves
            if sorted(ours["legal"]) != moves:
                alone = set(ours["legal"]) ^ set(moves)
                sys.exit(f"{where}\nonly one of us has {alone}; ours are {set(ours['legal']) & alone}")
            if (ours["check"], end) != (check, ended) and end != "repetition":
                sys.exit(f"{where}\nours: check {ours['check']}, {end}; the other: check {check}, {ended}")
        ends[lists[-1][2] or "none"] += 1
    rare = ", ".join(f"{number} {kind}" for kind, number in sorted(rare.items()))
    ends = ", ".join(f"{number} {end}" for end, number in ends.most_common())
    print(f"{name}: {count} games, {positions} positions, no difference (played: {rare}; ends: {ends})", flush=True)


hold_each(GAMES, hold, __doc__)
