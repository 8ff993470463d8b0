#!/usr/bin/env python3
"""Holds Chu, Dai and Wa Shogi against a second generator of moves, written from the pages on their rules.

    cargo build --release --example play -p menagerie-rules
    scripts/reference/large_shogi.py                      # every game, 200 random games each
    scripts/reference/large_shogi.py dai-shogi --games 20 --seed 7
    scripts/reference/large_shogi.py chu-shogi --games 0 --records ../shared/rules/chushogi_games.jsonl

In every position of a random game the two lists of legal moves must be the same, and how the game ends; so must
they be in all positions after one and two plies, and in as many games from arrays of few pieces, drawn by lot and
put into a copy of our file, in which Lions, Princes, bare Kings and repetitions are common. With --records the
games of a file are looked at, too, in which another library tells what each move of Chu Shogi does. Ends with 1 if
something differs, and says where. The generator knows nothing of our files and our code. Sources: Chu, Dai and Wa
shogi at Wikipedia and at The Chess Variant Pages (H. G. Muller), and the rules and tables of Shogi Variants (Steve
Evans). The program is target/release/examples/play unless MENAGERIE_PLAY names another one; the files lie in
rules/variants.
"""
import argparse
import collections
import hashlib
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

SENTE, GOTE = 0, 1

COMPASS = {"n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1), "w": (-1, 0),
           "nw": (-1, 1)}
GROUPS = {"straight": "n e s w", "diagonal": "ne se sw nw", "everywhere": "n ne e se s sw w nw"}

# How the pieces move, north being forward: `step` is one square, `slide` any distance, `two` and `three` at most so
# many squares of a slide, `leap` the second square over whoever stands between, `knight` the second square and one
# aside, `lion` two steps in this direction each of which may capture.
MOVES = {
    "King": "step everywhere", "Crown Prince": "step everywhere",
    "Pawn": "step n",
    "Go-Between": "step n s",
    "Stone General": "step ne nw",
    "Iron General": "step n ne nw",
    "Copper General": "step n ne nw s",
    "Silver General": "step n diagonal",
    "Gold General": "step straight ne nw",
    "Ferocious Leopard": "step n s diagonal",
    "Blind Tiger": "step e s w diagonal",
    "Drunk Elephant": "step n e w diagonal",
    "Angry Boar": "step straight",
    "Cat Sword": "step diagonal",
    "Evil Wolf": "step n ne nw e w",
    "Violent Ox": "two straight",
    "Flying Dragon": "two diagonal",
    "Knight": "knight n",
    "Kirin": "step diagonal, leap straight",
    "Phoenix": "step straight, leap diagonal",
    "Lance": "slide n",
    "Reverse Chariot": "slide n s",
    "Side Mover": "slide e w, step n s",
    "Vertical Mover": "slide n s, step e w",
    "Rook": "slide straight",
    "Bishop": "slide diagonal",
    "Dragon King": "slide straight, step diagonal",
    "Dragon Horse": "slide diagonal, step straight",
    "Free King": "slide everywhere",
    "Lion": "lion everywhere",
    "White Horse": "slide n s ne nw",
    "Whale": "slide n s se sw",
    "Free Boar": "slide e w diagonal",
    "Flying Ox": "slide n s diagonal",
    "Flying Stag": "slide n s, step everywhere",
    "Horned Falcon": "slide ne e se s sw w nw, lion n",
    "Soaring Eagle": "slide n e se s sw w, lion ne nw",
    # The animals of Wa Shogi.
    "Crane King": "step everywhere",
    "Sparrow Pawn": "step n",
    "Oxcart": "slide n",
    "Liberated Horse": "slide n, two s",
    "Strutting Crow": "step n se sw",
    "Swooping Owl": "step n se sw",
    "Flying Cock": "step ne nw e w",
    "Flying Goose": "step n ne nw s",
    "Climbing Monkey": "step n ne nw s",
    "Blind Dog": "step ne nw e w s",
    "Violent Stag": "step n diagonal",
    "Violent Wolf": "step straight ne nw",
    "Swallow's Wings": "slide e w, step n s",
    "Running Rabbit": "slide n, step s diagonal",
    "Flying Falcon": "slide diagonal, step n",
    "Treacherous Fox": "step n s diagonal, leap n s diagonal",
    "Cloud Eagle": "slide n s, three ne nw, step e w se sw",
    "Golden Bird": "step straight ne nw",
    "Plodding Ox": "step everywhere",
    "Heavenly Horse": "knight n s",
    "Raiding Falcon": "slide n s, step e w ne nw",
    "Roaming Boar": "step n e w diagonal",
    "Bear's Eyes": "step everywhere",
    "Gliding Swallow": "slide straight",
    "Tenacious Falcon": "slide n s diagonal, step e w",
}
CHU = ("P:Pawn:Gold General, I:Go-Between:Drunk Elephant, L:Lance:White Horse, A:Reverse Chariot:Whale,"
       "M:Side Mover:Free Boar, V:Vertical Mover:Flying Ox, R:Rook:Dragon King, B:Bishop:Dragon Horse,"
       "H:Dragon Horse:Horned Falcon, D:Dragon King:Soaring Eagle, C:Copper General:Side Mover,"
       "S:Silver General:Vertical Mover, G:Gold General:Rook, F:Ferocious Leopard:Bishop, T:Blind Tiger:Flying Stag,"
       "E:Drunk Elephant:Crown Prince, O:Kirin:Lion, X:Phoenix:Free King, N:Lion:, Q:Free King:, K:King:")
WEAK = ("S':Stone General:Gold General, I':Iron General:Gold General, N':Knight:Gold General,"
        "A':Angry Boar:Gold General, C':Cat Sword:Gold General, W:Evil Wolf:Gold General,"
        "O':Violent Ox:Gold General, F':Flying Dragon:Gold General")
WA = ("P:Sparrow Pawn:Golden Bird, O:Oxcart:Plodding Ox, H:Liberated Horse:Heavenly Horse,"
      "U:Strutting Crow:Flying Falcon, L:Swooping Owl:Cloud Eagle, C:Flying Cock:Raiding Falcon,"
      "G:Flying Goose:Swallow's Wings, M:Climbing Monkey:Violent Stag, D:Blind Dog:Violent Wolf,"
      "V:Violent Stag:Roaming Boar, W:Violent Wolf:Bear's Eyes, S:Swallow's Wings:Gliding Swallow,"
      "R:Running Rabbit:Treacherous Fox, F:Flying Falcon:Tenacious Falcon, E:Cloud Eagle:, X:Treacherous Fox:,"
      "K:Crane King:")


class Kind:
    """What a piece of one side does, as steps on the board."""

    def __init__(self, name, forward):
        self.name = name
        self.rays, self.leaps, self.lion = [], [], []
        for clause in MOVES[name].split(", "):
            how, *words = clause.split()
            for word in " ".join(GROUPS.get(word, word) for word in words).split():
                over, up = COMPASS[word]
                up *= forward
                if how == "step":
                    self.leaps.append((over, up))
                elif how == "leap":
                    self.leaps.append((2 * over, 2 * up))
                elif how == "knight":
                    self.leaps += [(-1, 2 * up), (1, 2 * up)]
                elif how == "lion":
                    self.lion.append((over, up))
                else:
                    self.rays.append((over, up, {"slide": 99, "two": 2, "three": 3}[how]))
        # The Lion turns on its way; the others go straight on.
        self.is_lion = len(self.lion) == 8
        if self.is_lion:
            self.leaps += [(over, up) for over in range(-2, 3) for up in range(-2, 3) if over or up]
        else:
            self.leaps += [(length * over, length * up) for over, up in self.lion for length in (1, 2)]

    def onward(self, first):
        """The second steps of a Lion's move, but back."""
        return [step for step in COMPASS.values() if step != (-first[0], -first[1])] if self.is_lion else [first]


class Game:
    """pieces: letter, name and what it becomes. rows: Sente's array from the first rank up; Gote's stands opposite.
    zone: ranks of promotion. again: who may be promoted on the last rank in any case."""

    def __init__(self, pieces, rows, zone, again="", drops=False, lions=False, bare=False):
        self.rows = [row.split() for row in rows]
        self.size, self.zone, self.again = len(self.rows[0]), zone, again.split()
        self.drops, self.lions, self.bare = drops, lions, bare
        self.names, self.becomes, self.kinds = {}, {}, {}
        for text in pieces.split(","):
            letter, name, target = text.strip().split(":")
            self.names[letter] = name
            if target:
                self.names["+" + letter] = target
                self.becomes[letter] = "+" + letter
        for label, name in self.names.items():
            for side, forward in ((SENTE, 1), (GOTE, -1)):
                self.kinds[side, label] = Kind(name, forward)
        self.royal = {label for label, name in self.names.items() if name in ("King", "Crown Prince", "Crane King")}

    def start(self):
        board = {}
        for rank, row in enumerate(self.rows):
            for file, label in enumerate(row):
                if label != ".":
                    board[file, rank] = (SENTE, label)
                    board[self.size - 1 - file, self.size - 1 - rank] = (GOTE, label)
        return Position(self, board, SENTE, (collections.Counter(), collections.Counter()), None)

    def few(self, dice):
        """An array of few pieces by lot in which nobody has lost and nobody can take a King at once."""
        while True:
            board = {}
            squares = [(file, rank) for file in range(self.size) for rank in range(self.size)]
            dice.shuffle(squares)
            hands = collections.Counter(), collections.Counter()
            for side in (SENTE, GOTE):
                labels = ["K"] + [dice.choice(list(self.names)) for _ in range(dice.choice((1, 1, 2, 4, 8, 16, 32)))]
                if not self.drops:
                    labels += [label for label in "N N O O O +O +E E P L +H +D".split() if dice.random() < 0.3]
                for label in labels:
                    if label == "K" and (side, "K") in board.values():
                        continue
                    square = squares.pop()
                    if self.drops and self.is_stuck(side, label, square):
                        hands[side][label.lstrip("+")] += 1
                    else:
                        board[square] = (side, label)
            position = Position(self, board, SENTE, hands, None)
            if not position.is_check(GOTE) and not position.over(position.moves(), [(position.key(), False)]):
                return position

    def depth(self, side, square):
        """How far a square is from the side's own edge, from 0."""
        return square[1] if side == SENTE else self.size - 1 - square[1]

    def is_in_zone(self, side, square):
        return self.depth(side, square) >= self.size - self.zone

    def is_stuck(self, side, label, square):
        """Whether the piece could never move again from there."""
        kind = self.kinds[side, label]
        ways = kind.leaps + [(over, up) for over, up, _ in kind.rays]
        return not any(0 <= square[0] + over < self.size and 0 <= square[1] + up < self.size for over, up in ways)


GAMES = {
    "chu-shogi": Game(CHU, (
        "L F C S G K E G S C F L", "A . B . T O X T . B . A", "M V R H D N Q D H R V M", "P P P P P P P P P P P P",
        ". . . I . . . . I . . ."), 4, again="P L", lions=True, bare=True),
    "dai-shogi": Game(CHU + "," + WEAK, (
        "L N' S' I' C S G K G S C I' S' N' L", "A . C' . F . T E T . F . C' . A",
        ". O' . A' . W O N X W . A' . O' .", "R F' M V B H D Q D H B V M F' R", "P P P P P P P P P P P P P P P",
        ". . . . I . . . . . I . . . ."), 5),
    "wa-shogi": Game(WA, (
        "O D U G W K V C L M H", ". F . . . S . . . E .", "P P P X P P P R P P P", ". . . P . . . P . . ."), 3,
        drops=True),
}

Move = collections.namedtuple("Move", "start between end label captured")


def text_of(square):
    return chr(97 + square[0]) + str(square[1] + 1)


class Position:
    """board: who stands where. struck: the square where the last move took a Lion with another piece than a Lion."""

    def __init__(self, game, board, side, hands, struck):
        self.game, self.board, self.side, self.hands, self.struck = game, board, side, hands, struck

    def __contains__(self, square):
        return 0 <= square[0] < self.game.size and 0 <= square[1] < self.game.size

    def fen(self):
        rows = []
        for rank in reversed(range(self.game.size)):
            row = ""
            for file in range(self.game.size):
                side, label = self.board.get((file, rank), (SENTE, "1"))
                row += label if side == SENTE else label.lower()
            rows.append(re.sub("1+", lambda run: str(len(run.group())), row))
        hands = "".join(label * count for label, count in self.hands[SENTE].items())
        hands += "".join(label.lower() * count for label, count in self.hands[GOTE].items())
        return "/".join(rows) + (f"[{hands}]" if self.game.drops else "") + " w - - 0 1"

    def key(self):
        hands = tuple(tuple(sorted((+hand).items())) for hand in self.hands)
        return frozenset(self.board.items()), self.side, hands

    def name(self, square):
        return self.game.names[self.board[square][1]]

    # How the pieces go, whatever comes of it.

    def ways(self, start):
        """(between, end) of every way of the piece; between is where it captures on the way."""
        side, label = self.board[start]
        kind = self.game.kinds[side, label]
        for over, up in kind.leaps:
            end = start[0] + over, start[1] + up
            if end in self and self.board.get(end, (None,))[0] != side:
                yield None, end
        for over, up, most in kind.rays:
            end = start
            for _ in range(most):
                end = end[0] + over, end[1] + up
                if end not in self:
                    break
                if end in self.board:
                    if self.board[end][0] != side:
                        yield None, end
                    break
                yield None, end
        may_pass = False
        for first in kind.lion:
            between = start[0] + first[0], start[1] + first[1]
            if between not in self:
                continue
            if between not in self.board:
                may_pass = True
            elif self.board[between][0] != side:
                yield between, start
                for over, up in kind.onward(first):
                    end = between[0] + over, between[1] + up
                    if end in self and self.board.get(end, (None,))[0] != side:
                        yield between, end
        if may_pass:
            yield None, start

    def attacks(self, side, target):
        """Whether a piece of this side can go to the square."""
        for start, (owner, label) in self.board.items():
            if owner != side:
                continue
            kind = self.game.kinds[side, label]
            over, up = target[0] - start[0], target[1] - start[1]
            if (over, up) in kind.leaps:
                return True
            length = max(abs(over), abs(up))
            if length == 0 or (over and up and abs(over) != abs(up)):
                continue
            step = over // length, up // length
            for ray in kind.rays:
                if ray[:2] == step and length <= ray[2]:
                    between = ((start[0] + i * step[0], start[1] + i * step[1]) for i in range(1, length))
                    if not any(square in self.board for square in between):
                        return True
        return False

    # What is allowed.

    def after(self, move):
        board = dict(self.board)
        hands = self.hands
        struck = None
        if move.start is None:
            hands = tuple(collections.Counter(hand) for hand in hands)
            hands[self.side][move.label] -= 1
        else:
            is_lion = self.name(move.start) == "Lion"
            for square in move.captured:
                if self.game.names[board[square][1]] == "Lion" and not is_lion:
                    struck = square
            if self.game.drops and move.captured:
                hands = tuple(collections.Counter(hand) for hand in hands)
                for square in move.captured:
                    hands[self.side][board[square][1].lstrip("+")] += 1
            for square in (move.start, *move.captured):
                board.pop(square, None)
        board[move.end] = (self.side, move.label)
        return Position(self.game, board, 1 - self.side, hands, struck)

    def breaks_rule_of_lions(self, start, between, end, captured):
        """Chu Shogi's rule that Lions are not exchanged."""
        lions = [square for square in captured if self.name(square) == "Lion"]
        if not lions:
            return False
        if self.name(start) != "Lion":
            return self.struck is not None and any(square != self.struck for square in lions)
        far = max(abs(start[0] - end[0]), abs(start[1] - end[1])) == 2
        if not far or end not in lions:
            return False
        if between in captured and self.name(between) not in ("Pawn", "Go-Between"):
            return False
        label = self.board[start][1]
        return self.after(Move(start, between, end, label, captured)).attacks(1 - self.side, end)

    def labels(self, start, end, captured):
        """What the piece may be after the move, and whether that is a choice to be named."""
        game, side = self.game, self.side
        label = self.board[start][1]
        better = game.becomes.get(label)
        if better is None:
            return [(label, False)]
        inside, comes = game.is_in_zone(side, start), game.is_in_zone(side, end)
        if game.drops:
            may = inside or comes
            must = may and game.is_stuck(side, label, end)
        else:
            may = comes and not inside or captured and (inside or comes)
            may = may or label in game.again and game.depth(side, end) == game.size - 1
            must = False
        if not may:
            return [(label, False)]
        return [(better, True)] if must else [(better, True), (label, True)]

    def is_check(self, side):
        """Whether the King of this side is attacked; there is none where Kings are captured."""
        if not self.game.drops:
            return False
        king = next(square for square, piece in self.board.items() if piece == (side, "K"))
        return self.attacks(1 - side, king)

    def board_moves(self):
        for start, (owner, _) in self.board.items():
            if owner != self.side:
                continue
            for between, end in self.ways(start):
                captured = tuple(square for square in (between, end) if square in self.board and square != start)
                if self.game.lions and self.breaks_rule_of_lions(start, between, end, captured):
                    continue
                for label, named in self.labels(start, end, captured):
                    text = "".join(text_of(square) for square in (start, between, end) if square)
                    yield text + ("=" + label if named else ""), Move(start, between, end, label, captured)

    def drop_moves(self):
        game, side = self.game, self.side
        for label, count in self.hands[side].items():
            if count <= 0:
                continue
            full = {square[0] for square, piece in self.board.items() if piece == (side, "P")} if label == "P" else ()
            for file in range(game.size):
                for rank in range(game.size):
                    end = file, rank
                    if end in self.board or file in full or game.is_stuck(side, label, end):
                        continue
                    yield f"{label}@{text_of(end)}", Move(None, None, end, label, ())

    def moves(self):
        found = dict(self.board_moves())
        if not self.game.drops:
            return found
        was_check = self.is_check(self.side)
        legal = {text: move for text, move in found.items() if not self.after(move).is_check(self.side)}
        for text, move in self.drop_moves():
            # A piece dropped on one's own side opens no line.
            if was_check and self.after(move).is_check(self.side):
                continue
            if move.label == "P" and self.is_mate_by_drop(move):
                continue
            legal[text] = move
        return legal

    def is_mate_by_drop(self, move):
        ahead = move.end[0], move.end[1] + (1 if self.side == SENTE else -1)
        return self.board.get(ahead) == (1 - self.side, "K") and not self.after(move).moves()

    def over(self, moves, history):
        """How the game ends here, and who wins; history has the key of each position and whether it was check."""
        game, last = self.game, 1 - self.side
        if game.drops:
            if not moves:
                return "checkmate" if self.is_check(self.side) else "stalemate", last
        else:
            royals = [sum(piece[0] == side and piece[1] in game.royal for piece in self.board.values())
                      for side in (SENTE, GOTE)]
            if 0 in royals:
                return "extinction", 1 - royals.index(0)
            if game.bare:
                count = [sum(piece[0] == side for piece in self.board.values()) for side in (SENTE, GOTE)]
                for side in (SENTE, GOTE):
                    if count[side] == 1 and count[1 - side] > (2 if side == self.side else 1):
                        return "bareking", 1 - side
            if not moves:
                return "stalemate", last
        same = [ply for ply, (key, _) in enumerate(history) if key == history[-1][0]]
        if len(same) >= 4:
            since = [check for _, check in history[same[0] + 1:]]
            # The last ply was made by the side that has moved.
            gave = {last: all(since[::-1][::2]), 1 - last: all(since[::-1][1::2])}
            if gave[last] != gave[1 - last]:
                return "perpetualcheck", last if gave[1 - last] else 1 - last
            return "repetition", None
        return None


class Ours:
    """The example program that plays a variant file by commands."""

    def __init__(self, name, array=None):
        root = pathlib.Path(__file__).resolve().parents[2]
        path = os.environ.get("MENAGERIE_PLAY", root / "target/release/examples/play")
        file = root / f"rules/variants/{name}.toml"
        if array:
            text = re.sub('(?m)^start = ".*"', f'start = "{array}"', file.read_text())
            self.copy = tempfile.NamedTemporaryFile("w", suffix=".toml")
            self.copy.write(text)
            self.copy.flush()
            file = self.copy.name
        self.program = subprocess.Popen([path, file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, text):
        """The end, or nothing, and the legal moves."""
        self.program.stdin.write(text + "\n")
        self.program.stdin.flush()
        end, _, moves = self.program.stdout.readline().rstrip("\n").partition("\t")
        if not end:
            sys.exit(f"the program does not answer {text}")
        return (None if end == "-" else end), moves.split()

    def close(self):
        self.program.stdin.close()
        self.program.wait()


def compare(where, end, ours, ended, moves):
    winner = {None: "-", SENTE: "white", GOTE: "black"}
    said = ended and f"{ended[0]} {winner[ended[1]]}"
    if end != said:
        sys.exit(f"{where}\nours ends: {end}; the other: {said}")
    if ended is None and (len(ours) != len(moves) or set(ours) != set(moves)):
        alone = set(ours) ^ set(moves)
        sys.exit(f"{where}\n{len(ours)} of ours, {len(moves)} of the other\nonly one of us has {sorted(alone)}; "
                 f"ours are {sorted(set(ours) & alone)}")


def kinds(position, moves):
    """The rarer moves, by their kinds."""
    found = collections.defaultdict(list)
    for text, move in moves.items():
        if move.start is None:
            found["drops"].append(text)
            continue
        if move.captured:
            found["captures"].append(text)
        if move.label != position.board[move.start][1]:
            found["promotions"].append(text)
        elif "=" in text:
            found["promotions declined"].append(text)
        if move.between:
            found["captures on the way"].append(text)
        if len(move.captured) == 2:
            found["double captures"].append(text)
        if any(position.name(square) == "Lion" for square in move.captured):
            found["captures of Lions"].append(text)
        if move.start == move.end:
            found["moves to the same square"].append(text)
        if position.name(move.start) in ("Lion", "Horned Falcon", "Soaring Eagle"):
            found["moves with a Lion's power"].append(text)
    return found


def choose(position, moves, dice):
    odd = kinds(position, moves)
    # The King that is taken last ends the game, so it is let live more often than not.
    board, royal = position.board, position.game.royal
    is_last = sum(side != position.side and label in royal for side, label in board.values()) == 1
    spared = [text for text, move in moves.items()
              if not (is_last and any(board[square][1] in royal for square in move.captured))]
    names = [name for name in odd if name not in ("moves to the same square", "drops")] or list(odd)
    choice = odd[dice.choice(names)] if names and dice.random() < 0.5 else list(moves)
    text = dice.choice(choice)
    if text not in spared and spared and dice.random() < 0.9:
        text = dice.choice(spared)
    return text, [name for name, some in odd.items() if text in some]


def choose_to_repeat(position, moves, dice, history):
    """A move back to where the game has been, or a check, if there is one."""
    seen = {key for key, _ in history}
    after = {text: position.after(move) for text, move in moves.items()}
    back = [text for text, place in after.items() if place.key() in seen]
    checks = [text for text, place in after.items() if place.is_check(place.side)]
    both = [text for text in back if text in checks]
    if dice.random() < 0.1:
        return dice.choice(list(moves))
    return dice.choice(both or checks or back or list(moves))


class Tally:
    """What was seen in the games."""

    def __init__(self):
        self.positions = self.most = 0
        self.ends, self.rare = collections.Counter(), collections.Counter()

    def told(self):
        rare = ", ".join(f"{number} {kind}" for kind, number in sorted(self.rare.items()))
        ends = ", ".join(f"{number} {end}" for end, number in self.ends.most_common())
        return (f"{self.positions} positions of up to {self.most} moves, no difference (played: {rare}; "
                f"ends: {ends})")


def play(where, ours, position, dice, plies, tally, is_few=False):
    """A game by chance, move by move in both."""
    played = []
    repeats = is_few and dice.random() < 0.2
    end, legal = ours.say("new")
    history = [(position.key(), False)]
    while True:
        moves = position.moves()
        ended = position.over(moves, history)
        tally.positions += 1
        tally.most = max(tally.most, len(moves))
        compare(f"{where} after {' '.join(played)}", end, legal, ended, moves)
        if ended or len(played) == plies:
            tally.ends[ended[0] if ended else "none"] += 1
            return
        if repeats:
            text = choose_to_repeat(position, moves, dice, history)
        else:
            text, what = choose(position, moves, dice)
            tally.rare.update(what)
        played.append(text)
        position = position.after(moves[text])
        history.append((position.key(), position.is_check(position.side)))
        end, legal = ours.say(text)


def hold_random_games(name, count, dice, plies):
    ours, tally = Ours(name), Tally()
    for _ in range(count):
        play(name, ours, GAMES[name].start(), dice, plies, tally)
    ours.close()
    print(f"{name}: {count} games, {tally.told()}", flush=True)


def hold_games_of_few(name, count, dice, plies):
    tally = Tally()
    for _ in range(count):
        array = GAMES[name].few(dice)
        ours = Ours(name, array.fen())
        play(f"{name} from {array.fen()}", ours, array, dice, plies, tally, is_few=True)
        ours.close()
    print(f"{name}: {count} games from few pieces, {tally.told()}", flush=True)


def hold_first_plies(name):
    """All positions after one and two plies, and with them the number of those after three."""
    game, ours = GAMES[name], Ours(name)
    start = game.start()
    counts = [0, 0, 0]
    end, legal = ours.say("new")
    first = start.moves()
    compare(f"{name} at the start", end, legal, None, first)
    counts[0] = len(first)
    for one, move in first.items():
        ours.say("new")
        end, legal = ours.say(one)
        position = start.after(move)
        second = position.moves()
        compare(f"{name} after {one}", end, legal, None, second)
        counts[1] += len(second)
        for two, answer in second.items():
            ours.say("new")
            ours.say(one)
            end, legal = ours.say(two)
            third = position.after(answer).moves()
            compare(f"{name} after {one} {two}", end, legal, None, third)
            counts[2] += len(third)
    ours.close()
    print(f"{name}: {counts[0]}, {counts[1]} and {counts[2]} positions after one, two and three plies", flush=True)


def effect(position, move):
    """What a move does, as the records write it."""
    taken = ",".join(sorted(text_of(square) for square in move.captured))
    plus = "+" if move.label != position.board[move.start][1] else ""
    return f"{text_of(move.start)}>{text_of(move.end)}{plus}" + (f" x{taken}" if taken else "")


def hold_records(path):
    """The games of another library, against this generator alone."""
    positions = games = 0
    for line in pathlib.Path(path).read_text().splitlines():
        record = json.loads(line)
        position = GAMES["chu-shogi"].start()
        games += 1
        for ply, wanted in enumerate(record["plies"]):
            effects = {effect(position, move): move for move in position.moves().values()}
            positions += 1
            text = "\n".join(sorted(effects))
            if hashlib.sha256(text.encode()).hexdigest() != wanted["sha256"]:
                alone = sorted(set(effects) ^ set(wanted.get("all", effects)))
                sys.exit(f"record {record['id']}, ply {ply}: {len(effects)} here, {wanted['n']} there; {alone}")
            if wanted.get("played") not in effects:
                break
            position = position.after(effects[wanted["played"]])
    print(f"{path}: {games} games, {positions} positions, no difference", flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("games", nargs="*", choices=[[], *GAMES], default=[])
    options.add_argument("--games", dest="count", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--plies", type=int, default=200, help="after so many a game is broken off")
    options.add_argument("--records", help="games of Chu Shogi as another library tells them")
    chosen = options.parse_args()
    if chosen.records:
        hold_records(chosen.records)
    for name in chosen.games or GAMES:
        hold_first_plies(name)
        for hold in (hold_random_games, hold_games_of_few):
            hold(name, chosen.count, random.Random(chosen.seed), chosen.plies)


main()
