//! Moves in XBetza that are refused, each with its reason.

use menagerie_rules::betza;

/// README of the variants: what of XBetza is understood; each of the others with its reason.
#[test]
fn moves_that_are_not_understood() {
    for (text, said) in [
        ("", "\"\": there is no move in it"),
        ("R[W?fsB", "\"[W?fsB\": the bracket is not closed"),
        ("Rfm", "\"fm\": the modifiers are not followed by a piece letter"),
        ("fmX", "\"fmX\": the piece letter is unknown"),
        ("zR", "\"zR\": this modifier is not supported"),
        ("eéR", "\"eé\": the piece letter is unknown"),
        ("pR", "\"pR\": hopping over a piece is supported for captures only"),
        ("mpR", "\"mpR\": hopping over a piece is supported for captures only"),
        ("cpN", "\"cpN\": only a slider can hop over a piece"),
        ("O2", "\"O2\": castling is written isO2, with 2 to 6 squares for the King"),
        ("isO7", "\"isO7\": castling is written isO2, with 2 to 6 squares for the King"),
        ("NN", "\"NN\": of rides only nNN is supported"),
        ("nD", "\"nD\": a lame leap is supported only as the double step fmnD"),
        ("yafsR", "\"yafsR\": of moves in two legs only yafsF and yafsW are supported"),
        ("[WfsB]", "\"[WfsB]\": the bracket has no ?"),
        ("[?fsB]", "\"[?fsB]\": it is empty"),
        ("[R?fsB]", "\"[R?fsB]\": the first step of a bent move must be W or F"),
        ("[W?fsR]", "\"[W?fsR]\": the slide of a bent move must be R after F, and B after W"),
        ("[W?fqB]", "\"[W?fqB]\": a bent move must go on outward: fs, or fq for vertically only"),
        ("fN", "\"fN\": directions of an oblique leap are not supported"),
        ("sF", "\"sF\": of the directions of a diagonal atom only f and b are supported"),
    ] {
        assert_eq!(betza::read(text).map_err(|error| error.to_string()), Err(said.to_owned()));
    }
    let long = betza::read(&"W".repeat(101)).expect_err("it is too long").to_string();
    assert_eq!(long, format!("\"{}\": a move has at most 100 letters", "W".repeat(40)));
}
