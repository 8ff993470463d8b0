#!/usr/bin/env python3
"""Holds our games against Fairy-Stockfish, by its Python package.

    pip install pyffish
    cargo build --release
    scripts/reference/fairy_stockfish.py                 # every game that it knows, 200 random games each
    scripts/reference/fairy_stockfish.py grand --games 20 --seed 7

In every position the two lists of legal moves must be the same. Ends with 1 if one is not, and says
where. It knows our games by these names; what differs in how moves are written is worked out from the two
arrays. The program is target/release/menagerie unless MENAGERIE_PROGRAM names another one.
"""
import collections
import json
import pathlib
import re
import sys
import tomllib

from random_games import hold_each, program, squares

# Ours, and its.
GAMES = {
    "antichess": "antichess",
    "asean": "asean",
    "capablanca": "capablanca",
    "chess": "chess",
    "chess960": "chess",
    "coregal": "coregal",
    "courier": "courier",
    "embassy": "embassy",
    "gothic": "gothic",
    "extinction-chess": "extinction",
    "grand": "grand",
    "janus": "janus",
    "kinglet": "kinglet",
    "losers": "losers",
    "makruk": "makruk",
    "racing-kings": "racingkings",
    "shako": "shako",
    "shatranj": "shatranj",
    "spartan": "spartan",
    "wildebeest": "wildebeest",
    "xiangqi": "xiangqi",
}
# Games that are not built into it, in its settings. It does not castle over a range.
SETTINGS = {
    "wildebeest": """
[wildebeest:chess]
maxRank = 10
maxFile = k
customPiece1 = c:C
customPiece2 = w:NC
startFen = rnccwkqbbnr/ppppppppppp/11/11/11/11/11/11/PPPPPPPPPPP/RNBBQKWCCNR w - - 0 1
doubleStepRegionWhite = *2 *3
doubleStepRegionBlack = *9 *8
tripleStepRegionWhite = *2
tripleStepRegionBlack = *9
promotionRegionWhite = *10
promotionRegionBlack = *1
promotionPieceTypes = qw
stalemateValue = loss
castling = false
""",
}
PLIES = 200
# What ends a game there before anybody asks for a move.
ENDS = ("extinction", "goal")


def array960(dice):
    """An array of Chess960, drawn until it is one."""
    while True:
        order = "".join(dice.sample("RNBQKBNR", 8))
        bishops = [file for file, piece in enumerate(order) if piece == "B"]
        if sum(bishops) % 2 and re.search("R.*K.*R", order):
            return f"{order.lower()}/pppppppp/8/8/8/8/PPPPPPPP/{order} w KQkq - 0 1"


# The games whose array is drawn by lot.
ARRAYS = {"chess960": array960}


class Game:
    """A game of ours, and how the other one writes its pieces and moves."""

    def __init__(self, ours, theirs):
        import pyffish

        if ours in SETTINGS:
            pyffish.load_variant_config(SETTINGS[ours])
        self.theirs, self.fen = theirs, pyffish.start_fen(theirs)
        folder = pathlib.Path(__file__).parents[2] / "rules" / "variants"
        self.file = tomllib.loads((folder / f"{ours}.toml").read_text())
        start, array = squares(self.fen), squares(self.file["start"])
        assert start.keys() == array.keys(), f"{ours}: the arrays differ: {start} {array}"
        self.is_drawn = ours in ARRAYS
        self.label = {piece.upper(): array[at].upper() for at, piece in start.items()}

    def is_dead(self, board):
        """Whether ours is drawn because nobody can win any more with what is left."""
        dead = self.file["endings"].get("dead", {})
        royal = {table["label"] for table in self.file["pieces"] if table.get("royal")}
        labels = [(at, self.label[piece.upper()], piece.isupper()) for at, piece in board.items()]
        others = [row for row in labels if row[1] not in royal]

        def colors(some):
            return {(ord(at[0]) + int(at[1:])) % 2 for at, _, _ in some}

        def are(kind):
            return all(label in dead.get(kind, []) for _, label, _ in others)

        first, second = ([row for row in others if row[2] == side] for side in (True, False))
        is_apart = first and second and colors(first).isdisjoint(colors(second))
        return (len(others) == 1 and are("alone") or len(colors(others)) == 1 and are("one_color")
                or bool(is_apart) and are("apart"))

    def stays(self, piece, to):
        """Whether a piece that goes there without a promotion has chosen to stay what it is."""
        label = self.label[piece.upper()]
        table = next(table for table in self.file["pieces"] if table["label"] == label)
        if label not in table.get("promotes_to", []):
            return False
        corners = self.file["zones"][table["promotes_in"]]["squares"].split("-")
        low, high = (int(corner[1:]) for corner in corners)
        rank = int(to[1:]) if piece.isupper() else self.file["ranks"] + 1 - int(to[1:])
        return low <= rank <= high

    def castled(self, origin, partner):
        """A castling that it writes by the partner's square as we write it: by the King's, if he cannot step there."""
        king = next(table for table in self.file["pieces"] if table.get("royal"))
        to = king["castles_to"]["king"][0 if partner > origin else 1][0] + origin[1:]
        return origin + (to if abs(ord(origin[0]) - ord(to[0])) > 1 else partner)

    def ours(self, move, board):
        """One of its moves as we write it."""
        origin, to, becomes = re.fullmatch(r"([a-p]\d+)([a-p]\d+)(.?)", move).groups()
        if self.is_drawn and to in board and board[to].isupper() == board[origin].isupper():
            return self.castled(origin, to)
        if becomes:
            return f"{origin}{to}={self.label[becomes.upper()]}"
        suffix = "=" + self.label[board[origin].upper()] if self.stays(board[origin], to) else ""
        return origin + to + suffix


def hold(ours, count, dice):
    import pyffish

    theirs = GAMES[ours]
    game = Game(ours, theirs)
    positions = immediate = counts = 0
    for _ in range(count):
        moves, played, lists, seen = [], [], [], collections.Counter()
        ended, counted = None, False
        start = ARRAYS[ours](dice) if game.is_drawn else game.fen
        while True:
            fen = pyffish.get_fen(theirs, start, moves, game.is_drawn)
            board = squares(fen)
            seen[tuple(fen.split()[:2])] += 1
            if pyffish.is_immediate_game_end(theirs, start, moves, game.is_drawn)[0]:
                # It has no moves then.
                ended = next((kind for kind in ENDS if kind in game.file["endings"]), None)
                break
            if len(moves) == PLIES:
                break
            # A count that is over, as it stands in its FEN: plies at most, and plies.
            most, plies = fen.split()[3:5]
            if "counting" in game.file["endings"] and most != "-" and int(plies) > int(most):
                counted = True
                break
            # Ours are drawn when nobody can win any more, some at a third repetition.
            if len(board) == 2 or game.is_dead(board) or seen[tuple(fen.split()[:2])] == 3:
                break
            known = pyffish.legal_moves(theirs, start, moves, game.is_drawn)
            legal = {game.ours(move, board): move for move in known}
            lists.append(sorted(legal))
            if not legal:
                break
            # Captures and promotions are few among all moves, and there is more to go wrong with them.
            odd = [move for move in legal if "=" in move or re.findall(r"[a-p]\d+", move)[1] in board]
            played.append(dice.choice(odd if odd and dice.random() < 0.3 else list(legal)))
            moves.append(legal[played[-1]])
        drawn = ["--fen", start] if game.is_drawn or ours in SETTINGS else []
        said = program("legal", ours, *drawn, "--moves", " ".join(played), "--each").splitlines()
        last = json.loads(said[-1])["outcome"]
        if ended != (last and last["kind"] if last and last["kind"] in ENDS else None):
            sys.exit(f"{ours} after {' '.join(played)}\nit is over for one of us alone: {ended}, {last}")
        if counted != (last is not None and last["kind"] == "counting"):
            sys.exit(f"{ours} after {' '.join(played)}\na count ends it for one of us alone: {last}")
        immediate += ended is not None
        counts += counted
        for ply, (line, wanted) in enumerate(zip(said, lists)):
            found = sorted(json.loads(line)["legal"])
            positions += 1
            if found != wanted:
                alone = f"ours alone: {set(found) - set(wanted)}\ntheirs alone: {set(wanted) - set(found)}"
                sys.exit(f"{ours} after {' '.join(played[:ply])}\n{alone}")
    ends = f", {immediate} ended by extinction or a goal" if immediate else ""
    ends += f", {counts} by counting" if counts else ""
    print(f"{ours}: {count} games, {positions} positions{ends}, no difference", flush=True)


hold_each(GAMES, hold, __doc__)
