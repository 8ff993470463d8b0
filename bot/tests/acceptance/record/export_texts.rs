//! The forms in which people read a game: Game Courier's move list and PGN.

use crate::record::exports::{branched, exported, record};
use crate::table::{CHANNEL, THREAD, Table, done, person, place, resign, server};
use menagerie_core::record::{
    Beginning, Event, Form, Origin, Record, Replayed, Standing, What, written,
};
use menagerie_core::{CauseId, GameId, Timestamp};

#[tokio::test]
async fn the_move_list_of_game_courier_has_the_branches_as_comments() {
    let table = branched().await;
    let text = exported(&table, Form::Courier).await;
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..9],
        [
            "// Terachess II, revision 3",
            "// test:Ann (White) v test:Bob (Black), from 1970-01-01T00:30:00Z",
            lines[2],
            "1. P e4-e6",
            "1... p e13-e11",
            "2. T d2-g5",
            "// Taken back:",
            "// | 1... p d13-d11 (played 1970-01-01T00:30:40Z, taken back 1970-01-01T00:31:00Z)",
            "// | 2... p d13-d11 (played 1970-01-01T00:32:00Z, taken back 1970-01-01T00:32:20Z)",
        ]
    );
    assert!(lines[2].starts_with("// Start: sjyhxfdoodfxhyjs/"), "{}", lines[2]);
    assert!(lines[9].starts_with("// Record: ") && lines.len() == 10, "{text}");
}

#[tokio::test]
async fn pgn_has_the_variant_in_its_tags_and_what_was_taken_back_as_variations() {
    let mut table = branched().await;
    done(&table.private("Ann", THREAD, resign()).await);
    let text = exported(&table, Form::Pgn).await;
    for tag in [
        "[Event \"Game 1\"]",
        "[Site \"test:server\"]",
        "[Date \"1970.01.01\"]",
        "[White \"test:Ann\"]",
        "[WhiteId \"test:Ann\"]",
        "[BlackId \"test:Bob\"]",
        "[Result \"0-1\"]",
        "[UTCTime \"00:30:00\"]",
        "[Variant \"Terachess II\"]",
        "[VariantId \"terachess-2\"]",
        "[VariantRevision \"3\"]",
        "[Termination \"resignation\"]",
    ] {
        assert!(text.lines().any(|line| line == tag), "{tag} is missing:\n{text}");
    }
    assert!(!text.contains("[FEN"), "it begins with the array");
    let moves = text.lines().last().expect("it has moves");
    assert_eq!(moves, "1. e6 e11 (1... d11) 2. Tg5 {taken back: 2... d11} 0-1");
    let fen = "7k8/16/16/16/16/16/16/16/16/16/16/16/16/16/16/7K6R1 w - - 0 40";
    let other = Table::at(fen).await;
    let text = exported(&other, Form::Pgn).await;
    assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]")), "{text}");
    assert!(text.contains("[Result \"*\"]") && text.ends_with("\n\n*\n"), "{text}");
    assert_eq!(exported(&other, Form::Fen).await, format!("{fen}\n"));
}

/// A record of chess in which `-` takes the last move back.
fn chess(history: &str) -> Replayed {
    let (mut events, mut ply) = (Vec::new(), 0);
    for (index, word) in history.split(' ').enumerate() {
        ply -= usize::from(word == "-");
        let what = match word {
            "-" => What::TakenBack { agreed_by: None },
            typed => What::Played(typed.to_owned()),
        };
        let cause = CauseId::new("test", index);
        events.push(Event { what, ply, at: Timestamp(60), cause });
        ply += usize::from(word != "-");
    }
    let variant = menagerie_rules::bundled_by_id("chess").expect("it is bundled");
    let record = Record {
        origin: Origin { instance: String::new(), game: GameId(1) },
        beginning: Beginning {
            variant: variant.id.clone(),
            revision: variant.revision,
            start: variant.start_fen.clone(),
            players: [person("Ann"), person("Bob")],
            server: server(),
            at: Timestamp(0),
            is_rated: false,
        },
        events,
        proposals: Vec::new(),
        end: None,
        ruling: None,
        clock: None,
        standing: Standing {
            draw_offer: None,
            last_offers: [None; 2],
            last_declined: None,
            place: place(CHANNEL),
            own_place: None,
            place_lost: false,
            at: Timestamp(60),
        },
    };
    Replayed::of(record).expect("its moves are legal")
}

#[test]
fn branches_lie_within_branches_as_they_were_played() {
    for (history, pgn, list) in [
        ("e2e4", "1. e4 *", ""),
        ("e2e4 -", "{taken back: 1. e4} *", "| 1. P e2-e4"),
        ("e2e4 - e2e4 - d2d4", "1. d4 (1. e4) (1. e4) *", "| 1. P e2-e4, | 1. P e2-e4"),
        (
            "e2e4 e7e5 g1f3 - b1c3 - - c7c5 - e7e6",
            "1. e4 e6 (1... e5 2. Nc3 (2. Nf3)) (1... c5) *",
            "| 1... p e7-e5, | 2. N b1-c3, || 2. N g1-f3, | 1... p c7-c5",
        ),
        (
            "e2e4 e7e5 g1f3 - b1c3 - -",
            "1. e4 {taken back: 1... e5 2. Nc3 (2. Nf3)} *",
            "| 1... p e7-e5, | 2. N b1-c3, || 2. N g1-f3",
        ),
    ] {
        let replayed = chess(history);
        let written = |form| written(&replayed, form).expect("its times are times");
        let text = written(Form::Pgn);
        assert_eq!(text.lines().last(), Some(pgn), "{history}");
        let text = written(Form::Courier);
        let branches = text.lines().filter_map(|line| line.strip_prefix("// |"));
        let branches: Vec<String> = branches
            .map(|line| format!("|{}", line.split_once(" (").expect("it has times").0))
            .collect();
        assert_eq!(branches.join(", "), list, "{history}");
    }
}

#[tokio::test]
async fn names_cannot_break_out_of_a_tag_or_a_comment() {
    let mut record = record(&branched().await.store, 1).await;
    record.beginning.players[0] = person("A\\\"]\n[Result \"1-0\"]\n9. x");
    let replayed = Replayed::of(record).expect("its moves are legal");
    let pgn = written(&replayed, Form::Pgn).expect("written");
    assert!(pgn.contains("[White \"test:A\\\\\\\"] [Result \\\"1-0\\\"] 9. x\"]\n"), "{pgn}");
    let tags = pgn.lines().filter(|line| line.starts_with('[')).count();
    assert_eq!(tags, 17, "{pgn}");
    let list = written(&replayed, Form::Courier).expect("written");
    assert_eq!(list.lines().filter(|line| !line.starts_with("//")).count(), 3, "{list}");
}

#[tokio::test]
async fn pgn_calls_the_players_by_name_and_says_who_they_are_whatever_they_are_called() {
    let table = branched().await;
    let text = exported(&table, Form::Pgn).await;
    let names = [Some("A \\ \"B\"]\n[Result \"1-0".to_owned()), None];
    let named = menagerie_core::record::named(&text, &names);
    let tag = "[White \"A \\\\ \\\"B\\\"] [Result \\\"1-0\"]\n";
    assert_eq!(named, text.replace("[White \"test:Ann\"]\n", tag), "no tag is made by a name");
    for nothing in ["", " ", "\u{200b}"] {
        let names = [Some(nothing.to_owned()), Some(nothing.to_owned())];
        assert_eq!(menagerie_core::record::named(&text, &names), text, "they are called nothing");
    }
    // The format that is read back is JSON, which names nobody.
    let json = exported(&table, Form::Json).await;
    assert!(menagerie_core::record::read(&json).is_ok(), "{json}");
}

#[tokio::test]
async fn pgn_calls_the_computer_a_program() {
    let table = Table::with_game().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    let seat = sqlx::query("UPDATE games SET black = 'computer:3'").execute(&pool).await;
    seat.expect("the game is there");
    pool.close().await;
    let text = exported(&table, Form::Pgn).await;
    for tag in [
        "[White \"test:Ann\"]",
        "[Black \"Menagerie 3 (BOT)\"]",
        "[BlackId \"computer:3\"]",
        "[BlackType \"program\"]",
    ] {
        assert!(text.lines().any(|line| line == tag), "{tag} is missing:\n{text}");
    }
    assert!(!text.contains("WhiteType"), "{text}");
}
