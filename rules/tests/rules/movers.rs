//! The abilities of each kind of piece by the specification, for the second implementation: leaps,
//! lines and promotions. They share nothing with the crate.

use crate::reference::Place;

/// The abilities of a kind of piece, in the vocabulary of the specification.
#[derive(Clone, Copy, Default)]
pub struct Mover {
    /// Leaps, for moves and captures alike.
    pub leaps: &'static str,
    /// Lines: `R`, `B` or `Q`.
    pub lines: &'static str,
    /// Lines on which it moves quietly and captures over one piece.
    pub hops: &'static str,
    /// A bent slider by its name.
    pub bends: &'static str,
    /// Equal legs, lame ride.
    pub sissa: bool,
    pub moo: bool,
}

pub fn mover(name: &str) -> Mover {
    let m = Mover::default();
    match name {
        "king" | "prince" | "guard" => Mover { leaps: "WF", ..m },
        "knight" => Mover { leaps: "N", ..m },
        "camel" => Mover { leaps: "C", ..m },
        "giraffe" => Mover { leaps: "Z", ..m },
        "elephant" => Mover { leaps: "FA", ..m },
        "machine" => Mover { leaps: "WD", ..m },
        "centaur" => Mover { leaps: "WFN", ..m },
        "troll" => Mover { leaps: "GH", ..m },
        "buffalo" => Mover { leaps: "NCZ", ..m },
        "duchess" => Mover { leaps: "WFDAGH", ..m },
        "lion" => Mover { leaps: "WFNAD", ..m },
        "hawk" => Mover { leaps: "DAGH", ..m },
        "mammoth" => Mover { leaps: "WFDA", ..m },
        "squirrel" => Mover { leaps: "NAD", ..m },
        "cheetah" => Mover { leaps: "GHCZ", ..m },
        "direwolf" => Mover { leaps: "NADGHCZ", ..m },
        "bishop" => Mover { lines: "B", ..m },
        "rook" => Mover { lines: "R", ..m },
        "queen" => Mover { lines: "Q", ..m },
        "missionary" => Mover { lines: "B", leaps: "W", ..m },
        "admiral" => Mover { lines: "R", leaps: "F", ..m },
        "cardinal" => Mover { lines: "B", leaps: "N", ..m },
        "marshal" => Mover { lines: "R", leaps: "N", ..m },
        "amazon" => Mover { lines: "Q", leaps: "N", ..m },
        "crocodile" => Mover { hops: "B", ..m },
        "cannon" => Mover { hops: "R", ..m },
        "sorceress" => Mover { hops: "Q", ..m },
        "rhinoceros" => Mover { leaps: "W", bends: "rhinoceros", ..m },
        "eagle" => Mover { leaps: "F", bends: "eagle", ..m },
        "snake" => Mover { leaps: "", bends: "snake", ..m },
        "ship" => Mover { leaps: "F", bends: "ship", ..m },
        "sissa" => Mover { sissa: true, ..m },
        "marauder" => Mover { moo: true, ..m },
        "trooper" => Mover { moo: true, lines: "B", ..m },
        "chariot" => Mover { moo: true, lines: "R", ..m },
        "huntress" => Mover { moo: true, lines: "Q", ..m },
        _ => m,
    }
}

/// The name of the piece with this label.
pub fn name_of(game: &str, label: char) -> &'static str {
    let table: &[(char, &'static str)] = match game {
        "fantastic-13" => &[
            ('P', "pawn"),
            ('I', "prince"),
            ('T', "troll"),
            ('N', "snake"),
            ('S', "ship"),
            ('H', "hawk"),
            ('M', "mammoth"),
            ('Q', "squirrel"),
            ('C', "cheetah"),
            ('K', "king"),
            ('G', "eagle"),
            ('U', "rhinoceros"),
            ('O', "direwolf"),
        ],
        "cetran-2" => &[
            ('P', "pawn"),
            ('K', "king"),
            ('Q', "queen"),
            ('R', "rook"),
            ('N', "knight"),
            ('C', "marshal"),
            ('A', "cardinal"),
            ('H', "missionary"),
            ('S', "sissa"),
            ('B', "bishop"),
        ],
        "terran" => &[
            ('P', "pawn"),
            ('K', "king"),
            ('G', "guard"),
            ('D', "dragoon"),
            ('M', "marauder"),
            ('B', "bishop"),
            ('R', "rook"),
            ('T', "trooper"),
            ('C', "chariot"),
            ('Q', "queen"),
            ('H', "huntress"),
        ],
        "chess" | "capablanca" => &[
            ('P', "pawn"),
            ('K', "king"),
            ('Q', "queen"),
            ('R', "rook"),
            ('B', "bishop"),
            ('N', "knight"),
            ('A', "cardinal"),
            ('C', "marshal"),
        ],
        _ => &[
            ('P', "pawn"),
            ('I', "prince"),
            ('T', "troll"),
            ('N', "knight"),
            ('M', "camel"),
            ('Z', "giraffe"),
            ('E', "elephant"),
            ('W', "machine"),
            ('J', "centaur"),
            ('V', "crocodile"),
            ('C', "cannon"),
            ('O', "sorceress"),
            ('B', "bishop"),
            ('R', "rook"),
            ('Q', "queen"),
            ('Y', "missionary"),
            ('S', "admiral"),
            ('X', "cardinal"),
            ('H', "marshal"),
            ('A', "amazon"),
            ('U', "rhinoceros"),
            ('G', "eagle"),
            ('F', "buffalo"),
            ('D', "duchess"),
            ('L', "lion"),
            ('K', "king"),
        ],
    };
    table.iter().find(|(other, _)| *other == label).map_or("nobody", |(_, name)| name)
}

/// The kinds to which a piece may promote on the last rank.
pub fn promotions(game: &str, name: &str, single_step: bool) -> &'static str {
    match (game, name) {
        ("terachess-2" | "fantastic-13", "troll") if !single_step => "",
        ("terachess-2", "pawn" | "troll") | ("gigachess-2", "pawn") => "Q",
        ("terachess-2" | "gigachess-2", "prince") => "A",
        ("terachess-2" | "gigachess-2", "knight" | "camel" | "giraffe") => "F",
        ("terachess-2" | "gigachess-2", "elephant" | "machine" | "centaur") => "L",
        ("teramachy", "pawn" | "prince") => "ALGUF",
        ("metamachy", "pawn" | "prince") => "QLG",
        ("zanzibar-s", "pawn" | "prince") => "QLGFU",
        ("fantastic-13", "pawn" | "prince" | "troll") => "O",
        ("fantastic-13", "ship") => "G",
        ("fantastic-13", "snake") => "U",
        ("cetran-2", "pawn") => "QSCAHRN",
        ("terran", "pawn") => "HQCTRBM",
        ("chess", "pawn") => "QRBN",
        ("shako", "pawn") => "QRBNCE",
        ("pemba", "pawn") => "QRBNCEMVWZ",
        ("capablanca", "pawn") => "QCARBN",
        _ => "",
    }
}

pub fn is_leap(leaps: &str, (x, y): Place) -> bool {
    let (near, far) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    leaps.chars().any(|leap| {
        (near, far)
            == match leap {
                'W' => (0, 1),
                'F' => (1, 1),
                'D' => (0, 2),
                'N' => (1, 2),
                'A' => (2, 2),
                'H' => (0, 3),
                'C' => (1, 3),
                'Z' => (2, 3),
                _ => (3, 3),
            }
    })
}

pub fn is_line(lines: &str, (x, y): Place) -> bool {
    let diagonal = x != 0 && y != 0;
    match lines {
        "B" => diagonal,
        "R" => !diagonal,
        "Q" => true,
        _ => false,
    }
}
