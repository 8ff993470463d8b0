//! Cetran Chess 2, the only variant with neither castling nor a King who leaps.

use super::Row;

const CETRAN: &[&str] = &["cetran-2"];
const PAWN: &str =
    "A Pawn may go two squares forward from the second rank, and may then be captured";
const SISSA: &str = "A Sissa moves along two straight legs of the same length";
const NO_LEAP: &str = "it does not leap";
const SEVEN: &str = "to Queen, Sissa, Chancellor, Archbishop, Dragon Horse, Rook or Knight";

// The source page: "all the rules of FIDE Chess except castling", and the sentences about the Sissa.
pub const ROWS: &[Row] = &[
    (CETRAN, PAWN, "w Ka1 Pc2 Pe3 kh8", "c2c4 !c2c5 !e3e5"),
    (CETRAN, PAWN, "w Ka1 Pc2 nc3 Pe2 ne4 kh8", "!c2c4 !e2e4"),
    (CETRAN, PAWN, "b Ka1 Pe5 pd7 kh8", ">d7d5 >e5d6 d5=. d6=P"),
    (CETRAN, PAWN, "b Ka1 Pe5 pd7 kh8", ">d7d5 >a1a2 >h8g8 !e5d6"),
    (CETRAN, PAWN, "b Ka1 Nb5 pd7 kh8", ">d7d5 >b5d6 d5=p"),
    (CETRAN, "There is no castling", "w Ke1 Ra1 Rh1 kd8", "no-castling !e1g1 !e1c1"),
    // Legs of one, two and three squares, first as a Rook and first as a Bishop.
    (
        CETRAN,
        SISSA,
        "w Kh1 Sd4 kh8",
        "d4e4 d4d5 d4e6 d4f5 d4b5 d4a4 d4g4 d4h6 d4d7 !d4e5 !d4c3 !d4f6",
    ),
    (CETRAN, SISSA, "w Kh1 Sd4 nd7 kh8", "d4d7 >d4d7 d7=S"),
    (CETRAN, SISSA, "w Ke1 se5 kh8", "check"),
    // All eight neighbours are occupied, by pieces of either side: there is no way out.
    (
        CETRAN,
        NO_LEAP,
        "w Kh1 Sd4 Pc3 Pd3 Pe3 Pc4 Pe4 nc5 nd5 ne5 kh8",
        "!d4e6 !d4f5 !d4b5 !d4d6 !d4a4",
    ),
    // To e6 it goes over d5 or over e5. One of the two is enough.
    (CETRAN, NO_LEAP, "w Kh1 Sd4 nd5 kh8", "d4e6 d4d5"),
    (CETRAN, NO_LEAP, "w Kh1 Sd4 nd5 ne5 kh8", "!d4e6"),
    (
        CETRAN,
        SEVEN,
        "w Ka1 Pc7 kh7",
        "c7c8=Q c7c8=S c7c8=C c7c8=A c7c8=H c7c8=R c7c8=N !c7c8 !c7c8=B",
    ),
];
