//! The variants of Jean-Louis Cazaux without castling. Their Kings leap on their first move.

use super::Row;

const FAMILY: &[&str] =
    &["terachess-2", "teramachy", "fantastic-13", "gigachess-2", "metamachy", "zanzibar-s"];
const FORCED: &[&str] = &["terachess-2", "gigachess-2"];
const TROLLS: &[&str] = &["terachess-2"];
const FANTASTIC: &[&str] = &["fantastic-13"];
const TERAMACHY: &[&str] = &["teramachy"];
const CENTRES: &[&str] = &["metamachy", "zanzibar-s"];
const METAMACHY: &[&str] = &["metamachy"];
const ZANZIBAR: &[&str] = &["zanzibar-s"];

const ANY_SQUARE: &str = "A Pawn or a Prince may make its double step from any square";
const IN_PASSING: &str =
    "A piece that has just made a double step, Pawn or Prince, may be captured";
const NO_CASTLING: &str = "There is no castling";
const LEAP: &str = "on his first move the King may leap to any empty square two squares away";
const NO_CHOICE: &str = "Promotion on the last rank is compulsory and leaves no choice";
const TROLL_QUEEN: &str = "A Troll becomes a Queen only when";
const TROLL_LEAP: &str = "by a leap it stays a Troll";
const TROLL_WOLF: &str = "A Troll becomes a Direwolf only when";
const FIVE: &str =
    "Promotion of a Pawn or a Prince on the last rank is compulsory: to Amazon, Lion";
const THREE: &str = "to Queen, Lion or Eagle, as the player likes";
const QUEEN_FIRST: &str = "to Queen, Lion, Eagle, Buffalo or Rhinoceros, as the player likes";
const CENTRE: &str = "Black chooses the array";
const FIRST: &str = "White moves first";

// The sources are the authors' pages that each file names; the leap in full is on those of Terachess II
// and Fantastic XIII (from f2 to h3 "either g2 or g3 must not be under attack").
pub const ROWS: &[Row] = &[
    // Double steps begin on the third rank, and even deep in the other side's land, for both sides.
    (FAMILY, ANY_SQUARE, "w Ka1 Pc3 Ie5 kh8", "c3c5 e5e7 !c3c6 !e5e8"),
    (FAMILY, ANY_SQUARE, "w Ka1 Pc^-4 If^-5 kh8", "c^-4c^-2 f^-5f^-3"),
    (FAMILY, ANY_SQUARE, "b Ka1 pc5 ie8 kh8", "c5c3 e8e6 !c5c7 !e8e10"),
    // A Pawn that reaches the last rank must promote.
    (FAMILY, ANY_SQUARE, "w Ka1 Pc^-2 kh8", "c^-2c^-1 !c^-2c^"),
    // Both squares must be empty.
    (FAMILY, ANY_SQUARE, "w Ka1 Pc3 pc4 Ie5 ie6 kh8", "!c3c4 !c3c5 !e5e7 e5e6"),
    (FAMILY, ANY_SQUARE, "w Ka1 Pc3 pc5 Ie5 Pe7 kh8", "c3c4 !c3c5 e5e6 !e5e7"),
    (FAMILY, IN_PASSING, "b Ka1 Pe5 pd7 kh8", ">d7d5 e5d6 >e5d6 d5=. d6=P"),
    (FAMILY, IN_PASSING, "b Ka1 Pe5 id7 kh8", ">d7d5 >e5d6 d5=. d6=P"),
    (FAMILY, IN_PASSING, "w Ka1 Ic4 pd6 kh8", ">c4c6 >d6c5 c6=. c5=p"),
    (FAMILY, IN_PASSING, "w Ka1 Ic4 pd6 pb6 kh8", ">c4c6 b6c5 d6c5 !b6c6"),
    (FAMILY, IN_PASSING, "w Ka1 Ic4 pd5 kh8", ">c4c6 !d5c5 !d5c6 !d5c4"),
    (FAMILY, IN_PASSING, "w Ka1 Ic4 pb6 pd5 kh8", ">c4c5 b6c5 !d5c4"),
    // It is legal only at once, and only after a double step.
    (FAMILY, IN_PASSING, "b Ka1 Pe5 pd7 kh8", ">d7d5 >a1a2 >h8g8 !e5d6"),
    (FAMILY, IN_PASSING, "b Ka1 Pe5 pd6 kh8", ">d6d5 !e5d6"),
    // Only a Pawn captures in passing: the Prince just steps there.
    (FAMILY, IN_PASSING, "b Ka1 Ie5 pd7 kh8", ">d7d5 >e5d6 d5=p d6=I"),
    (FAMILY, NO_CASTLING, "w Ke1* kh8", "no-castling"),
    (
        FAMILY,
        LEAP,
        "w Kd3* kh8",
        "d3b1 d3c1 d3d1 d3e1 d3f1 d3b2 d3f2 d3b3 d3f3 d3b4 d3f4 d3b5 d3c5 d3d5 \
        d3e5 d3f5 !d3d6 !d3a3 !d3g6",
    ),
    (FAMILY, LEAP, "w Kd3 kh8", "d3d4 !d3d5 !d3b3 !d3f4"),
    (FAMILY, LEAP, "w Kd3* Ph2 kh8", ">d3d4 >h8g8 >d4d3 >g8h8 !d3d5"),
    (FAMILY, LEAP, "w Kd3* Ph2 kh8", ">d3f4 d3=. f4=K >h8g8 !f4f6"),
    // The King leaps only to empty squares. He neither captures nor takes his own pieces' squares.
    (FAMILY, LEAP, "w Kd3* ib3 Pf3 kh8", "!d3b3 !d3f3"),
    // He leaps over his own and over enemy pieces.
    (FAMILY, LEAP, "w Kd3* Pd4 pe3 kh8", "d3d5 d3f3"),
    // The Pawn on e4 gives check, so the King may step but not leap.
    (FAMILY, LEAP, "w Kd3* pe4 kh8", "check d3e4 d3c3 !d3b3 !d3d5 !d3c5"),
    // The Pawn on e5 attacks d4. He may not leap straight over it, but past it over c4.
    (FAMILY, LEAP, "w Kd3* pe5 kh8", "no-check !d3d5 d3c5 d3f5 !d3f4"),
    (FAMILY, LEAP, "w Kd3* pe5 pb5 kh8", "!d3d5 !d3c5 !d3b5"),
    // He may not leap to a square where he would be in check.
    (FAMILY, LEAP, "w Kd3* pg4 kh8", "!d3f3 d3f2 d3f4"),
    (FORCED, NO_CHOICE, "w Ka1 Pc^-1 kh8", "c^-1c^=Q !c^-1c^ !c^-1c^=A !c^-1c^=L"),
    (FORCED, "Prince to Amazon", "w Ka1 Ic^-1 kh8", "c^-1c^=A c^-1d^=A !c^-1c^ !c^-1c^=Q c^-1d^-1"),
    (
        FORCED,
        "Knight, Camel and Giraffe to Buffalo",
        "w Ka1 Nc^-2 Mf^-3 Za^-2 kh8",
        "c^-2d^=F !c^-2d^ f^-3g^=F !f^-3g^ a^-2d^=F !a^-2d^ >a^-2d^=F d^=F",
    ),
    (
        FORCED,
        "Elephant, War Machine and Centaur to Lion",
        "w Ka1 Ec^-1 We^-2 Jg^-1 kh8",
        "c^-1d^=L !c^-1d^ e^-2e^=L !e^-2e^ g^-1f^=L !g^-1f^=Q >g^-1f^=L f^=L",
    ),
    (FORCED, NO_CHOICE, "w Ka1 Rc^-1 Ld^-1 kh8", "c^-1c^ !c^-1c^=Q d^-1d^"),
    (TROLLS, TROLL_QUEEN, "w Ka1 Tc^-1 rd^ kh8", "c^-1c^=Q !c^-1c^ c^-1d^=Q !c^-1d^ !c^-1b^=Q"),
    (TROLLS, TROLL_LEAP, "w Ka1 Tc^-3 rf^ kh8", "c^-3c^ !c^-3c^=Q c^-3f^ !c^-3f^=Q >c^-3f^ f^=T"),
    (FANTASTIC, TROLL_WOLF, "w Ka1 Tc^-1 hd^ kh8", "c^-1c^=O !c^-1c^ c^-1d^=O !c^-1d^"),
    (FANTASTIC, TROLL_LEAP, "w Ka1 Tc^-3 hf^ kh8", "c^-3c^ !c^-3c^=O c^-3f^ !c^-3f^=O"),
    (FANTASTIC, NO_CHOICE, "w Ka1 Pc^-1 Ie^-1 kh8", "c^-1c^=O !c^-1c^ e^-1f^=O !e^-1f^ !e^-1e^=G"),
    (FANTASTIC, NO_CHOICE, "w Ka1 Sc^-2 Ng^-2 kh8", "c^-2d^=G !c^-2d^ g^-2h^=U !g^-2h^ !g^-2h^=G"),
    (FANTASTIC, NO_CHOICE, "w Ka1 Hc^-2 Me^-1 Qg^-2 Ca^-3 kh8", "c^-2c^ e^-1e^ g^-2h^ a^-3b^"),
    (
        TERAMACHY,
        FIVE,
        "w Ka1 Pc^-1 Ie^-1 kh8",
        "c^-1c^=A c^-1c^=L c^-1c^=G c^-1c^=U c^-1c^=F !c^-1c^ \
        !c^-1c^=Q !c^-1c^=H e^-1f^=A e^-1f^=L e^-1f^=G e^-1f^=U e^-1f^=F !e^-1f^ !e^-1f^=Q",
    ),
    (
        TERAMACHY,
        "No other piece promotes",
        "w Ka1 Nc^-2 Ee^-1 Jg^-1 kh8",
        "c^-2d^ e^-1f^ g^-1g^ \
        !c^-2d^=F",
    ),
    (
        TERAMACHY,
        "It may become a piece of which the player still has one",
        "w Ka1 Ab2 Lb3 Pc^-1 kh8",
        "c^-1c^=A >c^-1c^=A c^=A b2=A",
    ),
    (
        METAMACHY,
        THREE,
        "w Ka1 Pc^-1 Ie^-1 kh8",
        "c^-1c^=Q c^-1c^=L c^-1c^=G !c^-1c^ !c^-1c^=R \
        e^-1d^=Q e^-1d^=L e^-1d^=G !e^-1d^",
    ),
    (
        ZANZIBAR,
        QUEEN_FIRST,
        "w Ka1 Pc^-1 Ie^-1 kh8",
        "c^-1c^=Q c^-1c^=L c^-1c^=G c^-1c^=F c^-1c^=U \
        !c^-1c^ !c^-1c^=R e^-1d^=U e^-1d^=F !e^-1d^",
    ),
    (CENTRES, CENTRE, "w Kf1* Qg1 Lg2 Gf2 kf^* qg^ lg^-1 gf^-1", "f1=K f^=k on"),
    (CENTRES, FIRST, "start", "f1=Q g1=K f2=L g2=G f^=q g^=k f^-1=l g^-1=g a3a4 !a^-2a^-3"),
];
