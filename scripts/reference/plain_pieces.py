"""How pieces move, in plain tables from the words of the games' authors: Jean-Louis Cazaux, Carlos Cetina,
the Terran Chess Galactic Federation, Daniel MacDonald, and the book of King Alfonso X.

Nothing here is taken from our own code or variant files. White goes up; Black's tables are turned over.
"""


def ring(*corners):
    """All squares at these distances, whatever the direction."""
    return {
        (x * right, y * up)
        for a, b in corners
        for x, y in ((a, b), (b, a))
        for right in (1, -1)
        for up in (1, -1)
    }


LINES, DIAGONALS = ring((0, 1)), ring((1, 1))
AROUND = LINES | DIAGONALS
KNIGHT, CAMEL, GIRAFFE = ring((1, 2)), ring((1, 3)), ring((2, 3))
TWO, THREE = ring((0, 2), (2, 2)), ring((0, 3), (3, 3))


class Piece:
    """leaps: squares that it leaps to, `quiet` without capturing, `takes` only to capture.
    slides, hops: directions; who hops slides without capturing, and captures beyond one piece.
    bent: for each first step, the directions in which it may slide on from there, if that square is empty.
    double: goes two squares straight forward. passing: captures who has just done so."""

    def __init__(self, leaps=(), slides=(), hops=(), bent=None, quiet=(), takes=(), winds=False, sissa=False,
                 double=False, passing=False):
        self.leaps, self.slides, self.hops = set(leaps), set(slides), set(hops)
        self.bent, self.quiet, self.takes = bent or {}, set(quiet), set(takes)
        self.winds, self.sissa, self.double, self.passing = winds, sissa, double, passing

    def turned(self):
        """Black's."""
        over = lambda steps: {(x, -y) for x, y in steps}
        bent = {(x, -y): over(on) for (x, y), on in self.bent.items()}
        return Piece(over(self.leaps), over(self.slides), over(self.hops), bent, over(self.quiet),
                     over(self.takes), self.winds, self.sissa, self.double, self.passing)

    def aims(self, size):
        """All that it could capture on any board of so many squares, as steps from where it stands."""
        def line(start, step):
            return {(start[0] + step[0] * far, start[1] + step[1] * far) for far in range(size)}

        aims = self.leaps | self.takes | set(self.bent)
        for step in self.slides | self.hops:
            aims |= line(step, step)
        for first, on in self.bent.items():
            for step in on:
                aims |= line(first, step)
        if self.winds or self.sissa:
            for step in KNIGHT | (LINES if self.sissa else set()):
                aims |= line(step, step)
        return aims


def outward(step):
    """Straight on after a diagonal step."""
    return {(step[0], 0), (0, step[1])}


def aslant(step):
    """Diagonally on after a straight step, or after a Knight's leap."""
    sign = lambda number: (number > 0) - (number < 0)
    if 0 in step:
        return {way for way in DIAGONALS if way[0] == step[0] or way[1] == step[1]}
    return {(sign(step[0]), sign(step[1]))}


FORWARD, TAKES = {(0, 1)}, {(1, 1), (-1, 1)}
EAGLE = {step: outward(step) for step in DIAGONALS}
# By their names. Where one name means two pieces, the game is in the name.
PIECES = {
    "Pawn": Piece(quiet=FORWARD, takes=TAKES, double=True, passing=True),
    "Soldier": Piece(quiet=FORWARD | {(1, 0), (-1, 0)}, takes=TAKES, double=True, passing=True),
    "Corporal": Piece(quiet=FORWARD | TAKES, takes=TAKES, double=True, passing=True),
    "Prince": Piece(AROUND, double=True),
    "Troll": Piece(THREE, quiet=FORWARD, takes=TAKES),
    "Knight": Piece(KNIGHT),
    "Camel": Piece(CAMEL),
    "Giraffe": Piece(GIRAFFE),
    "Elephant": Piece(ring((1, 1), (2, 2))),
    "War Machine": Piece(ring((0, 1), (0, 2))),
    "Centaur": Piece(AROUND | KNIGHT),
    "Mammoth": Piece(AROUND | TWO),
    "Squirrel": Piece(KNIGHT | TWO),
    "Cheetah": Piece(THREE | CAMEL | GIRAFFE),
    "Hawk": Piece(TWO | THREE),
    "Duchess": Piece(AROUND | TWO | THREE),
    "Lion": Piece(AROUND | KNIGHT | TWO),
    "Lion of Alfonso": Piece(ring((0, 3), (1, 3))),
    "Buffalo": Piece(KNIGHT | CAMEL | GIRAFFE),
    "Direwolf": Piece(KNIGHT | TWO | THREE | CAMEL | GIRAFFE),
    "Champion": Piece(LINES | TWO),
    "Wizard": Piece(DIAGONALS | CAMEL),
    "Bishop": Piece(slides=DIAGONALS),
    "Rook": Piece(slides=LINES),
    "Queen": Piece(slides=AROUND),
    "Missionary": Piece(LINES, DIAGONALS),
    "Admiral": Piece(DIAGONALS, LINES),
    "Cardinal": Piece(KNIGHT, DIAGONALS),
    "Marshal": Piece(KNIGHT, LINES),
    "Amazon": Piece(KNIGHT, AROUND),
    "Crocodile": Piece(hops=DIAGONALS),
    "Cannon": Piece(hops=LINES),
    "Sorceress": Piece(hops=AROUND),
    "Snake": Piece(bent={step: aslant(step) for step in ((0, 1), (0, -1))}),
    "Ship": Piece(bent={step: {(0, step[1])} for step in DIAGONALS}),
    "Rhinoceros": Piece(bent={step: aslant(step) for step in LINES}),
    "Unicorn": Piece(bent={step: aslant(step) for step in KNIGHT}),
    "Eagle": Piece(bent=EAGLE),
    "Sissa": Piece(sissa=True),
    "Marauder": Piece(winds=True),
    "Trooper": Piece(slides=DIAGONALS, winds=True),
    "Chariot": Piece(slides=LINES, winds=True),
    "Huntress": Piece(slides=AROUND, winds=True),
    "Dragoon": Piece(quiet=KNIGHT, takes=AROUND),
    "Guard": Piece(AROUND),
    "King": Piece(AROUND),
    # It steps sideways beyond the river, which the position sees to.
    "Terran Pawn": Piece(quiet=FORWARD, takes=TAKES, double=True),
}
