//! The ends of all variants with the draws of chess.

use super::Row;

const FIFTY: &[&str] = &["chess", "capablanca", "shako", "pemba", "cetran-2"];
const HUNDRED: &[&str] =
    &["terachess-2", "teramachy", "fantastic-13", "gigachess-2", "metamachy", "zanzibar-s"];
const WITH_QUEENS: &[&str] = &[
    "chess",
    "capablanca",
    "shako",
    "pemba",
    "cetran-2",
    "terachess-2",
    "teramachy",
    "gigachess-2",
    "metamachy",
    "zanzibar-s",
];
const FANTASTIC: &[&str] = &["fantastic-13"];

const KNIGHT_ALONE: &[&str] =
    &["chess", "capablanca", "shako", "pemba", "cetran-2", "teramachy", "metamachy", "zanzibar-s"];
const CANNON_ALONE: &[&str] =
    &["shako", "pemba", "terachess-2", "teramachy", "gigachess-2", "metamachy", "zanzibar-s"];
const WITH_BISHOPS: &[&str] = &[
    "chess",
    "capablanca",
    "shako",
    "pemba",
    "terachess-2",
    "teramachy",
    "gigachess-2",
    "metamachy",
    "zanzibar-s",
];

const STALEMATE: &str = "Stalemate is a draw";
const CLAIM: &str = "A draw may be claimed at the third occurrence of a position";
const AFTER_50: &str = "and after 50 moves of each side without a capture or a Pawn's move";
const AFTER_100: &str = "and after 100 moves of each side without a capture or a Pawn's move";
const BY_ITSELF: &str = "the fifth occurrence is a draw by itself";
const AFTER_75: &str = "After 75 moves of each side like that it is a draw by itself";
const DEAD: &str = "nobody can win any more, because beside the Kings only one";
const ONE_COLOR: &str = "or only pieces that all stand on squares of one color";
const BARE: &str = "so is the game when only the Kings are left";

// FIDE Laws of Chess, articles 5.2 and 9; the boards above 100 squares count 100 moves.
pub const ROWS: &[Row] = &[
    (WITH_QUEENS, STALEMATE, "w Ka1 qc2 kh8", "no-check draw:stalemate"),
    (WITH_QUEENS, STALEMATE, "w Ka1 qc2 Ph2 kh8", "no-check on"),
    // The Squirrel attacks b1 and b2, the Pawn a2, and no piece a1.
    (FANTASTIC, STALEMATE, "w Ka1 qd2 pb3 kh8", "no-check draw:stalemate"),
    (FANTASTIC, STALEMATE, "w Ka1 qd2 kh8", "on"),
    (FIFTY, CLAIM, "w Ka1 Ph2 kh8", "claim:none again claim:none again claim:repetition on"),
    (HUNDRED, CLAIM, "w Ka1 Ph2 kh8", "claim:none again claim:none again claim:repetition on"),
    // A Pawn's move begins the count anew.
    (FIFTY, CLAIM, "w Ka1 Ph2 kh8", "again >h2h3 >h8g8 >a1b1 >g8h8 >b1a1 claim:none"),
    (HUNDRED, CLAIM, "w Ka1 Ph2 kh8", "again again claim:repetition >h2h3 claim:none"),
    (FIFTY, AFTER_50, "w Ka1 Ph2 kh8 98", ">a1b1 claim:none >h8g8 claim:moves on"),
    (FIFTY, AFTER_50, "w Ka1 Ph2 kh8 99", "claim:none >h2h3 claim:none >h8g8 claim:none"),
    (FIFTY, AFTER_50, "w Ka1 pb1 Ph2 kh8 99", ">a1b1 claim:none"),
    (FIFTY, AFTER_50, "w Ka1 Ph2 kh8 100", "claim:moves >a1b1 claim:moves"),
    (HUNDRED, AFTER_100, "w Ka1 Ph2 kh8 100", "claim:none"),
    (HUNDRED, AFTER_100, "w Ka1 Ph2 kh8 198", ">a1b1 claim:none >h8g8 claim:moves on"),
    (HUNDRED, AFTER_100, "w Ka1 Ph2 kh8 199", "claim:none >h2h3 claim:none >h8g8 claim:none"),
    (FIFTY, BY_ITSELF, "w Ka1 Ph2 kh8", "again again again on again draw:repetition claim:none"),
    (HUNDRED, BY_ITSELF, "w Ka1 Ph2 kh8", "again again again on again draw:repetition claim:none"),
    (FIFTY, BARE, "w Ka1 pa2 kh8", "on >a1a2 draw:barekings claim:none"),
    (HUNDRED, BARE, "w Ka1 pa2 kh8", "on >a1a2 draw:barekings claim:none"),
    (HUNDRED, BARE, "w Ka1 pa2 ib5 kh8", ">a1a2 on"),
    (FIFTY, AFTER_75, "w Ka1 Ph2 kh8 148", ">a1b1 on claim:moves"),
    (FIFTY, AFTER_75, "w Ka1 Ph2 kh8 149", ">a1b1 draw:moverule claim:none"),
    (FIFTY, AFTER_75, "w Ka1 Ph2 kh8 149", ">h2h3 on claim:none"),
    (KNIGHT_ALONE, DEAD, "w Ka1 Nb1 kh8", "draw:dead claim:none"),
    (KNIGHT_ALONE, DEAD, "w Ka1 Nb1 Nc1 kh8", "on"),
    (CANNON_ALONE, DEAD, "w Ka1 Cb1 kh8", "draw:dead claim:none"),
    (CANNON_ALONE, DEAD, "w Ka1 Cb1 Cc1 kh8", "on"),
    (FANTASTIC, DEAD, "w Ka1 Ub1 kh8", "draw:dead claim:none"),
    (FANTASTIC, DEAD, "w Ka1 Ub1 Uc1 kh8", "on"),
    (WITH_BISHOPS, ONE_COLOR, "w Ka1 Bb1 Bd1 bf1 kh8", "draw:dead claim:none"),
    (WITH_BISHOPS, ONE_COLOR, "w Ka1 Bb1 bc1 kh8", "on"),
];
