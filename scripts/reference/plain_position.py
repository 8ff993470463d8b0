"""A slow and plain generator of legal moves: it tries each move on a copy of the board and looks whether
the King could be captured then. It shares nothing with our own.
"""
from plain_games import ALWAYS
from plain_pieces import DIAGONALS, KNIGHT, LINES, PIECES, TWO

TURNED = {name: piece.turned() for name, piece in PIECES.items()}


def steps_from(square, step):
    while True:
        square = (square[0] + step[0], square[1] + step[1])
        yield square


def name_of(square):
    return chr(97 + square[0]) + str(square[1] + 1)


class Position:
    """board: who stands where, as (is White's, name). fresh: squares whose piece has never moved.
    passed: squares that the last move passed over, which leads to `runner`."""

    def __init__(self, game, board, white, fresh, passed=(), runner=None, quiet=0):
        self.game, self.board, self.white, self.fresh = game, board, white, fresh
        self.passed, self.runner, self.quiet = passed, runner, quiet

    @classmethod
    def start(cls, game, rows):
        board = {}
        for rank, row in enumerate(rows):
            for file, letter in enumerate(row):
                if letter != ".":
                    board[file, rank] = (True, game.names[letter])
                    board[file, game.ranks - 1 - rank] = (False, game.names[letter])
        return cls(game, board, True, frozenset(board))

    def fen(self):
        """Of an array: a King's first leap is the only right in the games whose array is drawn."""
        ranks = []
        for rank in reversed(range(self.game.ranks)):
            text, empty = "", 0
            for file in range(self.game.files):
                white, name = self.board.get((file, rank), (True, None))
                if name is None:
                    empty += 1
                    continue
                letter = self.game.letters[name]
                text += (str(empty) if empty else "") + (letter if white else letter.lower())
                empty = 0
            ranks.append(text + (str(empty) if empty else ""))
        kings = sorted((at for at, (_, name) in self.board.items() if name == "King"), key=lambda at: at[1])
        rights = ",".join(map(name_of, kings)) if self.game.leap else "-"
        return f"{'/'.join(ranks)} w {rights} - 0 1"

    def zone(self, name, white, square):
        """Whether a piece may be there at all."""
        if not self.game.terran:
            return True
        rank = square[1] if white else 9 - square[1]
        if name in ("King", "Guard"):
            return rank <= 2 and 2 <= square[0] <= 7
        return name != "Dragoon" or rank <= 4

    def reach(self, board, at, taking):
        """Where the piece may go as pieces stand: to capture, or to an empty square."""
        game = self.game
        white, name = board[at]
        piece = (PIECES if white else TURNED)[name]
        found = set()

        def ends(square):
            """Notes a square; the way goes on over it if it is empty."""
            if square not in game:
                return False
            if square in board:
                if taking and board[square][0] != white:
                    found.add(square)
                return False
            if not taking:
                found.add(square)
            return True

        def slide(start, step):
            for square in steps_from(start, step):
                if not ends(square):
                    return

        for x, y in piece.leaps | (piece.takes if taking else piece.quiet):
            ends((at[0] + x, at[1] + y))
        for step in piece.slides:
            slide(at, step)
        for step in piece.hops:
            if not taking:
                slide(at, step)
                continue
            seen = 0
            for square in steps_from(at, step):
                if square not in game or seen == 2:
                    break
                if square in board:
                    seen += 1
                    if seen == 2 and board[square][0] != white:
                        found.add(square)
        for step, on in piece.bent.items():
            turn = (at[0] + step[0], at[1] + step[1])
            if ends(turn):
                for way in on:
                    slide(turn, way)
        if piece.winds:
            for x, y in KNIGHT:
                here = at
                while True:
                    # One of the two squares between must be empty: the straight and the diagonal one.
                    straight = (here[0] + int(x / 2), here[1] + int(y / 2))
                    diagonal = (here[0] + (1 if x > 0 else -1), here[1] + (1 if y > 0 else -1))
                    here = (here[0] + x, here[1] + y)
                    if (straight in board and diagonal in board) or not ends(here):
                        break
        if piece.sissa:
            for first, second in ((LINES, DIAGONALS), (DIAGONALS, LINES)):
                for out in first:
                    for far, turn in enumerate(steps_from(at, out), 1):
                        if turn not in game or turn in board:
                            break
                        for way in second:
                            for length, square in enumerate(steps_from(turn, way), 1):
                                if length == far:
                                    ends(square)
                                    break
                                if square not in game or square in board:
                                    break
        if name == "Terran Pawn" and not taking and (at[1] if white else 9 - at[1]) > 4:
            ends((at[0] + 1, at[1]))
            ends((at[0] - 1, at[1]))
        return {square for square in found if self.zone(name, white, square)}

    def attacked(self, board, target, by):
        """Whether that side could capture who stands there."""
        for at, (white, name) in board.items():
            if white == by and (target[0] - at[0], target[1] - at[1]) in aims(self.game, white, name):
                if target in self.reach(board, at, True):
                    return True
        return False

    def king(self, board, white):
        return next(at for at, who in board.items() if who == (white, "King"))

    def safe(self, board, white):
        king = self.king(board, white)
        if self.game.terran:
            other = self.king(board, not white)
            if king[0] == other[0]:
                low, high = sorted((king[1], other[1]))
                if not any((king[0], rank) in board for rank in range(low + 1, high)):
                    return False
        return not self.attacked(board, king, not white)

    def safe_there(self, king, square):
        """Whether the King would be free from check on that square, whoever else is on it."""
        board = dict(self.board)
        board[square] = board.pop(king)
        return not self.attacked(board, square, not self.white)

    def check(self):
        return self.attacked(self.board, self.king(self.board, self.white), not self.white)

    def promotions(self, at, to, name):
        game = self.game
        last = game.last - 1 if self.white else game.ranks - game.last
        if to[1] != last or name not in game.becomes:
            return [None]
        if name == game.by_step and max(abs(to[0] - at[0]), abs(to[1] - at[1])) != 1:
            return [None]
        if name == game.only_corners and to[0] not in (0, game.files - 1):
            return [None]
        if name in game.by_file:
            return [game.names[game.by_file[name][to[0]]]]
        return game.becomes[name]

    def can_capture_in_passing(self):
        """Whether somebody stands where the piece that has just run could be captured from."""
        back = -1 if self.white else 1
        near = [(x + side, y + back) for x, y in self.passed for side in (1, -1)]
        return any(self.board[at][0] == self.white and PIECES[self.board[at][1]].passing
                   for at in near if at in self.board)

    def may_run(self, at, name):
        """Whether it may go two squares from there."""
        rule = self.game.doubles
        if isinstance(rule, dict):
            rule = rule.get(name, ALWAYS)
        if rule == "first":
            return at in self.fresh
        rank = at[1] if self.white else self.game.ranks - 1 - at[1]
        return rule == ALWAYS or rank == rule - 1

    def runs(self, at, name):
        """Its steps of two squares, or three: where to, and over what."""
        over, ahead = [], 1 if self.white else -1
        for far in range(1, 4 if self.game.triple else 3):
            square = (at[0], at[1] + far * ahead)
            if square not in self.game or square in self.board:
                return
            if far > 1:
                yield square, tuple(over)
            over.append(square)

    def king_leaps(self, at):
        if not self.game.leap or at not in self.fresh or self.check():
            return
        for x, y in TWO | (KNIGHT if self.game.leap == "all sixteen" else set()):
            to = (at[0] + x, at[1] + y)
            if to not in self.game or to in self.board:
                continue
            near = {(at[0] + int(x / 2), at[1] + int(y / 2))}
            if (x, y) in KNIGHT:
                near.add((at[0] + (1 if x > 0 else -1), at[1] + (1 if y > 0 else -1)))
            if any(self.safe_there(at, square) for square in near):
                yield to

    def castlings(self, at):
        """Where the King goes, and the Rook from and to."""
        if not self.game.castles or at not in self.fresh or self.check():
            return
        for side in (1, -1):
            for rook in steps_from(at, (side, 0)):
                if rook not in self.game or rook in self.board:
                    break
            if self.board.get(rook) != (self.white, self.game.castles) or rook not in self.fresh:
                continue
            crossed, to = (at[0] + side, at[1]), (at[0] + 2 * side, at[1])
            # As in chess: attacked as all stand before, also where the Rook then stands in the way.
            if abs(rook[0] - at[0]) > 2 and self.safe_there(at, crossed) and self.safe_there(at, to):
                yield to, rook, crossed

    def after(self, at, to, becomes=None, taken=None, passed=(), rook=None):
        """The position after a move, or none if it leaves the King in check."""
        board = dict(self.board)
        white, name = board.pop(at)
        gone = board.pop(taken or to, None)
        board[to] = (white, becomes or name)
        fresh = self.fresh - {at, to, taken}
        if rook:
            board[rook[1]] = board.pop(rook[0])
            fresh -= {rook[0]}
        if not self.safe(board, white):
            return None
        quiet = 0 if gone or PIECES[name].passing or name == "Terran Pawn" else self.quiet + 1
        passed = passed if self.game.passing else ()
        return Position(self.game, board, not white, fresh, passed, to if passed else None, quiet)

    def moves(self):
        """All legal moves as our program writes them, and what they lead to."""
        found = {}

        def add(at, to, name, **more):
            for becomes in self.promotions(at, to, name):
                text = name_of(at) + name_of(to)
                text += "=" + self.game.letters[becomes] if becomes else ""
                after = self.after(at, to, becomes, **more)
                if after:
                    assert text not in found, text
                    found[text] = after

        for at, (white, name) in self.board.items():
            if white != self.white:
                continue
            piece = (PIECES if white else TURNED)[name]
            passing = {(at[0] + x, at[1] + y) for x, y in piece.takes} & set(self.passed) if piece.passing else set()
            for to in passing:
                add(at, to, name, taken=self.runner)
            for to in self.reach(self.board, at, False) | self.reach(self.board, at, True):
                if to not in passing:
                    add(at, to, name)
            if piece.double and self.may_run(at, name):
                for to, over in self.runs(at, name):
                    add(at, to, name, passed=over)
            if name == "King":
                for to in self.king_leaps(at):
                    add(at, to, name)
                for to, rook, crossed in self.castlings(at):
                    add(at, to, name, rook=(rook, crossed))
        return found

    def is_dead(self):
        """Whether nobody can win any more: with one piece that never mates, or with some of one color."""
        others = [(at, name) for at, (_, name) in self.board.items() if name != "King"]
        if len(others) == 1 and others[0][1] in self.game.alone:
            return True
        colors = {sum(at) % 2 for at, _ in others}
        return len(colors) == 1 and all(name in self.game.one_color for _, name in others)

    def over(self, moves, took):
        """How the game has ended, if it has."""
        if not moves:
            return "checkmate" if self.check() else "stalemate"
        sides = [[name for white, name in self.board.values() if white == side] for side in (True, False)]
        if self.game.terran and took and set(sides[not self.white]) <= {"King", "Guard", "Dragoon"}:
            return "restricted"
        if self.game.terran:
            return None
        if all(len(side) == 1 for side in sides):
            return "bare-kings"
        if self.is_dead():
            return "dead"
        if self.game.bare_king_loses:
            mine, theirs = len(sides[not self.white]), len(sides[self.white])
            # Against one piece there is one move, to take that too; as in Shatranj, whether it can be
            # taken or not.
            if theirs == 1 or mine == 1 and theirs > 2:
                return "bare-king"
        return None


KNOWN = {}


def aims(game, white, name):
    key = (max(game.files, game.ranks), white, name)
    if key not in KNOWN:
        KNOWN[key] = frozenset((PIECES if white else TURNED)[name].aims(key[0]))
    return KNOWN[key]
