//! Moves as people write them, with what stands around them.

use crate::games::{by_chance, of_all};
use menagerie_core::talk::{Manner, Taken, may_be_move, taken};
use menagerie_rules::notation::{Letters, canonical, coordinates, short};
use menagerie_rules::{Move, Position, bundled_by_id};
use menagerie_words::{Reader, fixed, fixed_with, in_full, without_links};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The words around a move that is one all the same.
const AROUND: [(&str, &str); 42] = [
    ("", " 👍"),
    ("", "👍🏽"),
    ("🙂 ", ""),
    ("", " :)"),
    ("", " ;-) "),
    ("", " xD"),
    ("", " good luck!"),
    ("", " gl"),
    ("", ", good luck and have fun"),
    ("", " (my pet line)"),
    ("", ". Your turn!"),
    ("", "\nthat took me long"),
    ("", " <:pog:123456789012345678>"),
    ("", " :thumbsup:"),
    ("@Bob ", ""),
    ("@Bob: ", ""),
    ("<@123456789012345678> ", ""),
    ("", " @Bob"),
    ("\"", "\""),
    ("“", "”"),
    ("„", "“"),
    ("«", "»"),
    ("(", ")"),
    ("[", "]"),
    ("- ", ""),
    ("• ", ""),
    ("1) ", ""),
    ("**", "**"),
    ("# ", ""),
    ("> ", ""),
    ("ok, ", ""),
    ("I play ", ""),
    ("I'll go for ", ""),
    ("my move: ", ""),
    ("so: ", " 😀"),
    ("ich spiele ", ""),
    ("хожу ", ""),
    ("te toca: ", ""),
    ("→ ", ""),
    ("", " ❤️ thanks for waiting"),
    ("!", ""),
    ("... ", ""),
];

/// Whether a text makes or asks about this move.
fn is_meant(position: &Position, text: &str, mv: &Move, manner: Manner) -> bool {
    match taken(position, &Letters::default(), text, manner, true) {
        Taken::Move(found, _) => found == *mv,
        Taken::Perhaps(found, ..) | Taken::Choice(found, _) => found.contains(mv),
        _ => false,
    }
}

#[test]
fn every_decorated_move_of_a_game_by_chance_is_played_or_asked_about() {
    let mut dice = StdRng::seed_from_u64(11);
    for position in of_all(&[2, 31]) {
        let variant = position.variant().clone();
        let moves = position.legal_moves();
        if moves.is_empty() {
            continue;
        }
        for (before, behind) in AROUND {
            let mv = moves[dice.random_range(0..moves.len())];
            for written in [coordinates(&variant, &mv), canonical(&position, &mv)] {
                let text = format!("{before}{written}{behind}");
                assert!(
                    may_be_move(&variant, &Letters::default(), &text),
                    "{}: {text}",
                    variant.id
                );
                for manner in [Manner::Overheard, Manner::Aside, Manner::Addressed, Manner::Told] {
                    let is_meant = is_meant(&position, &text, &mv, manner);
                    assert!(is_meant, "{} {manner:?}: {text}", variant.id);
                }
            }
        }
    }
}

#[test]
fn what_is_decorated_is_never_another_move_than_what_is_written() {
    let mut dice = StdRng::seed_from_u64(12);
    for position in of_all(&[3, 30]) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            continue;
        }
        for (before, behind) in AROUND {
            let mv = moves[dice.random_range(0..moves.len())];
            let text = format!("{before}{}{behind}", short(&position, &mv));
            if let Taken::Move(found, _) =
                taken(&position, &Letters::default(), &text, Manner::Overheard, true)
            {
                assert_eq!(found, mv, "{}: {text}", position.variant().id);
            }
        }
    }
}

/// The verdict on a text of chess: played, asked about or refused, White's turn at the start or Black's after a move.
fn chess(moves: &[&str], text: &str, manner: Manner) -> String {
    let mut line =
        menagerie_rules::Line::new(Position::start(bundled_by_id("chess").expect("it is there")));
    for mv in moves {
        let mv = menagerie_rules::notation::from_coordinates(line.position(), mv).expect("legal");
        line.play(&mv).expect("legal");
    }
    verdict(line.position(), text, manner)
}

fn verdict(position: &Position, text: &str, manner: Manner) -> String {
    let list = |moves: Vec<Move>| {
        let moves = moves.iter().map(|mv| coordinates(position.variant(), mv));
        moves.collect::<Vec<_>>().join(" ")
    };
    match taken(position, &Letters::default(), text, manner, true) {
        Taken::Talk => "talk".to_owned(),
        Taken::Command(verb) => format!("see {}", verb.name()),
        Taken::Move(mv, _) => format!("plays {}", list(vec![mv])),
        Taken::Choice(moves, _) | Taken::Perhaps(moves, ..) => format!("asks {}", list(moves)),
        Taken::Refused(refusal) => {
            let why = refusal.reason(position).into();
            format!("no: {}", without_links(&why, Reader::LOG))
        }
        Taken::OutOfTurn => "out of turn".to_owned(),
    }
}

#[test]
fn what_whoever_is_to_move_writes_is_asked_where_it_begins_or_ends_with_one_move() {
    for text in [
        "e2e4 👍",
        "e2e4 :)",
        "e2e4 good luck!",
        "@Bob e2e4",
        "\"e2e4\"",
        "“e2e4”",
        "- e2e4",
        "e2e4?",
        "e4 👍",
        "e4 gl",
        "e4 (best by test)",
        "E4 👍",
        "2 e2e4",
        "from e2 to e4",
        "e2..e4",
        "e2>e4",
        "the pawn from e2 to e4",
        "pawn from e2 to e4",
        "e2e4 and good luck, greetings from Berlin",
        "e2 e4 gl",
        "!e2e4",
        "```e2e4``` 👍",
        "*e2e4* 👍",
        "> nice one\ne2e4",
        "e2e4\n\nsorry for the wait",
        "e2e4 Bob, your turn",
        "ok e4",
        "so, I play e4",
        "e2e4 ❤️‍🔥",
        "e4 viel Glück",
        "E2-E4 :D",
        "[e2-e4]",
        "e2—e4 👍",
        "P e2-e4 👍",
        "pawn e4 👍",
        "e4 \\o/",
        "e2e4 lol",
    ] {
        assert_eq!(chess(&[], text, Manner::Overheard), "asks e2e4", "{text}");
        assert_eq!(chess(&[], text, Manner::Aside), "asks e2e4", "{text}");
        let told = chess(&[], text, Manner::Told);
        assert!(told.ends_with(" e2e4"), "{text}: {told}");
    }
    for text in [
        "Nf3 gl",
        "g1f3 (my pet line)",
        "NF3!!! 🔥",
        "knight to f3 🙂",
        "the knight to f3",
        "I move Nf3",
    ] {
        assert_eq!(chess(&[], text, Manner::Overheard), "asks g1f3", "{text}");
    }
    for text in ["♘f3", "♞f3", "♘ f3", "𝐍𝐟𝟑", "Ｎｆ３", "Nf³"] {
        assert_eq!(chess(&[], text, Manner::Overheard), "plays g1f3", "{text}");
    }
    for text in ["e2️⃣e4️⃣", "e²e⁴", "ⓔ②ⓔ④", "е2е4", "e2➡️e4", "e2\u{200b}e4\u{2060}", "🇪2️⃣🇪4️⃣"]
    {
        assert_eq!(chess(&[], text, Manner::Overheard), "plays e2e4", "{text}");
        assert_eq!(chess(&[], text, Manner::Told), "plays e2e4", "{text}");
    }
}

#[test]
fn talk_with_a_move_in_it_stays_talk() {
    for text in [
        "I think e2e4 is best",
        "not e2e4",
        "Nf3 was better last week",
        "e4 e5 is boring",
        "~~e2e4~~",
        "e4...",
        "after e2e4 you win",
        "e2e4 or d2d4",
        "why e2e4",
        "a4 paper",
        "> e2e4\nthat was bad",
        "e4 is boring",
        "nice e4",
        "see you at e4",
    ] {
        for manner in [Manner::Overheard, Manner::Aside, Manner::Beside] {
            assert_eq!(chess(&[], text, manner), "talk", "{text}");
        }
    }
}

#[test]
fn a_letter_of_another_alphabet_is_asked_and_its_squares_decide() {
    let opened = ["e2e4", "e7e5"];
    // In Russian К is the Knight, which looks like a King.
    assert_eq!(chess(&opened, "Ке2", Manner::Overheard), "asks d1e2 e1e2 f1e2 g1e2");
    assert_eq!(chess(&opened, "Ке2", Manner::Told), "asks d1e2 e1e2 f1e2 g1e2");
    assert_eq!(chess(&opened, "Ке2 please", Manner::Overheard), "asks d1e2 e1e2 f1e2 g1e2");
    assert_eq!(chess(&opened, "Крe2", Manner::Overheard), "asks d1e2 e1e2 f1e2 g1e2");
    assert_eq!(chess(&opened, "Κf3", Manner::Overheard), "asks d1f3 g1f3 f2f3");
    assert_eq!(chess(&opened, "Кg1-f3", Manner::Overheard), "asks g1f3");
    assert_eq!(chess(&opened, "Sf3", Manner::Overheard), "asks d1f3 g1f3 f2f3");
    assert_eq!(chess(&opened, "Фh5", Manner::Aside), "asks d1h5");
    assert!(chess(&opened, "Фh8", Manner::Told).starts_with(&format!(
        "no: {}",
        fixed_with("move-refused-foreign-letter", [("letter", "Ф")])
    )));
    assert_eq!(chess(&opened, "g1f3", Manner::Overheard), "plays g1f3");
    assert_eq!(chess(&opened, "d2d3", Manner::Aside), "asks d2d3");
}

#[test]
fn a_move_that_cannot_be_has_its_reason_in_either_case_of_letters() {
    for (one, other) in [
        ("Nf10", "nf10"),
        ("Nd5", "nd5"),
        ("Bd5", "bd5"),
        ("Kd5", "kd5"),
        ("a4a6", "…a4a6"),
        ("a4a6", "...a4a6"),
        ("Nf10", "Nf10 👍"),
        ("z9a3", "Z9A3"),
        ("e2e5", "e2e5 👍"),
        ("O-O", "o-o"),
        ("O-O", "0-0"),
        ("O-O-O", "o-o-o"),
    ] {
        for manner in [Manner::Overheard, Manner::Aside, Manner::Addressed, Manner::Told] {
            let told = chess(&[], one, manner);
            assert!(told.starts_with("no: "), "{one}: {told}");
            assert_eq!(chess(&[], other, manner).to_lowercase(), told.to_lowercase(), "{other}");
        }
    }
    assert!(chess(&[], "qn13", Manner::Overheard).starts_with(&format!(
        "no: {}",
        fixed_with("move-refused-off-board", [("square", "n13")])
    )));
    for manner in [Manner::Overheard, Manner::Told] {
        let told = chess(&[], "\u{202e}e2e4", manner);
        assert_eq!(
            told,
            &*format!(
                "no: {}",
                in_full("move-refused-odd-character", [("typed", "e2e4"), ("code", "202E")])
            )
        );
    }
}

#[test]
fn dots_in_front_are_a_move_of_the_second_side() {
    assert_eq!(chess(&["e2e4"], "…e7e5", Manner::Overheard), "plays e7e5");
    assert_eq!(chess(&["e2e4"], "...Nf6", Manner::Overheard), "plays g8f6");
    assert_eq!(chess(&[], "...e4", Manner::Overheard), "asks e2e4");
    assert_eq!(chess(&[], "...e2e4", Manner::Told), "plays e2e4");
    // Behind a number, too: noting the other side's answer plays no move of one's own.
    for text in ["1...e2e4", "1… e2e4", "1. ...e2e4", "1. … e4", "1..e4", "1.... e4"] {
        assert_eq!(chess(&[], text, Manner::Overheard), "asks e2e4", "{text}");
    }
    for text in ["1. e2e4", "1.e4", "1 . e4"] {
        assert_eq!(chess(&[], text, Manner::Overheard), "plays e2e4", "{text}");
    }
    for text in ["1...e7e5", "1. ... e7e5", "1. e7e5"] {
        assert_eq!(chess(&["e2e4"], text, Manner::Overheard), "plays e7e5", "{text}");
    }
}

/// A position in which White takes in passing, promotes, and has a Bishop where a file has its letter.
fn rich(text: &str, manner: Manner) -> String {
    let fen = "r1q3k1/1P3ppp/8/3pP3/4n3/2N2N2/PPP2PPP/R3K2R w KQ d6 0 12";
    let variant = bundled_by_id("chess").expect("it is there");
    verdict(&Position::from_fen(variant, fen).expect("it is a position"), text, manner)
}

#[test]
fn what_is_said_of_a_move_behind_it_is_no_talk() {
    for text in ["exd6 e.p.", "exd6 e. p.", "exd6 en passant", "exd6 in passing", "e5d6 En Passant"]
    {
        for manner in [Manner::Overheard, Manner::Told] {
            assert_eq!(rich(text, manner), "plays e5d6", "{text}");
        }
    }
    for text in ["Nxd5 and I offer a draw", "Nxd5, I offer a draw", "Nxd5 draw offer", "Nxd5 draw?"]
    {
        assert_eq!(rich(text, Manner::Overheard), "plays c3d5", "{text}");
    }
}

#[test]
fn what_a_pawn_becomes_is_what_was_typed_or_asked() {
    let all = "asks b7a8=Q b7a8=R b7a8=B b7a8=N";
    for (text, answer) in [
        ("bxa8=Q", "plays b7a8=Q"),
        ("ba8=Q", "plays b7a8=Q"),
        ("ba8Q", "plays b7a8=Q"),
        ("ba8=N", "plays b7a8=N"),
        ("BXA8=Q", "asks b7a8=Q"),
        ("b7a8=D", all),
        ("b7a8D", all),
        ("b7a8(D)", all),
        ("b7a8=Ф", all),
        ("b7a8♕", "plays b7a8=Q"),
        ("b7a8=♕", "plays b7a8=Q"),
    ] {
        assert_eq!(rich(text, Manner::Overheard), answer, "{text}");
    }
}

#[test]
fn a_line_of_two_moves_is_not_one_from_here_to_there() {
    assert_eq!(chess(&["e2e4", "e7e5"], "Bb5 a6", Manner::Overheard), "talk");
    assert_eq!(chess(&["e2e4", "e7e5"], "2.Bb5 a6", Manner::Overheard), "talk");
    let told = chess(&["e2e4", "e7e5"], "2. Bb5 a6", Manner::Told);
    assert_eq!(told, &*format!("no: {}", fixed("move-refused-several-moves")));
    assert!(chess(&[], "e7 e5", Manner::Told).contains(fixed("move-refused-not-yours")));
    assert_eq!(chess(&[], "e2 e4", Manner::Overheard), "plays e2e4");
    assert_eq!(chess(&[], "Ng1 f3", Manner::Overheard), "plays g1f3");
}

#[test]
fn a_corrected_move_is_the_last_one() {
    for text in [
        "~~Nc3~~ Nf3",
        "sorry, I meant Nf3",
        "I meant Nf3",
        "Nf3 instead",
        "going Nf3",
        "I mean Nf3",
    ] {
        assert_eq!(chess(&[], text, Manner::Overheard), "asks g1f3", "{text}");
    }
    assert_eq!(chess(&[], "~~Nf3~~", Manner::Overheard), "talk");
    assert_eq!(chess(&[], "Nf3 ~~good luck~~", Manner::Overheard), "asks g1f3");
}

#[test]
fn a_name_that_is_no_piece_is_no_letter() {
    for text in ["Springer f3", "cavalier f3", "Ritter f3"] {
        let told = chess(&[], text, Manner::Told);
        assert!(
            told.starts_with(&format!(
                "no: {}",
                fixed_with("move-refused-unreadable", [("typed", &text)])
            )),
            "{told}"
        );
    }
    assert!(chess(&[], "Zf5", Manner::Told).contains(&format!(
        "{} Z",
        fixed_with("move-refused-unknown-label", [("variant", "Chess")])
    )));
}

#[test]
fn words_of_everyday_name_their_command() {
    for (text, verb) in [
        ("I resign", "resign"),
        ("i resign!", "resign"),
        ("gg, I resign", "resign"),
        ("I give up", "resign"),
        ("take back", "undo"),
        ("take back please", "undo"),
        ("can I take that back?", "undo"),
        ("undo pls", "undo"),
        ("I offer a draw", "draw"),
        ("draw offer", "draw"),
        ("show me the board", "board"),
        ("I resign, well played", "resign"),
        ("I resign! Good game", "resign"),
        ("I resign, thanks for the game!", "resign"),
        ("resigns", "resign"),
        ("ok then, I resign", "resign"),
        ("oops, take back", "undo"),
        ("oh no, can I take that back please?", "undo"),
        ("well, draw?", "draw"),
    ] {
        assert_eq!(chess(&[], text, Manner::Overheard), format!("see {verb}"), "{text}");
    }
    for text in [
        "he resigned",
        "resigned?",
        "you should resign",
        "I never resign",
        "resign already",
        "a draw is near",
        "board game",
    ] {
        assert_eq!(chess(&[], text, Manner::Overheard), "talk", "{text}");
    }
}

#[test]
fn beside_the_place_of_a_game_only_what_is_written_out_is_asked() {
    for (text, answer) in [
        ("e2e4", "asks e2e4"),
        ("Nf3", "asks g1f3"),
        ("♗c4", "talk"),
        ("e2e4 👍", "asks e2e4"),
        ("e4", "talk"),
        ("e2e5", "talk"),
        ("resign", "talk"),
        ("e2e4?", "talk"),
    ] {
        assert_eq!(chess(&[], text, Manner::Beside), answer, "{text}");
    }
    assert_eq!(chess(&["e2e4", "e7e5"], "♗c4", Manner::Beside), "asks f1c4");
}

#[test]
fn no_text_makes_anything_break() {
    let position = by_chance("terachess-2", 9, 1);
    for text in [
        "(",
        ")",
        "((((",
        "[e4",
        "> ",
        ">",
        "@",
        "<@",
        "…",
        "1.",
        "♘",
        "Кк",
        "e\u{301}4",
        "\u{202e}",
        "~~",
        "a ".repeat(300).as_str(),
    ] {
        for manner in [Manner::Overheard, Manner::Aside, Manner::Addressed, Manner::Told] {
            assert!(
                !matches!(
                    taken(&position, &Letters::default(), text, manner, true),
                    Taken::Move(..)
                ),
                "{text}"
            );
        }
    }
}
