//! Mistakes in the squares, groups and chosen orders of `[shuffle]`.

use crate::variants::file_errors::hold;
use menagerie_rules::Variant;

const NONE: &str = "rules = []";

#[test]
fn the_squares_of_a_shuffle() {
    hold(&[
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"d1\"], symmetries = [\"mirror\"] }",
            )],
            "small is a game",
        ),
        (
            &[
                ("k2r/p3/P3/K2R w a1,d1,a4,d4", "k2r/p3/P*2/K2R w a1,d1,a4,d4"),
                (
                    NONE,
                    "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"b2\"], symmetries = [\"mirror\"] }",
                ),
            ],
            "x, line 9, column 38: b2 is a hole, where nothing stands",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"e1\"], symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 38: e1 is no square of the board, a1 to d4, nor two corners like a1-b2",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"d1-a1\"], symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 38: the first of two corners is the lower left one, as in a1-b2",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1-b1\", \"b1\"], symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 38: b1 is named twice",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KRR\", squares = [\"a1-b1\"], symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 39: there are more pieces than squares for them",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1-c1\"], symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 11: the shuffled pieces fill their squares: 2 pieces, 3 squares",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"a4\"], symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 11: the squares are the first mover's, and the second has others",
        ),
        (
            &[
                (
                    NONE,
                    "rules = []\nshuffle = { pieces = \"RRRRRRRRRRRRRRRRRRK\", squares = [\"a1-c6\", \"d1\"], symmetries = [\"mirror\"] }",
                ),
                ("ranks = 4", "ranks = 12"),
            ],
            "x, line 9, column 11: there are more than 10^15 orders",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KRR\", squares = [\"a1\", \"c1\", \"b2\"], opposite_colors = \"R\", symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 77: opposite_colors needs a light and a dark square for each pair, none of an \
             earlier group",
        ),
        (
            &[
                ("KisO2\"\ncastles_with = \"R\"", "K\""),
                ("w a1,d1,a4,d4", "w -"),
                ("\"a1-d2\"", "\"b1-d2\""),
                ("betza = \"R\"", "betza = \"W\"\nstays_in = \"home\""),
                ("promotes_to = [\"R\"]\n", ""),
                (
                    NONE,
                    "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"d1\"], symmetries = [\"mirror\"] }",
                ),
            ],
            "x, line 9, column 22: a Rook stays in a zone without all the squares that it is drawn on",
        ),
    ]);
}

#[test]
fn the_groups_of_a_shuffle() {
    hold(&[
        (
            &[(NONE, "rules = []\nshuffle = { symmetries = [\"mirror\"] }")],
            "x, line 9, column 11: a shuffle has pieces, or groups each of which has pieces and squares",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { order = \"RK\", groups = [{ pieces = \"K\", squares = [\"a1\"] }], symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 11: a shuffle has pieces, or groups each of which has pieces and squares",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle.symmetries = [\"mirror\"]\nshuffle.groups = [{ pieces = \"K\", squares = [\"a1-b1\"] }, { pieces = \"RR\", squares = [\"b1-d1\"] }]",
            )],
            "x, line 10, column 85: a group has all squares of an earlier one, or none of them",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle.symmetries = [\"mirror\"]\nshuffle.groups = [{ pieces = \"R\", squares = [\"a1-b1\"] }, { pieces = \"KR\", squares = [\"a1-c1\"] }]",
            )],
            "x, line 10, column 69: the pieces of a label are in one group",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle.symmetries = [\"mirror\"]\nshuffle.groups = [{ pieces = \"K\", squares = [\"a1-b1\"] }, { pieces = \"RRR\", squares = [\"a1-c1\"] }]",
            )],
            "x, line 10, column 86: there are more pieces than squares for them",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle.symmetries = [\"mirror\"]\nshuffle.groups = [{ pieces = \"K\", squares = [\"a1-b1\"] }, { pieces = \"RR\", squares = [\"a1-c1\"], opposite_colors = \"R\" }]",
            )],
            "x, line 10, column 114: opposite_colors needs a light and a dark square for each pair, none of an \
             earlier group",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle.symmetries = [\"mirror\"]\nshuffle.groups = [{ pieces = \"K\", squares = [\"a1-b1\"] }, { pieces = \"RP\", squares = [\"a1-c1\"] }]",
            )],
            "small is a game",
        ),
    ]);
}

#[test]
fn the_order_that_is_chosen() {
    hold(&[
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"d1\"], chosen = true, symmetries = [\"mirror\"] }",
            )],
            "small is a game",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"d1\"], chosen = true, symmetries = [\"mirror\", \"central\"] }",
            )],
            "x, line 9, column 11: an order is chosen for both sides: by mirror or by central alone",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"d1\"], chosen = true, symmetries = [\"asymmetric\"] }",
            )],
            "x, line 9, column 11: an order is chosen for both sides: by mirror or by central alone",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"d1\"], chosen = true, symmetries = [\"central\"] }",
            )],
            "x, line 6, column 9: the array has one of the orders that can be chosen",
        ),
        (
            &[(
                NONE,
                "rules = []\nshuffle = { pieces = \"KR\", squares = [\"a1\", \"d1\"], chosen = 1, symmetries = [\"mirror\"] }",
            )],
            "x, line 9, column 61: true or false is expected here, not 1",
        ),
    ]);
}

#[test]
fn more_orders_than_a_number_holds_are_too_many() {
    let text = include_str!("../../../fuzz/corpus/variant_file/refused-many-orders.txt");
    let said = Variant::from_toml("x", text).map_or_else(|error| error.to_string(), |it| it.id);
    assert_eq!(said, "x, line 20, column 1: there are more than 10^15 orders");
}
