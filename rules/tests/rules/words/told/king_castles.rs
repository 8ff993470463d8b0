//! Orthodox chess, and the variants with its castling.

use super::Row;

const ALL: &[&str] = &["chess", "capablanca", "shako", "pemba"];
const SECOND: &[&str] = &["chess", "capablanca"];
const THIRD: &[&str] = &["shako", "pemba"];
const CHESS: &[&str] = &["chess"];
const CAPABLANCA: &[&str] = &["capablanca"];
const SHAKO: &[&str] = &["shako"];
const PEMBA: &[&str] = &["pemba"];

const FROM_SECOND: &str = "A Pawn may go two squares forward from the second rank";
const FROM_THIRD: &str = "A Pawn may go two squares forward from the third rank";
const IN_PASSING: &str = "A Pawn that has gone two squares may be captured in passing";
const CASTLES: &str =
    "The King castles with a Rook when neither has moved, all squares between them";
const TWO: &str = "he goes two squares towards it";
const THREE: &str =
    "he goes three squares towards it, and the Rook to the square that he has crossed last";
const PROMOTION: &str = "Promotion of a Pawn on the last rank is compulsory";

// FIDE Laws of Chess, articles 3.7 and 3.8. For the others, the pages that their files name.
pub const ROWS: &[Row] = &[
    (SECOND, FROM_SECOND, "w Ka1 Pc2 Pe3 kh8", "c2c3 c2c4 !c2c5 e3e4 !e3e5"),
    (SECOND, FROM_SECOND, "w Ka1 Pc2 pc3 Pe2 pe4 kh8", "!c2c3 !c2c4 e2e3 !e2e4"),
    (SECOND, FROM_SECOND, "b Ka1 pc7 pe6 kh8", "c7c6 c7c5 e6e5 !e6e4"),
    (THIRD, FROM_THIRD, "w Ka1 Pc3 Pe2 Pg4 kh8", "c3c5 !e2e4 !g4g6"),
    (THIRD, FROM_THIRD, "w Ka1 Pc3 pc4 Pe3 pe5 kh8", "!c3c5 e3e4 !e3e5"),
    (THIRD, FROM_THIRD, "b Ka1 pc8 pe9 kh7", "c8c6 !e9e7"),
    (SECOND, IN_PASSING, "b Ka1 Pe5 pd7 kh8", ">d7d5 e5d6 >e5d6 d5=. d6=P"),
    (SECOND, IN_PASSING, "w Ka1 Pe2 pd4 kh8", ">e2e4 >d4e3 e4=. e3=p"),
    (SECOND, IN_PASSING, "b Ka1 Pe5 pd6 kh8", ">d6d5 !e5d6"),
    (SECOND, IN_PASSING, "b Ka1 Pe5 pd7 kh8", ">d7d5 >a1a2 >h8g8 !e5d6"),
    (SECOND, IN_PASSING, "b Ka1 Qe5 Nb5 pd7 kh7", ">d7d5 >b5d6 d5=p d6=N"),
    (THIRD, IN_PASSING, "b Ka1 Pe6 pd8 kh8", ">d8d6 >e6d7 d6=. d7=P"),
    (THIRD, IN_PASSING, "b Ka1 Pe6 pd7 kh8", ">d7d6 !e6d7"),
    (THIRD, IN_PASSING, "b Ka1 Pe6 pd8 kh8", ">d8d6 >a1a2 >h8g8 !e6d7"),
    (CHESS, TWO, "w Ke1* Ra1* Rh1* kd8", "e1g1 >e1g1 g1=K f1=R h1=. e1=."),
    (CHESS, TWO, "b Ke1 ra8* rh8* ke8*", "e8g8 >e8c8 c8=k d8=r a8=. e8=."),
    (CHESS, CASTLES, "w Ke1 Ra1* Rh1* kd8", "!e1g1 !e1c1 e1f1"),
    (CHESS, CASTLES, "w Ke1* Ra1 Rh1* kd8", "e1g1 !e1c1"),
    (CHESS, CASTLES, "w Ke1* Rh1* kd8", ">h1h2 >d8d7 >h2h1 >d7d8 !e1g1"),
    (CHESS, CASTLES, "w Ke1* Nb1 Ra1* Rh1* ng1 kd8", "!e1g1 !e1c1"),
    // The King leaves e1, crosses f1 and reaches g1. Only the Rook crosses b1.
    (CHESS, CASTLES, "w Ke1* Ra1* Rh1* re7 kd8", "check !e1g1 !e1c1"),
    (CHESS, CASTLES, "w Ke1* Ra1* Rh1* rf7 kd8", "!e1g1 e1c1"),
    (CHESS, CASTLES, "w Ke1* Ra1* Rh1* rg7 kd8", "!e1g1 e1c1"),
    (CHESS, CASTLES, "w Ke1* Ra1* Rh1* rb7 kd8", "e1g1 e1c1"),
    (CAPABLANCA, THREE, "w Kf1* Ra1* Rj1* kd8", "f1i1 f1c1 !f1h1 !f1d1 >f1i1 i1=K h1=R j1=."),
    (CAPABLANCA, THREE, "b Kf1 ra8* rj8* kf8*", ">f8c8 c8=k d8=r a8=."),
    (CAPABLANCA, CASTLES, "w Kf1* Ra1* Rj1* rh7 kd8", "!f1i1 f1c1"),
    (CAPABLANCA, CASTLES, "w Kf1* Ra1* Rj1* ri7 rd7 kd8", "!f1i1 !f1c1"),
    (CAPABLANCA, CASTLES, "w Kf1 Ra1* Rj1* Nb1 kd8", "!f1i1 !f1c1"),
    (CAPABLANCA, CASTLES, "w Kf1* Ra1* Rj1* rf7 kd8", "check !f1i1 !f1c1"),
    (THIRD, TWO, "w Kf2* Rb2* Ri2* kd8", "f2h2 f2d2 >f2h2 h2=K g2=R i2=."),
    (THIRD, TWO, "b Kf2 rb9* ri9* kf9*", ">f9d9 d9=k e9=r b9=."),
    (THIRD, CASTLES, "w Kf2* Rb2* Ri2* re7 kd8", "f2h2 !f2d2"),
    (THIRD, CASTLES, "w Kf2* Rb2* Ri2* rh7 rc7 kd8", "!f2h2 f2d2"),
    (THIRD, CASTLES, "w Kf2* Rb2 Ri2* Nh2 kd8", "!f2h2 !f2d2"),
    // A Cannon attacks over one piece, so the King's own Pawn brings him into check.
    (THIRD, CASTLES, "w Kf2* Ri2* Pf4 cf7 kd8", "check !f2h2"),
    (
        CHESS,
        PROMOTION,
        "w Ka1 Pc7 nd8 kh7",
        "c7c8=Q c7c8=R c7c8=B c7c8=N !c7c8 !c7c8=P !c7c8=K c7d8=N",
    ),
    (CAPABLANCA, PROMOTION, "w Ka1 Pc7 kh7", "c7c8=Q c7c8=C c7c8=A c7c8=R c7c8=B c7c8=N !c7c8"),
    (SHAKO, PROMOTION, "w Ka1 Pc9 kh7", "c9c10=Q c9c10=R c9c10=B c9c10=N c9c10=C c9c10=E !c9c10"),
    (
        PEMBA,
        PROMOTION,
        "w Ka1 Pc9 kh7",
        "c9c10=Q c9c10=R c9c10=B c9c10=N c9c10=C c9c10=E c9c10=M \
        c9c10=V c9c10=W c9c10=Z !c9c10",
    ),
    (ALL, PROMOTION, "b Ka1 pc2 kh7", "c2c1=Q c2c1=N !c2c1 >c2c1=N c1=n"),
];
