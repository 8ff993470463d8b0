"""The games that are not held by fairy_stockfish.py, in plain tables. Sources: plain_pieces.py, and the credits of
each game's variant file. The array is White's, from the first rank up; Black's stands opposite."""

ALWAYS = "anywhere"


class Game:
    """letters: of its pieces. rows: White's array. becomes: what is promoted on the last rank, to what.
    doubles: the rank (from 1) from which there are double steps, "first" for a first move, or anywhere.
    leap: squares that a King leaps to on his first move. last: the rank of promotion."""

    def __init__(self, letters, rows, becomes, files=None, ranks=None, doubles=ALWAYS, leap=None, castles=None,
                 passing=True, move_rule=100, last=None, holes=(), **special):
        self.names = {}
        for pair in letters.split(","):
            letter, name = pair.split(":")
            self.names[letter.strip()] = name.strip()
        self.letters = {name: letter for letter, name in self.names.items()}
        self.rows = [row.split() for row in rows]
        self.files = files or len(self.rows[0])
        self.ranks = ranks or self.files
        self.becomes = {self.names[who]: [self.names[whom] for whom in targets.split()]
                        for targets, group in becomes.items() for who in group.split()}
        self.doubles, self.leap, self.castles, self.passing = doubles, leap, castles, passing
        self.move_rule, self.last, self.holes = move_rule, last or self.ranks, set(holes)
        self.by_step = special.get("by_step", "")
        self.by_file = special.get("by_file", {})
        self.only_corners = special.get("only_corners", "")
        self.terran = special.get("terran", False)
        self.bare_king_loses = special.get("bare_king_loses", False)
        self.triple = special.get("triple", False)
        self.arrange = special.get("arrange")
        # With one of these nobody mates, nor with any of those on squares of one color; by the files of ours,
        # which `menagerie lint` proves.
        self.alone = set(special.get("alone", "").split(", "))
        self.one_color = set(special.get("one_color", "").split(", "))

    def __contains__(self, square):
        return 0 <= square[0] < self.files and 0 <= square[1] < self.ranks and square not in self.holes


CAZAUX = ("P:Pawn, I:Prince, N:Knight, M:Camel, Z:Giraffe, E:Elephant, W:War Machine, V:Crocodile, C:Cannon,"
          "B:Bishop, R:Rook, Q:Queen, G:Eagle, L:Lion, U:Rhinoceros, F:Buffalo, X:Cardinal, H:Marshal,"
          "A:Amazon, O:Sorceress, K:King")
LARGE = CAZAUX + ", J:Centaur, Y:Missionary, S:Admiral, D:Duchess"
FORCED = {"Q": "P", "A": "I", "F": "N M Z", "L": "E W J"}
LEAP = "all sixteen"


def squares(names):
    return [(ord(name[0]) - 97, int(name[1:]) - 1) for name in names.split()]


def arranged(*groups):
    """The array with these pieces in any order on these squares of White."""
    def arrange(rows, dice):
        rows = [list(row) for row in rows]
        for names in groups:
            where = squares(names)
            who = [rows[rank][file] for file, rank in where]
            dice.shuffle(who)
            for (file, rank), piece in zip(where, who):
                rows[rank][file] = piece
        return rows
    return arrange


def maasai(rows, dice):
    """The eight in any order, the King on the f- or g-file."""
    while True:
        drawn = arranged("e1 f1 g1 h1 e2 f2 g2 h2")(rows, dice)
        if any(drawn[rank][file] == "K" for rank in (0, 1) for file in (5, 6)):
            return drawn


def words(row):
    """A row whose pieces all have one letter."""
    return " ".join(row)


def outside(size):
    """All of the border but its corners."""
    ends = (0, size - 1)
    return [(file, rank) for file in range(size) for rank in range(size)
            if (file in ends) != (rank in ends)]


MIDDLE = "f1 g1 f2 g2"
GAMES = {
    "terachess-2": Game(
        LARGE + ", T:Troll",
        map(words, ("SJYHXFDOODFXHYJS", "CMZTUVLKALVUTZMC", "ERNBWIGQQGIWBNRE", "P" * 16)),
        {**FORCED, "Q": "P T"}, leap=LEAP, by_step="Troll",
        alone="Cannon, Sorceress, Rhinoceros", one_color="Crocodile, Bishop"),
    "teramachy": Game(
        LARGE, map(words, ("CMZVSXFJAUHYVZMC", "ERNBWILKQGIWBNRE", "P" * 16)),
        {"A L G U F": "P I"}, ranks=12, leap=LEAP,
        alone="Knight, Giraffe, Cannon, Rhinoceros", one_color="Camel, Elephant, Crocodile, Bishop"),
    "fantastic-13": Game(
        "P:Pawn, I:Prince, T:Troll, N:Snake, S:Ship, H:Hawk, M:Mammoth, Q:Squirrel, C:Cheetah, K:King,"
        "G:Eagle, U:Rhinoceros, O:Direwolf",
        map(words, ("HMQCSNKNSCQMH", ".....TIT.....", "......T......", "P" * 13)),
        {"O": "P I T", "G": "S", "U": "N"}, leap=LEAP, by_step="Troll", alone="Rhinoceros"),
    "terran": Game(
        "P:Terran Pawn, G:Guard, D:Dragoon, M:Marauder, B:Bishop, R:Rook, T:Trooper, C:Chariot, Q:Queen,"
        "H:Huntress, K:King",
        map(words, ("RMBTQKTBMR", "...GHCG...", "PPPPDDPPPP")),
        {"H Q C T R B M": "P"}, doubles="first", castles="Rook", passing=False, terran=True, move_rule=10**6),
    "cetran-2": Game(
        "P:Pawn, N:Knight, R:Rook, Q:Queen, S:Sissa, C:Marshal, A:Cardinal, H:Missionary, K:King",
        map(words, ("KSNRCAQH", "P" * 8)), {"Q S C A H R N": "P"}, doubles=2, move_rule=50,
        arrange=arranged("a1 b1 c1 d1 e1 f1 g1 h1"), alone="Knight"),
    "metamachy": Game(
        CAZAUX, map(words, ("CM...QK...MC",
                            "ERNBILGIBNRE", "P" * 12)),
        {"Q L G": "P I"}, leap=LEAP, arrange=arranged(MIDDLE),
        alone="Knight, Cannon", one_color="Camel, Elephant, Bishop"),
    "zanzibar-s": Game(
        CAZAUX, map(words, ("CMZVFQKUVZMC", "ERNBWLGWBNRE", "PPPPIPPIPPPP")),
        {"Q L G F U": "P I"}, leap=LEAP, arrange=arranged(MIDDLE, "e1 h1"),
        alone="Knight, Giraffe, Cannon, Rhinoceros", one_color="Camel, Elephant, Crocodile, Bishop"),
    "zanzibar-xl": Game(
        CAZAUX + ", D:Duchess",
        map(words, ("CMZVDQKOVZMC", "ERNBULGFBNRE", "PPPPIWWIPPPP", "....PPPP....")),
        {"Q G L D O U F": "P I"}, leap=LEAP, arrange=arranged(MIDDLE, "e1 e2 h1 h2"),
        alone="Knight, Giraffe, Cannon, Rhinoceros, Sorceress", one_color="Camel, Elephant, Crocodile, Bishop"),
    "maasai": Game(
        CAZAUX + ", D:Duchess, S:Soldier",
        map(words, ("CMZVUQKFVZMC", "ERNBOLGDBNRE", "SSSSIWWISSSS", "P" * 12)),
        {"Q L G F U O D": "P S I"}, doubles={"Pawn": 4}, leap=LEAP, arrange=maasai,
        alone="Knight, Giraffe, Cannon, Rhinoceros, Sorceress", one_color="Camel, Elephant, Crocodile, Bishop"),
    "gigachess-2": Game(
        LARGE, map(words, ("CMZVUHOAXFVZMC", "ERNBWJQKDWBNRE", "PPPPIYGLSIPPPP", "....PPPPPP....")),
        FORCED, leap=LEAP, alone="Cannon, Sorceress, Rhinoceros", one_color="Crocodile, Bishop"),
    "pemba": Game(
        CAZAUX, map(words, ("CMVZWWZVMC", "ERNBQKBNRE", "P" * 10)),
        {"Q R B N C E M V W Z": "P"}, doubles=3, castles="Rook", move_rule=50,
        alone="Knight, Giraffe, Cannon", one_color="Camel, Elephant, Crocodile, Bishop"),
    "bigorra": Game(
        LARGE + ", T:Troll, P':Soldier, N':Snake, S':Ship, H':Hawk, M':Mammoth, Q':Squirrel, C':Cheetah,"
        "O':Direwolf",
        ("H' M' Q' C' J F O A O' D U J C' Q' M' H'", words("CMZVSXLKQGHYVZMC"),
         "E R N B S' N' I W W I N' S' B N R E", "T P' T P' T P' T P' P' T P' T P' T P' T", words("P" * 16)),
        {"Q": "P P'", "A": "I", "F": "N M Z", "L": "E W J M' Q'", "G": "S'", "U": "N'", "D": "H'", "O'": "T"},
        leap=LEAP, by_step="Troll", alone="Cannon, Sorceress, Rhinoceros", one_color="Crocodile, Bishop"),
    "terachess-1": Game(
        CAZAUX.replace("Rhinoceros", "Unicorn") + ", P':Corporal, S:Ship, H':Hawk",
        ("H' M V Z C F U O A H X C Z V M H'", " ".join(["P'"] * 7 + ["L", "G"] + ["P'"] * 7),
         words("EWRNBSIQKISBNRWE"), words("P" * 16)),
        {"Q": "P P'", "A": "I", "F": "N M Z", "L": "E W", "G": "S", "O": "H'"},
        alone="Cannon, Sorceress, Unicorn", one_color="Crocodile, Bishop"),
    "gigachess-1": Game(
        CAZAUX + ", P':Corporal, S:Ship",
        (words("VCMSFLGAHXSMCV"), words("WERNBIQKIBNREW"), "P P P P P' P' P' P' P' P' P P P P",
         words("....PPPPPP....")),
        {"Q": "P P'", "A": "I", "F": "N M", "L": "E W", "G": "S"}, alone="Cannon", one_color="Crocodile, Bishop"),
    "tamerlane-2": Game(
        CAZAUX + ", S:Ship", map(words, ("E.M.C.C.M.E", "RNBSIKISBNR", "P" * 11)),
        {"Q": "P I", "G": "S"}, doubles={"Pawn": 3, "Prince": "first"}, only_corners="Ship",
        alone="Knight, Cannon", one_color="Camel, Elephant, Bishop"),
    "grant-acedrex": Game(
        "P:Pawn, Z:Giraffe, C:Bishop, L:Lion of Alfonso, R:Rook, U:Unicorn, A:Eagle, K:King",
        map(words, ("RLUZCAKCZULR", "." * 12, "." * 12, "P" * 12)),
        {"A": "P"}, doubles=4, leap="the eight straight", passing=False, by_file={"Pawn": "RLUZCAACZULR"},
        bare_king_loses=True),
    "omega": Game(
        "P:Pawn, N:Knight, B:Bishop, R:Rook, C:Champion, W:Wizard, Q:Queen, K:King",
        map(words, ("W..........W", ".CRNBQKBNRC.", ".PPPPPPPPPP.")),
        {"Q R B N C W": "P"}, files=12, doubles=3, castles="Rook", move_rule=50, last=11,
        holes=outside(12), triple=True),
}
