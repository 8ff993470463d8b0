//! Terran Chess: palaces and a river, Kings that may not face each other, four ways to lose.

use super::Row;

const TERRAN: &[&str] = &["terran"];
const RIVER: &str = "The river runs between ranks 5 and 6";
const PALACES: &str = "The Gold Palace is c1 to h3, the Red Palace c8 to h10";
const STAY: &str = "King and Guards never leave their Palace, not even to capture";
const DRAGOONS: &str = "Dragoons never cross the river, not even to capture";
const FACE: &str = "The Kings may not stand on the same file with only empty squares between them";
const ANY_PIECE: &str = "a move of any piece that brings this about is illegal";
const NO_CHECK: &str = "It gives no check";
const CASTLES: &str = "A King that has never moved castles with either Rook that has never moved";
const BETWEEN: &str = "The squares between them must be empty, and those that the King crosses";
const OUT_OF_CHECK: &str = "he may not castle out of check";
const DOUBLE: &str = "A Pawn may go two squares forward on its own first move";
const SIDEWAYS: &str = "beyond the river it may also step sideways without capturing";
const NOT_IN_PASSING: &str = "There is no capture in passing";
const SEVEN: &str = "to Huntress, Queen, Chariot, Trooper, Rook, Bishop or Marauder";
const LOSES: &str =
    "A player loses who is checkmated, who is stalemated, who has only King, Guards";
const ORDER: &str = "They are looked at in this order";
const SAME: &str = "The same position means the same pieces on the same squares";
const FIVE_ONE: &str = "The winner and the loser score 5 and 1 for checkmate";
const FOUR_TWO: &str = "4 and 2 for stalemate and for restricted pieces";
const FIVE_NONE: &str = "5 and 0 for a position repeated three times";

// The page of the Terran Chess Galactic Federation. Where it leaves something open, the rule is
// ours.
pub const ROWS: &[Row] = &[
    (TERRAN, RIVER, "w Kd2 De5 Pb5 Pi6 kf9", "!e5d7 !e5f7 e5c4 e5g4 !b5a5 i6h6"),
    (TERRAN, RIVER, "b Kd2 de6 pb6 pi5 kf9", "!e6d4 !e6f4 e6c7 e6g7 !b6a6 i5h5"),
    (TERRAN, PALACES, "w Kc1 Gh3 kf9", "!c1b1 !c1b2 c1c2 !h3i3 !h3h4 !h3i4 h3g3 h3h2"),
    (TERRAN, PALACES, "b Kd2 kc10 gh8", "!c10b10 !c10b9 c10c9 !h8i8 !h8h7 !h8g7 h8g8 h8h9"),
    (TERRAN, STAY, "w Kd2 Gc3 pb3 pc4 pd4 kf9", "!c3b3 !c3c4 !c3d4"),
    (TERRAN, STAY, "w Kc3 pb3 pd4 kf9", "!c3b3 !c3d4 c3d3"),
    (TERRAN, DRAGOONS, "w Kd2 De5 pe6 pd6 pf4 kf9", "!e5e6 !e5d6 e5f4"),
    (TERRAN, DRAGOONS, "b Kd2 de6 Pe5 Pd5 Pf7 kf9", "!e6e5 !e6d5 e6f7"),
    (TERRAN, FACE, "w Ke2 kf9", "!e2f1 !e2f2 !e2f3 e2d2 e2e3"),
    (TERRAN, FACE, "w Ke2 Pf5 kf9", "e2f1 e2f2 e2f3"),
    (TERRAN, FACE, "b Ke2 kf9", "!f9e8 !f9e9 !f9e10 f9g9"),
    (TERRAN, ANY_PIECE, "w Kf2 Rf5 kf9", "f5f6 f5f3 !f5a5 !f5j5"),
    (TERRAN, ANY_PIECE, "w Kf2 Rf5 bf7 kf9", "f5a5 f5f7"),
    (TERRAN, ANY_PIECE, "w Kf2 Pf5 re6 kf9", "f5f6 !f5e6"),
    // The screen may step on between the Kings, and there is no check.
    (TERRAN, NO_CHECK, "w Kf2 Pf5 kf9", "no-check >f5f6 no-check on"),
    (TERRAN, NO_CHECK, "w Kf2 Bf5 kf9", "no-check !f5e6 f2e2"),
    (TERRAN, CASTLES, "w Kf1* Ra1* Rj1* kc9", "f1h1 f1d1 >f1h1 h1=K g1=R j1=. f1=."),
    (TERRAN, CASTLES, "b Kd2 ra10* rj10* kf10*", ">f10h10 h10=k g10=r j10=. f10=."),
    (TERRAN, CASTLES, "w Kf1 Ra1* Rj1* kd9", "!f1h1 !f1d1"),
    (TERRAN, CASTLES, "w Kf1* Ra1 Rj1* kc9", "f1h1 !f1d1"),
    (TERRAN, CASTLES, "w Ke1* Ra1* Rj1* kf9", ">e1c1 c1=K d1=R a1=. e1=."),
    (TERRAN, BETWEEN, "w Kf1* Ra1* Rj1* Bb1 bi1 kc9", "!f1h1 !f1d1"),
    (TERRAN, BETWEEN, "w Kf1* Ra1* Rj1* rg7 re7 kc9", "!f1h1 !f1d1"),
    (TERRAN, BETWEEN, "w Kf1* Ra1* Rj1* rh7 rd7 kc9", "!f1h1 !f1d1"),
    // Squares that only the Rook crosses may be attacked.
    (TERRAN, BETWEEN, "w Kf1* Ra1* Rj1* ri7 rb7 kc9", "f1h1 f1d1"),
    (TERRAN, OUT_OF_CHECK, "w Kf1* Ra1* Rj1* rf7 kc9", "check !f1h1 !f1d1"),
    // The other King is on the file that the King crosses, and then on the file where he would end.
    (TERRAN, OUT_OF_CHECK, "w Kf1* Ra1* Rj1* kg9", "f1h1 f1d1"),
    (TERRAN, OUT_OF_CHECK, "w Kf1* Ra1* Rj1* kh9", "!f1h1 f1d1"),
    (TERRAN, DOUBLE, "w Kd2 Pb3* Pi3 kf9", "b3b4 b3b5 !i3i5 i3i4"),
    (TERRAN, DOUBLE, "w Kd2 Pb3* pb4 Pi3* pi5 kf9", "!b3b4 !b3b5 i3i4 !i3i5"),
    (TERRAN, DOUBLE, "w Kd2 Pb3* kf9", ">b3b4 >f9f8 !b4b6"),
    (TERRAN, SIDEWAYS, "w Kd2 Pb6 pc6 kf9", "b6a6 !b6c6 b6b7"),
    (TERRAN, SIDEWAYS, "b Kd2 pb5 Pc5 kf9", "b5a5 !b5c5 b5b4"),
    (TERRAN, NOT_IN_PASSING, "b Kd2 Pc6 pb8* kf9", ">b8b6 !c6b7"),
    (
        TERRAN,
        SEVEN,
        "w Kd2 Pb9 kf8",
        "b9b10=H b9b10=Q b9b10=C b9b10=T b9b10=R b9b10=B b9b10=M !b9b10 \
        !b9b10=G !b9b10=D !b9b10=K",
    ),
    (TERRAN, LOSES, "b Kd2 Ra10 Rj9 kf10", "check Gold:checkmate"),
    (TERRAN, LOSES, "b Ke1 Rd1 Rj9 Pa5 kc10 pa6", "no-check Gold:stalemate"),
    // With a Pawn left the game goes on.
    (TERRAN, LOSES, "w Kd2 Rb5 rb7 gf8 dc7 kf9", ">b5b7 Gold:restricted"),
    (TERRAN, LOSES, "w Kd2 Rb5 rb7 pa7 gf8 kf9", ">b5b7 on"),
    (TERRAN, LOSES, "w Kd2 Rb5 gf8 dc7 kf9", ">b5b6 on"),
    (
        TERRAN,
        LOSES,
        "w Ke1 Pj3 pj8 kf10",
        ">e1e2 >f10f9 >e2e1 >f9f10 >e1e2 >f10f9 >e2e1 on >f9f10 Gold:repetition",
    ),
    // A capture that mates and leaves no other piece is a mate. A capture cannot be a repetition.
    (TERRAN, ORDER, "w Kd2 Ra5 ra10 Rj9 kf10", ">a5a10 Gold:checkmate 5-1"),
    (TERRAN, ORDER, "w Kd2 Rb5 rb7 gf8 kf9", ">b5b7 Gold:restricted 4-2"),
    // After a right is lost it is another position. So the King's second return is only the second
    // occurrence.
    (
        TERRAN,
        SAME,
        "w Kf1* Ra1* kd9 pj5",
        ">f1g1 >d9d8 >g1f1 >d8d9 >f1g1 >d9d8 >g1f1 >d8d9 on \
        >f1g1 Red:repetition",
    ),
    (
        TERRAN,
        SAME,
        "w Kf1 Ra1 kd9 pj5",
        ">f1g1 >d9d8 >g1f1 >d8d9 >f1g1 >d9d8 >g1f1 on >d8d9 Gold:repetition",
    ),
    (TERRAN, FIVE_ONE, "b Kd2 Ra10 Rj9 kf10", "5-1"),
    (TERRAN, FOUR_TWO, "b Ke1 Rd1 Rj9 Pa5 kc10 pa6", "Gold:stalemate 4-2"),
    (TERRAN, FOUR_TWO, "w Kd2 Rb5 rb7 kf9", ">b5b7 4-2"),
    (
        TERRAN,
        FIVE_NONE,
        "w Ke1 Pj3 pj8 kf10",
        ">e1e2 >f10f9 >e2e1 >f9f10 >e1e2 >f10f9 >e2e1 >f9f10 5-0",
    ),
];
