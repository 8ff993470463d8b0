//! The sentences for players about settings that the author's rules do not mention.

use crate::common::english;
use menagerie_rules::{Variant, bundled};

const CHESS: &str = include_str!("../../../variants/chess.toml");

/// The sentences about chess without its own rules, after some changes of its file.
fn untold(rules: &str, changes: &[(&str, &str)]) -> Vec<String> {
    let (before, rest) = CHESS.split_once("rules = [").expect("it has rules");
    let (_, after) = rest.split_once("\n]\n").expect("they end");
    let mut text = format!("{before}rules = [{rules}]\n{after}");
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replacen(old, new, 1);
    }
    let variant = Variant::from_toml("x.toml", &text).unwrap_or_else(|error| panic!("{error}"));
    variant.untold_rules().into_iter().map(english).collect()
}

#[test]
fn every_setting_that_no_sentence_of_the_author_tells_is_told() {
    assert_eq!(
        untold("", &[]),
        [
            "Stalemate is a draw.",
            "A draw may be claimed at the third occurrence of a position.",
            "A draw may be claimed after 50 moves of each side without a capture, a Pawn's move or a promotion.",
            "After 75 moves of each side without a capture, a Pawn's move or a promotion the game is a draw by \
             itself.",
            "The fifth occurrence of a position is a draw by itself.",
            "The game is drawn when only the Kings are left.",
            "The game is drawn when nobody can win any more: beside the Kings only one piece is left, and that is \
             a Knight; or beside the Kings only these are left, and all stand on squares of one color: Bishop.",
        ]
    );
    let hill = "[zones.hill]\nname = \"hill\"\nsquares = \"d4-e5\"\n\n[endings]";
    for (old, new, wanted) in [
        ("\"draw\"", "\"loss\"", "A player loses who is stalemated."),
        ("\"draw\"", "\"win\"", "A player wins who is stalemated."),
        (
            "repetition_draw = 5",
            "repetition_draw = 22",
            "The 22nd occurrence of a position is a draw by itself.",
        ),
        (
            "name = \"Bishop\"",
            "name = \"Elephant\"\nat_most = 2",
            "Nothing is promoted to an Elephant while its side has two.",
        ),
        ("\"draw\"", "\"draw\"\ncheckmate = \"win\"", "Who is checkmated wins."),
        (
            "\"draw\"",
            "\"draw\"\nchecks = 3",
            "A side wins at once that has given check three times.",
        ),
        (
            "[endings]",
            &format!("{hill}\ngoal = {{ pieces = [\"K\", \"Q\"], zone = \"hill\" }}"),
            "A side wins at once that has a King or Queen on the hill, d4 to e5, at the end of its move.",
        ),
        (
            "[endings]",
            &format!(
                "{hill}\ngoal = {{ pieces = [\"P\"], zone = \"hill\", least = 3, or_full = true }}"
            ),
            "A side wins at once that has three of these pieces (Pawn), or one and every square occupied, on the hill, \
             d4 to e5, at the end of its move.",
        ),
        (
            "\"draw\"",
            "\"draw\"\nextinction = { pieces = [\"Q\", \"P\"], left = 0 }",
            "A side loses that has nothing left of one of these: Queen or Pawn.",
        ),
        (
            "\"draw\"",
            "\"draw\"\nextinction = { pieces = [\"Q\", \"R\"], left = 1, counted = \"together\" }",
            "A side loses that has no more than one left of these, counted together: Queen or Rook.",
        ),
        (
            "\"draw\"",
            "\"draw\"\nbare_king = \"loss\"",
            "A side loses that has only its King left, unless it can take the last piece of the other one at once.",
        ),
        (
            "\"draw\"",
            "\"draw\"\nrepetition_loss = 4",
            "A player loses whose move makes a position occur for the fourth time.",
        ),
        (
            "repetition_claim = 3",
            "perpetual_check = \"loss\"",
            "Where a repetition ends the game, a side loses that has given check with each of its moves since that \
             position occurred for the first time, if the other one has not.",
        ),
        (
            "\"draw\"",
            "\"draw\"\nroyals = \"last\"",
            "A side may have several royal pieces (King). It is in check where it has one left and that is attacked; \
             as long as there are more they are captured like others.",
        ),
        (
            "\"draw\"",
            "\"draw\"\ncounting = { pieces = [{ of = \"R\", moves = 16 }, { moves = 64 }] }",
            "When there is no Pawn any more, moves are counted, and the game is drawn with the first one beyond the \
             limit: 16 against a bare King with one Rook and 64 with anything else.",
        ),
        (
            "rules = []",
            "rules = []\nkings_may_not_face = true",
            "No move may leave the Kings on one file with nobody between them.",
        ),
        (
            "name = \"Queen\"",
            "name = \"Queen\"\nat_most = 1",
            "Nothing is promoted to a Queen while its side has one.",
        ),
        (
            "rules = []",
            "rules = []\nmust_capture = true\nno_checks = true",
            "Whoever can capture must: any other move is illegal then.",
        ),
        ("rules = []", "rules = []\nno_checks = true", "No move may give check."),
        (
            "repetition_claim = 3",
            "repetition_win = 4",
            "A player wins whose move makes a position occur for the fourth time.",
        ),
        (
            "\"draw\"",
            "\"draw\"\nextinction = { pieces = [\"Q\", \"R\"], counted = \"together\", result = \"win\" }",
            "A side wins that has nothing left of these, counted together: Queen or Rook.",
        ),
        (
            "\"draw\"",
            "\"draw\"\ngoal = { pieces = [\"K\"], zone = \"second-rank\", wins = \"unanswered\" }",
            "A side wins that has a King on the second rank, a2 to h2 (White), or the second rank, a7 to h7 (Black), \
             at the end of its move; where Black can do the same with the next move after White, the game goes on \
             for that move, and is drawn if both have done it.",
        ),
        (
            "\"draw\"",
            "\"draw\"\ngoal = { pieces = [\"R\", \"N\"], zone = \"second-rank\", least = 2, wins = \"safe\" }",
            "A side wins that has two of these pieces (Rook or Knight) on the second rank, a2 to h2 (White), or the \
             second rank, a7 to h7 (Black), where nothing attacks them; where that is so of both sides, it is a draw.",
        ),
        (
            "name = \"Bishop\"",
            "name = \"Bishop\"\nrestricted = true",
            "A side loses that has nothing left after a capture but its King and these pieces: Bishop.",
        ),
    ] {
        let told = untold("", &[(old, new)]);
        assert!(told.iter().any(|sentence| sentence == wanted), "{new}: {told:#?}");
    }
}

#[test]
fn what_the_author_tells_is_not_told_twice() {
    let own = "\"It is a draw by stalemate, and after 50 moves without progress.\"";
    let told = untold(own, &[]);
    assert!(!told.iter().any(|it| it.contains("talemate") || it.contains("50")), "{told:?}");
    assert_eq!(told.len(), 5);
    // A rule with another number or result than the setting's does not tell it.
    let other = "\"It is lost by stalemate, and after 40 moves without progress.\"";
    assert_eq!(untold(other, &[]).len(), 7);
    // A word within another one does not count.
    let mate = "\"Checkmate wins, and a position that occurs three times is drawn.\"";
    let told = untold(mate, &[("\"draw\"", "\"draw\"\nchecks = 3")]);
    assert!(told.iter().any(|it| it.contains("given check three times")), "{told:?}");
    for variant in bundled() {
        assert_eq!(variant.untold_rules(), [], "{}: its own sentences tell it", variant.id);
    }
}
