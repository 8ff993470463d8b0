//! Mistakes in the array and in the pieces of a variant file, one at a time, with the whole message.

use super::file_errors::hold;

#[test]
fn the_array() {
    hold(&[
        (
            &[("k2r/", "kx1r/")],
            "x, line 6, column 11: the array is not a position: there is no piece with the letter 'x'",
        ),
        (
            &[("k2r/", "k3r/")],
            "x, line 6, column 9: the array is not a position: rank 4 must fill 4 files exactly",
        ),
        (
            &[("k2r/", "k2r/4/")],
            "x, line 6, column 9: the array is not a position: the board has 4 ranks, not 5",
        ),
        (
            &[("K2R w", "1K1K w")],
            "x, line 6, column 9: the array is not a position: White must have one King, not 2",
        ),
        (&[("K2R w", "K2R b")], "x, line 6, column 9: the first mover is w"),
        (
            &[(
                "rules = []",
                "rules = []\nshuffle = { pieces = \"KPXR\", symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 22: no piece has the label X",
        ),
        (
            &[(
                "rules = []",
                "rules = []\nshuffle = { pieces = \"KPR\", symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 22: the shuffled pieces fill the first rank",
        ),
        (
            &[("rules = []", "rules = []\nshuffle = { pieces = \"KPRR\", symmetries = [] }")],
            "x, line 9, column 11: there is at least one symmetry",
        ),
        (
            &[(
                "rules = []",
                "rules = []\nshuffle = { pieces = \"RPRR\", symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 11: an array drawn by lot is not a position: White must have one King, not 0",
        ),
        (
            &[(
                "rules = []",
                "rules = []\nshuffle = { pieces = \"KPRR\", order = \"RK\", symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 38: order names all the shuffled pieces of each kind in it",
        ),
        (
            &[(
                "rules = []",
                "rules = []\nshuffle = { pieces = \"KPRR\", opposite_colors = \"K\", symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 48: opposite_colors names kinds of which two are shuffled and none is in order, \
             each once",
        ),
    ]);
}

#[test]
fn the_pieces() {
    const LONG: &str = "name = \"A Rook whose name is longer than thirty\"";
    hold(&[
        (
            &[("\"P\"", "\"p\"")],
            "x, line 22, column 9: a label is one capital letter A to Z, alone, with ' behind it or with + before it",
        ),
        (&[("label = \"P\"", "label = \"K\"")], "x, line 22, column 9: the label K is taken"),
        (&[("\"Rook\"", "\"\"")], "x, line 30, column 8: a name has 1 to 30 letters"),
        (&[("name = \"Rook\"", LONG)], "x, line 30, column 8: a name has 1 to 30 letters"),
        (&[("\"Rook\"", "\"R\\tk\"")], "x, line 30, column 8: a name has no formatting, no \\t"),
        (
            &[("\"Rook\"", "\"Rook\"\naliases = [\"Tower\", \"T*\"]")],
            "x, line 31, column 21: a name has no formatting, no *",
        ),
        (&[("\"rook\"", "\"Rook\"")], "x, line 31, column 11: a drawing is made of a-z and _"),
        (
            &[("[\"R\"]", "[\"X\"]")],
            "x, line 27, column 16: no piece with the label X can be promoted to",
        ),
        (
            &[("[\"R\"]", "[\"K\"]")],
            "x, line 27, column 16: no piece with the label K can be promoted to",
        ),
        (
            &[("[\"R\"]", "[\"R\", \"P\", \"R\"]")],
            "x, line 27, column 26: this promotion is there already",
        ),
        (
            &[("betza = \"R\"", "betza = \"W\"\nstays_in = \"hole\"")],
            "x, line 33, column 12: there is no zone hole in [zones]",
        ),
        (
            &[("fmWfcF\"", "fmWfcF\"\nbetza_within = { hole = \"sW\" }")],
            "x, line 26, column 25: there is no zone hole in [zones]",
        ),
        (
            &[("betza = \"R\"", "betza = \"R\"\nstays_in = \"home\"")],
            "x, line 21, column 1: a Rook stays in a zone without the last rank",
        ),
        (
            &[("fmWfcF\"", "fmWfcF\"\nbetza_within = { home = \"isO2\" }")],
            "x, line 26, column 25: castling is not bound to a zone",
        ),
        (
            &[("betza = \"R\"", "betza = \"RisO2\"")],
            "x, line 32, column 9: only the royal piece castles",
        ),
        (
            &[("betza = \"KisO2\"", "betza = \"KisO2iR\"")],
            "x, line 17, column 9: the royal piece's i goes with castling and with leaps without capturing, as imN",
        ),
        (
            &[("fmWfcF\"", "fmWfcFfmnD\"\nbetza_within = { home = \"fmnD\" }")],
            "x, line 25, column 9: a double step, a triple one or the King's initial leap leads from \
             a1 to the same square as another movement",
        ),
        (
            &[("betza = \"KisO2\"\ncastles_with = \"R\"", "betza = \"KDimD\"")],
            "x, line 17, column 9: a double step, a triple one or the King's initial leap leads from \
             a1 to the same square as another movement",
        ),
    ]);
}

#[test]
fn the_king_and_where_pieces_may_be_put() {
    hold(&[
        (
            &[("royal = true", "royal = false")],
            "x, line 11, column 11: one piece must be royal, or extinction, a goal, a row, points or stalemate wins the game",
        ),
        (
            &[("moves = \"Ahead.\"", "moves = \"Ahead.\"\nroyal = true")],
            "x, line 21, column 1: a second piece is royal; royals in [endings] says what that means",
        ),
        (
            &[("royal = true", "royal = true\npromotes_to = [\"R\"]")],
            "x, line 13, column 1: a royal piece cannot promote",
        ),
        (
            &[("moves = \"Ahead.\"", "moves = \"Ahead.\"\ncastles_with = \"R\"")],
            "x, line 27, column 16: only the royal piece castles",
        ),
        (
            &[("KisO2", "K")],
            "x, line 18, column 16: the betza of a King who castles has isO2, or his table castles_to",
        ),
        (
            &[("castles_with = \"R\"\n", "")],
            "x, line 17, column 9: castles_with must name the partner",
        ),
        (&[("KisO2", "KisO2isO3")], "x, line 17, column 9: there is one way to castle"),
        (&[("KisO2", "KisO2imN")], "x, line 17, column 9: a King cannot both castle and leap"),
        (
            &[("castles_with = \"R\"", "castles_with = \"X\"")],
            "x, line 18, column 16: no piece has the label X",
        ),
        (
            &[("castles_with = \"R\"", "castles_with = \"K\"")],
            "x, line 18, column 16: it castles with another piece",
        ),
        // The last rank of one side is not part of the other side's home.
        (
            &[("betza = \"R\"", "betza = \"W\"\nstays_in = \"home\"")],
            "x, line 21, column 1: a Rook stays in a zone without the last rank",
        ),
        (
            &[
                ("betza = \"R\"", "betza = \"W\"\nstays_in = \"home\""),
                ("promotes_to = [\"R\"]\n", ""),
            ],
            "x, line 13, column 1: who castles stays in no zone",
        ),
        (
            &[
                ("KisO2\"\ncastles_with = \"R\"", "K\""),
                ("w a1,d1,a4,d4", "w -"),
                ("\"a1-d2\"", "\"b1-d2\""),
                ("betza = \"R\"", "betza = \"W\"\nstays_in = \"home\""),
                ("promotes_to = [\"R\"]\n", ""),
                (
                    "rules = []",
                    "rules = []\nshuffle = { pieces = \"KRRP\", symmetries = [\"mirror\"] }",
                ),
            ],
            "x, line 9, column 22: a Rook stays in a zone without the whole first rank",
        ),
    ]);
}
