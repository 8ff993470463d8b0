"""Replays public records of Shogi and Crazyhouse games move after move by a variant file.

    public_games.py PLAY VARIANT.toml FILES...

PLAY is the built rules/examples/play. Each of FILES is a collection: a record, or a folder of records. Shogi is
read from CSA (.csa), KIF (.kif, .kifu; UTF-8 or Shift-JIS) and lines of USI (.usi, .sfen), Crazyhouse from
PGN (.pgn). Only main lines from the standard array are played, and what was played before in the same call is
not played again. Printed are, of each collection, its games and plies, what was refused where, what goes on
behind an end of ours, and what was skipped and why; at last how the records end, and how ours do.
"""
import collections
import pathlib
import re
import sys

from random_games import squares
from whole_games import Differs, Ours, parts

# What a record says of a piece, as our labels: CSA, then KIF.
CSA = {"FU": "P", "KY": "L", "KE": "N", "GI": "S", "KI": "G", "KA": "B", "HI": "R", "OU": "K",
       "TO": "+P", "NY": "+L", "NK": "+N", "NG": "+S", "UM": "+B", "RY": "+R"}
KIF = {"歩": "P", "香": "L", "桂": "N", "銀": "S", "金": "G", "角": "B", "飛": "R", "玉": "K", "王": "K",
       "と": "+P", "成香": "+L", "成桂": "+N", "成銀": "+S", "杏": "+L", "圭": "+N", "全": "+S",
       "馬": "+B", "竜": "+R", "龍": "+R"}
KIF_MOVE = re.compile(rf"(?:([1-9１-９][一二三四五六七八九])|同)\s*({'|'.join(sorted(KIF, key=len, reverse=True))})"
                      r"[右左上直寄引行]*(不成|生|成|打)?\s*(?:[(（]([1-9])([1-9])[)）])?")
CSA_ARRAY = ["-KY-KE-GI-KI-OU-KI-GI-KE-KY", "*-HI*****-KA*", "-FU" * 9, "*" * 9, "*" * 9, "*" * 9, "+FU" * 9,
             "*+KA*****+HI*", "+KY+KE+GI+KI+OU+KI+GI+KE+KY"]
SHOGI_ARRAY = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -"
CHESS_ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
USI_MOVE = r"[1-9][a-i][1-9][a-i]\+?|[PLNSGBR]\*[1-9][a-i]"
SAN = re.compile(r"([KQRBN]?)([a-h]?)([1-8]?)x?([a-h][1-8])(?:=?([QRBN]))?")


class Skipped(str):
    """Why a record is not played."""


class Wanted:
    """One move as the record has it. What the record leaves open is None."""

    def __init__(self, text, to, origin=None, drop=None, before=None, after=None, promotes=None, side=None):
        self.text, self.to, self.origin, self.drop = text, to, origin, drop
        self.before, self.after, self.promotes, self.side = before, after, promotes, side

    def among(self, moves, board):
        if self.drop:
            return [move for move in moves if move == f"{self.drop}@{self.to}"]
        return [move for move in moves if move.startswith(self.origin + self.to) and self.fits(move, board)]

    def fits(self, move, board):
        origin, to, becomes = parts(move)
        before = board[origin].upper()
        after = becomes or before
        said = ((self.origin, origin), (self.to, to), (self.before, before), (self.after, after),
                (self.promotes, after != before))
        return all(wish is None or wish == is_so for wish, is_so in said)


class Algebraic:
    """One move of Crazyhouse in SAN."""

    def __init__(self, text):
        self.text, self.side = text, None
        self.san = text.rstrip("+#!?").replace("0-0", "O-O").replace("-0", "-O")

    def among(self, moves, board):
        if self.san in ("O-O", "O-O-O"):
            to = "g" if self.san == "O-O" else "c"
            return [move for move in moves if castles(move, board) and parts(move)[1][0] == to]
        if "@" in self.san:
            piece, to = self.san.split("@")
            return [move for move in moves if move == f"{piece or 'P'}@{to}"]
        said = SAN.fullmatch(self.san)
        if not said:
            return []
        piece, file, rank, to, becomes = said.groups()
        fitting = []
        for move in moves:
            if "@" in move or move[2:4] != to or castles(move, board):
                continue
            origin, _, after = parts(move)
            if (board[origin].upper().lstrip("+") == (piece or "P") and file in ("", origin[0])
                    and rank in ("", origin[1]) and after.lstrip("+") == (becomes or "")):
                fitting.append(move)
        return fitting


class Record:
    """The moves of one game, and by what word it ends."""

    def __init__(self, moves, ending="", is_illegal=False):
        self.moves, self.ending, self.is_illegal = moves, ending, is_illegal


def castles(move, board):
    return "@" not in move and board[move[:2]].upper() == "K" and abs(ord(move[2]) - ord(move[0])) == 2


def square(file, rank):
    """Files are counted from the first mover's right there, and ranks from the other side."""
    return "ihgfedcba"[int(file) - 1] + str(10 - int(rank))


def decoded(file):
    data = file.read_bytes()
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp932", errors="replace")


def csa(text):
    # A line with a slash alone parts the games of one file.
    for game in re.split(r"^/\s*$", text, flags=re.MULTILINE):
        yield csa_game(game)


def csa_game(text):
    rows, moves, ending = {}, [], ""
    for line in text.splitlines():
        if line.startswith(("'", "N+", "N-", "$", "V")):
            continue
        for word in line.split(",") if line[:1] in "+-%T" else [line]:
            word = word.rstrip()
            if re.match(r"P[1-9]", word):
                rows[int(word[1])] = word[2:].replace(" ", "")
            elif re.match(r"PI.|P[+-].", word):
                # Piece by piece it may be the array, too, but no record that was met writes so.
                return Skipped("no even game from the array")
            elif word == "-" and not moves:
                return Skipped("no even game from the array")
            elif word.startswith("%"):
                ending = ending or word
            elif said := re.fullmatch(r"([+-])(\d)(\d)(\d)(\d)([A-Z]{2})", word):
                moves.append(csa_move(*said.groups()))
            elif re.match(r"[+-]\d", word):
                return Skipped(f"what is {word}")
    if rows and [rows.get(rank) for rank in range(1, 10)] != CSA_ARRAY:
        return Skipped("no even game from the array")
    return Record(moves, ending, "ILLEGAL" in ending)


def csa_move(sign, file, rank, to_file, to_rank, piece):
    text, to, after = sign + file + rank + to_file + to_rank + piece, square(to_file, to_rank), CSA.get(piece, "?")
    if file == "0":
        return Wanted(text, to, drop=after, side=sign)
    return Wanted(text, to, square(file, rank), after=after, side=sign)


def kif(text):
    yield kif_game(text)


def kif_game(text):
    moves, ending, last = [], "", None
    for line in text.splitlines():
        given = re.match(r"手合割[：:]\s*(\S+)", line)
        if given and given[1] != "平手" or line.startswith("|"):
            # A diagram may show the array, too; those were only met with positions.
            return Skipped("no even game from the array")
        if line.startswith("変化"):
            break
        numbered = re.match(r"\s*([0-9]+)\s+(\S.*)", line)
        if not numbered or ending:
            continue
        if int(numbered[1]) != len(moves) + 1:
            return Skipped(f"move {numbered[1]} is not the next")
        said = KIF_MOVE.match(numbered[2])
        if not said:
            ending = numbered[2].split()[0].split("(")[0]
            continue
        moves.append(kif_move(said, last))
        last = moves[-1].to
    is_illegal = "反則" in ending or bool(re.search(r"^(まで|\*).*反則", text.split("変化")[0], flags=re.MULTILINE))
    return Record(moves, ending, is_illegal)


def kif_move(said, last):
    where, piece, manner, file, rank = said.groups()
    to = square(where[0], "一二三四五六七八九".index(where[1]) + 1) if where else last or "nowhere"
    if file is None:
        return Wanted(said[0].strip(), to, drop=KIF[piece])
    return Wanted(said[0].strip(), to, square(file, rank), before=KIF[piece], promotes=manner == "成")


def usi(text):
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        said = re.match(r"\s*(?:position\s+)?(?:startpos|sfen\s+(\S+\s+\S+\s+\S+)(?:\s+\d+)?)(?:\s+moves\s+(.*))?",
                        line)
        if not said or said[1] not in (None, SHOGI_ARRAY):
            yield Skipped("no line of a game from the array")
            continue
        words = (said[2] or "").split()
        moves = []
        for word in words:
            if not re.fullmatch(USI_MOVE, word):
                break
            moves.append(usi_move(word))
        yield Record(moves, " ".join(words[len(moves):len(moves) + 1]))


def usi_move(word):
    def at(where):
        return square(where[0], "abcdefghi".index(where[1]) + 1)

    if "*" in word:
        return Wanted(word, at(word[2:]), drop=word[0])
    return Wanted(word, at(word[2:4]), at(word[:2]), promotes=word.endswith("+"))


def pgn(text):
    game, has_moves = [], False
    for line in text.splitlines():
        is_tag = re.match(r'\[\w+\s+"', line)
        # A tag behind moves begins the next game.
        if is_tag and has_moves:
            yield pgn_game("\n".join(game))
            game, has_moves = [], False
        has_moves = has_moves or bool(line.strip() and not is_tag)
        game.append(line)
    if has_moves:
        yield pgn_game("\n".join(game))


def pgn_game(text):
    tags = dict(re.findall(r'^\[(\w+)\s+"(.*)"\]', text, flags=re.MULTILINE))
    # Old records of FICS name the game in their event only.
    if "crazyhouse" not in tags.get("Variant", tags.get("Event", "")).lower():
        return Skipped("no Crazyhouse")
    if not tags.get("FEN", CHESS_ARRAY).startswith(CHESS_ARRAY):
        return Skipped("no game from the array")
    text = re.sub(r"^\[.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{[^}]*\}", " ", text)
    text = re.sub(r";.*$|\$\d+", " ", text, flags=re.MULTILINE)
    # Variations lie in brackets, one in another.
    while "(" in text and (less := re.sub(r"\([^()]*\)", " ", text)) != text:
        text = less
    moves, ending = [], ""
    for word in re.sub(r"\d+\.+", " ", text).split():
        if word in ("1-0", "0-1", "1/2-1/2", "*"):
            ending = word
        elif word.strip("!?"):
            moves.append(Algebraic(word))
    return Record(moves, ending)


SHOGI = {".csa": csa, ".kif": kif, ".kifu": kif, ".usi": usi, ".sfen": usi}
CRAZYHOUSE = {".pgn": pgn}


class Count:
    """What became of a collection."""

    def __init__(self):
        self.games = self.plies = self.longest = 0
        self.refused, self.behind, self.illegal, self.odd = [], [], [], []
        self.skipped = collections.Counter()
        self.ends = collections.Counter()

    def add(self, other):
        for name, value in vars(other).items():
            if name == "longest":
                self.longest = max(self.longest, value)
            else:
                vars(self)[name] = vars(self)[name] + value


def moved(board, move):
    """The board behind a move, as far as it is needed to know who moves."""
    origin, to, becomes = parts(move)
    if becomes.startswith("@"):
        board[to] = becomes[1:]
        return
    castled, piece = castles(move, board), board.pop(origin)
    # A Pawn that captures in passing leaves a Pawn behind its destination; in Shogi none moves aside.
    if piece.upper() == "P" and origin[0] != to[0] and to not in board:
        board.pop(to[0] + origin[1])
    board[to] = becomes or piece
    if castled:
        rook, beside = ("h", "f") if to[0] == "g" else ("a", "d")
        board[beside + to[1]] = board.pop(rook + to[1])


def replay(ours, start, record, where):
    """What became of one game; its moves as ours, and the one at which it stopped or None."""
    count, played, stopped, board = Count(), [], None, squares(start)
    end, winner, moves = ours.tell("new")
    for ply, wanted in enumerate(record.moves, 1):
        here = f"{where}, ply {ply}, {wanted.text}"
        on_purpose = record.is_illegal and ply == len(record.moves)
        if end:
            (count.illegal if on_purpose else count.behind).append(f"{here}: behind {end}")
            stopped = wanted.text
            break
        is_next = wanted.side in (None, "-+"[ply % 2])
        fitting = wanted.among(moves, board) if is_next else []
        if len(fitting) != 1:
            (count.illegal if on_purpose else count.refused).append(f"{here}: {fitting or 'no such move'}")
            stopped = wanted.text
            break
        end, winner, moves = ours.tell(fitting[0])
        moved(board, fitting[0])
        played.append(fitting[0])
        if isinstance(wanted, Algebraic) and ("#" in wanted.text) != (end == "checkmate"):
            count.odd.append(f"{here}: we say {end}")
    count.games, count.plies, count.longest = 1, len(played), len(played)
    count.ends[record.ending or "nothing", f"{end} by {winner}" if winner else end or "no end"] += 1
    return count, (*played, stopped)


def hold(ours, start, collection, seen):
    count, path = Count(), pathlib.Path(collection)
    files = sorted(file for file in path.rglob("*") if file.is_file()) if path.is_dir() else [path]
    for file in files:
        reader = (SHOGI if start.startswith("lnsg") else CRAZYHOUSE).get(file.suffix.lower())
        if not reader:
            count.skipped["no record of this game, by its name"] += 1
            continue
        for number, record in enumerate(reader(decoded(file)), 1):
            if isinstance(record, Skipped):
                count.skipped[record] += 1
            elif not record.moves:
                count.skipped["no moves"] += 1
            else:
                one, played = replay(ours, start, record, f"{file} game {number}")
                if played in seen:
                    count.skipped["played before"] += 1
                else:
                    seen.add(played)
                    count.add(one)
    return count


def tell(name, count):
    print(f"{name}: {count.games} games, {count.plies} plies, the longest {count.longest}; "
          f"{len(count.refused)} refused, {len(count.behind)} go on behind an end, "
          f"{len(count.illegal)} end by an illegal move on purpose")
    for title, lines in (("refused", count.refused), ("behind an end", count.behind),
                         ("illegal on purpose", count.illegal), ("mate or not", count.odd)):
        for line in lines:
            print(f"  {title}: {line}")
    for why, many in count.skipped.most_common():
        print(f"  skipped {many}: {why}")


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    play, variant, *given = sys.argv[1:]
    start = re.search(r'^start = "(.*)"', pathlib.Path(variant).read_text(), flags=re.MULTILINE)[1]
    ours, seen, whole = Ours(play, variant), set(), Count()
    try:
        for collection in given:
            count = hold(ours, start, collection, seen)
            tell(collection, count)
            whole.add(count)
    except Differs as differs:
        sys.exit(str(differs))
    finally:
        ours.close()
    print(f"all: {whole.games} games, {whole.plies} plies, {len(whole.refused)} refused, "
          f"{len(whole.behind)} behind an end, {len(whole.illegal)} illegal on purpose")
    for (theirs, end), many in sorted(whole.ends.items()):
        print(f"  {many} end there with {theirs}, here with {end}")


if __name__ == "__main__":
    main()
