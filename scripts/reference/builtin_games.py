"""The games that are built into Fairy-Stockfish, as its own ini settings.

They are assignments in src/variant.cpp of the reader's own checkout. Those are read when this runs, by a
small reader of such assignments; nothing of them is kept.
"""
import re

FILES, RANKS = 12, 10
NAMES = """PAWN KNIGHT BISHOP ROOK QUEEN FERS ALFIL FERS_ALFIL SILVER AIWOK BERS ARCHBISHOP CHANCELLOR AMAZON
KNIBIS BISKNI KNIROO ROOKNI SHOGI_PAWN LANCE SHOGI_KNIGHT GOLD DRAGON_HORSE CLOBBER_PIECE BREAKTHROUGH_PIECE
IMMOBILE_PIECE CANNON JANGGI_CANNON SOLDIER HORSE ELEPHANT JANGGI_ELEPHANT BANNER WAZIR COMMONER
CENTAUR""".split() + [f"CUSTOM_PIECE_{n}" for n in range(1, 26)] + ["KING"]
ALIASES = {"MET": "FERS", "KHON": "SILVER", "DRAGON": "BERS"}
KING_MOVES = {"WAZIR": "W", "KNIGHT": "N"}
VALUES = {"VALUE_DRAW": "draw", "VALUE_NONE": "none", "VALUE_MATE": "win", "-VALUE_MATE": "loss"}
# Constants that are no words of the ini.
WORDS = {
    "MAKRUK_COUNTING": "makruk", "CAMBODIAN_COUNTING": "cambodian", "ASEAN_COUNTING": "asean",
    "AXF_CHASING": "axf", "JANGGI_MATERIAL": "janggi", "UNWEIGHTED_MATERIAL": "unweighted",
    "WHITE_DRAW_ODDS": "whitedrawodds", "BLACK_DRAW_ODDS": "blackdrawodds", "NO_MATERIAL_COUNTING": "none",
}
PIECE_LISTS = {"promotionPawnTypes", "promotionPieceTypes", "enPassantTypes", "castlingRookPieces",
               "castlingKingPiece", "nMoveRuleTypes", "flagPiece", "extinctionPieceTypes", "blastImmuneTypes",
               "mutuallyImmuneTypes", "petrifyOnCaptureTypes", "connectPieceTypes", "mustDropType", "dropNoDoubled"}
IGNORED = {"nnueAlias", "endgameEval", "variantTemplate", "pieceToCharTable", "pocketSize",
           "mainPromotionPawnType", "freeDrops"}
# What `|=` adds to, where nothing was assigned before.
DEFAULTS = {"castlingRookPieces": {"ROOK"}, "promotionPawnTypes": {"PAWN"}, "enPassantTypes": {"PAWN"},
            "nMoveRuleTypes": {"PAWN"}}
BOARD = frozenset((file, rank) for file in range(FILES) for rank in range(RANKS))


def key(piece):
    """The name of a piece as the ini writes it."""
    word = piece.removesuffix("_PIECE").lower()
    if piece.startswith("CUSTOM"):
        return "customPiece" + piece.rsplit("_", 1)[1]
    first, *more = word.split("_")
    return first + "".join(part.capitalize() for part in more)


class Game:
    """The settings, as far as they were assigned; regions and lists of pieces are sets."""

    def __init__(self):
        self.pieces = {"PAWN": "p", "KNIGHT": "n", "BISHOP": "b", "ROOK": "r", "QUEEN": "q", "KING": "k"}
        chess = {"QUEEN", "ROOK", "BISHOP", "KNIGHT"}
        self.values = {("promotionPieceTypes", side): set(chess) for side in ("WHITE", "BLACK")}
        for side, rank in (("WHITE", 1), ("BLACK", 6)):
            self.values["doubleStepRegion", side] = {(file, rank) for file in range(FILES)}

    def copy(self):
        other = Game()
        other.pieces, other.values = dict(self.pieces), dict(self.values)
        return other

    def remove(self, piece):
        self.pieces.pop(piece, None)
        for side in ("WHITE", "BLACK"):
            self.values["promotionPieceTypes", side] = self.values["promotionPieceTypes", side] - {piece}

    def add(self, piece, letter, betza=""):
        for other in [other for other, text in self.pieces.items() if text[0] == letter and other != piece]:
            self.remove(other)
        self.pieces[piece] = letter + (":" + betza if betza or piece.startswith("CUSTOM") else "")

    def evaluate(self, text):
        """An expression of squares, pieces, numbers or words."""
        text = text.strip()
        for sign, together in (("|", set.union), ("&", set.intersection), ("^", set.symmetric_difference)):
            parts = split(text, sign)
            if len(parts) > 1:
                return together(*(set(self.as_set(self.evaluate(part))) for part in parts))
        if text.startswith("~"):
            inner = self.evaluate(text[1:])
            whole = BOARD if any(isinstance(one, tuple) for one in inner) else set(NAMES)
            return set(whole) - set(inner)
        if text.startswith("(") and text.endswith(")"):
            return self.evaluate(text[1:-1])
        if found := re.fullmatch(r"Rank(\d+)BB", text):
            return {(file, int(found[1]) - 1) for file in range(FILES)}
        if found := re.fullmatch(r"File([A-L])BB", text):
            return {(ord(found[1]) - 65, rank) for rank in range(RANKS)}
        if found := re.fullmatch(r"make_bitboard\((.*)\)", text, re.S):
            return {(ord(word[3]) - 65, int(word[4:]) - 1) for word in re.findall(r"SQ_[A-L]\d+", found[1])}
        if found := re.fullmatch(r"piece_set\((\w+)\)", text):
            return self.evaluate(found[1]) if found[1] == "ALL_PIECES" else {ALIASES.get(found[1], found[1])}
        if found := re.fullmatch(r"v->(\w+)((?:\[\w+\])*)", text):
            return self.values.get(place(found[1], found[2]), set())
        if text == "AllSquares":
            return set(BOARD)
        if text == "ALL_PIECES":
            return {"*"}
        if text in ("NO_PIECE_SET", "NO_PIECE_TYPE"):
            return set()
        if ALIASES.get(text, text) in NAMES:
            return {ALIASES.get(text, text)}
        if found := re.fullmatch(r"(?:FILE|RANK)_(\w+)", text):
            return str(ord(found[1]) - 64) if found[1].isalpha() else found[1]
        if text.startswith('"'):
            return "".join(re.findall(r'"([^"]*)"', text))
        return VALUES.get(text) or WORDS.get(text) or text.lower()

    @staticmethod
    def as_set(value):
        return value if isinstance(value, (set, frozenset)) else set()

    def run(self, statement):
        """One statement; False if it is none of those that are understood."""
        if found := re.fullmatch(r"v->remove_piece\((\w+)\)", statement):
            self.remove(ALIASES.get(found[1], found[1]))
        elif found := re.fullmatch(r"v->add_piece\((\w+), '(.)'(?:, \"([^\"]*)\")?(?:, '.')?\)", statement):
            self.add(ALIASES.get(found[1], found[1]), found[2], found[3] or "")
        elif statement == "v->reset_pieces()":
            for piece in list(self.pieces):
                self.remove(piece)
        elif "=" in statement and statement.startswith("v->"):
            parts = re.split(r"\s(\|=|&=|=)\s", statement, flags=re.S)
            value = self.evaluate(parts[-1])
            for target, sign in zip(parts[-3::-2], parts[-2::-2]):
                name, index = re.fullmatch(r"v->(\w+)((?:\[\w+\])*)", target.strip()).groups()
                at = place(name, index)
                before = set(self.values.get(at, DEFAULTS.get(name, set())))
                value = {"|=": before | value, "&=": before & value}[sign] if sign != "=" else value
                self.values[at] = value
        else:
            return False
        return True

    def ini(self, name):
        """The settings as a section of their own."""
        lines = [f"[{name}]"]
        files, ranks = (int(self.values.get((side,), 8)) for side in ("maxFile", "maxRank"))
        lines += [f"maxFile = {files}", f"maxRank = {ranks}"]
        letter = {piece: text[0] for piece, text in self.pieces.items()}
        for piece, text in self.pieces.items():
            if piece == "KING" and ("kingType",) in self.values:
                (moves_as,) = self.values["kingType",]
                text += ":" + KING_MOVES[moves_as]
            lines.append(f"{key(piece)} = {text}")

        def squares(region):
            # Whole ranks stay such: a game on more files may inherit them.
            whole = [rank for rank in range(ranks) if all((file, rank) in region for file in range(FILES))]
            inside = sorted((file, rank) for file, rank in region if file < files and rank < ranks)
            words = [f"*{rank + 1}" for rank in whole]
            words += [f"{chr(97 + file)}{rank + 1}" for file, rank in inside if rank not in whole]
            return " ".join(words) or "-"

        limits, promoted = [], []
        for at, value in self.values.items():
            word, *index = at
            if word in IGNORED or word in ("maxFile", "maxRank", "kingType"):
                continue
            side = index[0].capitalize() if index and index[0] in ("WHITE", "BLACK") else ""
            if word == "mobilityRegion":
                if value and index[1] in self.pieces:
                    name = key(index[1])
                    lines.append(f"mobilityRegion{side}{name[0].upper()}{name[1:]} = {squares(value)}")
            elif word == "promotionLimit":
                limits.append((index[0], value))
            elif word == "promotedPieceType":
                promoted.append((index[0], value))
            elif word in PIECE_LISTS:
                letters = "".join(sorted(letter[one] for one in value if one in letter))
                letters = "*" if "*" in value else letters
                lines.append(f"{word}{side} = {letters or '-'}")
            else:
                text = squares(value) if isinstance(value, (set, frozenset)) else value
                text = "-" if word.endswith("Region") and text == "0" else text
                lines.append(f"{word}{side} = {text}")
        if limits:
            known = [(letter[piece], count) for piece, count in limits if piece in letter]
            lines.append("promotionLimit = " + " ".join(f"{one}:{count}" for one, count in known))
        if promoted:
            known = [(letter[piece], next(iter(to), "")) for piece, to in promoted if piece in letter]
            pairs = [f"{one}:{letter[to]}" for one, to in known if to in letter]
            if pairs:
                lines.append("promotedPieceType = " + " ".join(pairs))
        return "\n".join(lines) + "\n"


def place(name, index):
    parts = [ALIASES.get(part, part) for part in re.findall(r"\[(\w+)\]", index)]
    return (name, *parts)


def split(text, sign):
    """The parts between signs that stand outside of parentheses and strings."""
    parts, depth, quoted, start = [], 0, False, 0
    for at, letter in enumerate(text):
        quoted ^= letter == '"'
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == sign and depth == 0 and not quoted:
            parts.append(text[start:at])
            start = at + 1
    return parts + [text[start:]]


def games(source):
    """The built-in games, name by name: its ini, or why it is not understood."""
    source = re.sub(r"//[^\n]*", "", source)
    bodies = dict(re.findall(r"Variant\* (\w+)\(\) \{(.*?)\n    \}", source, re.S))
    done = {}

    def read(function):
        if function in done:
            return done[function].copy()
        game = Game()
        for statement in bodies[function].split(";"):
            statement = " ".join(statement.split())
            if found := re.fullmatch(r"Variant ?\* ?v = (\w+)\(\)(?:->init\(\))?", statement):
                game = read(found[1])
            elif statement and not re.fullmatch(r"return v|Variant\* v = new Variant\(\)", statement):
                if not game.run(statement):
                    raise ValueError(statement)
        done[function] = game.copy()
        return game

    return {
        name: read(function).ini(name)
        for name, function in re.findall(r'add\("([^"]+)", (\w+)\(\)\)', source)
    }
