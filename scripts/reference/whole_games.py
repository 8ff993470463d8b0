"""Plays games by chance to their ends, by a converted file and by Fairy-Stockfish side by side."""
import pathlib
import re
import subprocess

from random_games import squares

# What ends a game there at once, and what it leaves to be asked for.
IMMEDIATE = {"checks", "goal", "extinction", "bareking", "passes", "row"}
ASKED = {"repetition", "perpetualcheck", "counting", "moverule"}


class Differs(Exception):
    """The two programs differ; says where."""


class Ours:
    """Our program, told move after move."""

    def __init__(self, play, file):
        self.process = subprocess.Popen([play, file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, line):
        """The end or None, its winner or None, and the legal moves."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().rstrip("\n")
        if not answer:
            raise Differs(f"ours ends at {line}")
        end, moves = answer.split("\t")
        kind, _, winner = end.partition(" ")
        return (None if kind == "-" else kind), (None if winner in ("", "-") else winner), moves.split()

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def parts(move):
    """Origin, destination, and what follows them, without a wall. What is dropped comes from its own square, and is named behind it."""
    if "@" in move:
        piece, to = move.split("@")
        return to, to, "@" + piece
    move = move.split(",")[0]
    return re.fullmatch(r"([a-p]\d+)([a-p]\d+)=?(.*)", move).groups()


def paired(ours, theirs, board, may_mate=lambda move: False):
    """Each of our moves with theirs. Both write coordinates; a promotion as in Shogi is a plus there, who may
    stay what he is names himself here, and of a castling one may name the partner's square."""
    pairs, left = {}, set(theirs)
    walled = any("," in move for move in theirs)
    for move in ours:
        origin, to, becomes = parts(move)
        if becomes.startswith("@"):
            names = [move]
        elif becomes.startswith("/"):
            # Behind a castled partner they write his way to the King's square.
            entered, on = becomes[1].lower(), becomes[2:] or origin
            names = [(origin + to if on == origin else on + origin) + entered]
        elif becomes and becomes.upper() == board[origin].upper():
            names = [origin + to]
        elif becomes:
            names = [origin + to + becomes.lower().lstrip("+"), origin + to + "+", origin + to + "-"]
        else:
            names = [origin + to]
        if walled:
            # A wall is a way of its own there, and the square that was left where we name none.
            wall = move.split(",")[1] if "," in move else origin
            names = [f"{name},{to}{wall}" for name in names]
        pairs[move] = next((name for name in names if name in left), None)
        left.discard(pairs[move])
    for move in [move for move, name in pairs.items() if name is None]:
        origin, to, _ = parts(move)
        if "@" in move:
            continue

        def is_same(name):
            if "@" in name or walled and not name.endswith(move.split(",")[-1]):
                return False
            start, end, _ = parts(name)
            is_castling = end in board or to in board or abs(ord(end[0]) - ord(start[0])) > 1
            return start == origin and end[1:] == to[1:] and is_castling and (end > start) == (to > origin)

        pairs[move] = next((name for name in sorted(left) if is_same(name)), None)
        left.discard(pairs[move])
    alone = sorted(move for move, name in pairs.items() if name is None)
    # A Pawn may not be dropped where that is checkmate; there the side that does so loses.
    left = {move for move in left if not may_mate(move)}
    if alone or left:
        raise Differs(f"ours alone: {alone}, theirs alone: {sorted(left)}")
    return pairs


def winner(result, is_white):
    """Who has won, by a result of whose turn it is."""
    if result == 0:
        return None
    return "white" if (result > 0) == is_white else "black"


def one(name, ours, dice, plies, is_960, guarded):
    """One game; how many positions it had, and by what it ended."""
    import pyffish

    start, played, said = pyffish.start_fen(name), [], []

    def is_mate_of_pawn(move):
        return move[:2] in guarded and not pyffish.legal_moves(name, start, [*played, move], is_960)

    end, won, moves = ours.tell("new")
    while True:
        where = f"after {' '.join(said)}: "
        theirs = pyffish.legal_moves(name, start, played, is_960)
        over, result = pyffish.is_immediate_game_end(name, start, played, is_960)
        fen = pyffish.get_fen(name, start, played, is_960)
        is_white = fen.split()[1] == "w"
        # Points may decide after two passes, or in the place of a draw that is asked for.
        # A last check may also be checkmate.
        ends = IMMEDIATE | {"points", "checkmate"}
        immediate, asked_for = (ends, ASKED) if over else (IMMEDIATE, ASKED | {"points"})
        try:
            if over != (end in immediate) or over and winner(result, is_white) != won:
                raise Differs(f"the end is {end} of {won} here, and {over} by {result} there")
            if over:
                return len(said) + 1, end
            if end in asked_for and (theirs or end != "points"):
                asked, result = pyffish.is_optional_game_end(name, start, played, is_960)
                if not asked or winner(result, is_white) != won:
                    raise Differs(f"the end is {end} of {won} here, and {asked} by {result} there")
                return len(said) + 1, end
            if not theirs:
                result = pyffish.game_result(name, start, played, is_960)
                if end not in ("checkmate", "stalemate", "points") or winner(result, is_white) != won:
                    raise Differs(f"no moves by {result} there, {end} of {won} here")
                return len(said) + 1, end
            if end:
                raise Differs(f"{end} of {won} here, and {len(theirs)} moves there")
            board = squares(fen)
            pairs = paired(moves, theirs, board, is_mate_of_pawn)
        except Differs as differs:
            raise Differs(where + str(differs)) from None
        if len(said) == plies:
            return len(said) + 1, "none"
        # Two passes end a game, so they are few, too.
        active = [move for move in moves if parts(move)[0] != parts(move)[1] or "=" in move or "@" in move]
        if active and dice.random() < 0.95:
            moves = active
        # Captures open the board, and promotions are few.
        odd = [move for move in moves if "=" in move or parts(move)[1] in board]
        choice = dice.choice(odd if odd and dice.random() < 0.4 else moves)
        said.append(choice)
        played.append(pairs[choice])
        end, won, moves = ours.tell(choice)


def play(name, program, file, count, plies, dice, is_960):
    """So many games; the positions, the ends, and what differs or None."""
    ours, positions, ends = Ours(program, file), 0, {}
    pieces = pathlib.Path(file).read_text().split("[[pieces]]")[1:]
    guarded = {re.search(r'label = "(.)"', piece)[1] + "@" for piece in pieces if "no_drop_mate = true" in piece}
    try:
        for _ in range(count):
            more, end = one(name, ours, dice, plies, is_960, guarded)
            positions += more
            ends[end] = ends.get(end, 0) + 1
    except Differs as differs:
        return positions, ends, str(differs)
    finally:
        ours.close()
    return positions, ends, None
