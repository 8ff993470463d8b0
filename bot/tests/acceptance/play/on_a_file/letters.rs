//! Moves with the letters of the member's language: the game's own letters come first, and where both
//! mean legal moves, the member is asked.

use crate::asking::told;
use crate::server::{Server, challenge_of};
use crate::table::{THREAD, Table, done, label, move_of, words};
use menagerie_chat::conversation::{Options, command, pressed};
use menagerie_chat::languages::letters;
use menagerie_core::model::{CommandName, Effect, Reply};
use menagerie_rules::notation::{Letters, Reading, Script, canonical, coordinates, short};
use menagerie_rules::{Move, Position, bundled, bundled_by_id};
use menagerie_words::Language;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

fn of(tag: &str) -> Letters {
    letters(Language::of_tag(tag).expect("it is a language"))
}

/// A game of chess at a position, between members of one language.
async fn chess(fen: &str, tag: &str) -> Table {
    let mut table = Table::at_of("chess", fen).await;
    table.letters = of(tag);
    table
}

/// The moves of the game.
async fn played(table: &Table) -> Vec<String> {
    let game = table.game().await;
    game.line.moves().iter().map(|mv| coordinates(game.variant(), mv)).collect()
}

/// White has one of each kind of piece.
const ONE_OF_EACH: &str = "4k3/P7/8/8/8/8/7P/R1BQK1N1 w - - 0 1";

/// By command and in the game's thread, a text plays this move from [`ONE_OF_EACH`], or none.
async fn is_read(tag: &str, typed: &str, expected: Option<&str>) {
    let mut table = chess(ONE_OF_EACH, tag).await;
    table.private("Ann", THREAD, move_of(typed)).await;
    assert_eq!(played(&table).await, Vec::from_iter(expected), "/move {typed} in {tag}");
    let mut table = chess(ONE_OF_EACH, tag).await;
    table.overheard("Ann", typed).await;
    assert_eq!(played(&table).await, Vec::from_iter(expected), "{typed} in {tag}");
}

#[tokio::test]
async fn a_move_is_read_with_the_letters_of_the_language() {
    for (tag, moves) in [
        (
            "de",
            "Sf3=g1f3 Sg1-f3=g1f3 1.Sf3!=g1f3 Ta3=a1a3 Dd5+=d1d5 Dxd5=- Lg5=c1g5 Kf2=e1f2 h4=h2h4 \
             a8D=a7a8=Q a8(S)=a7a8=N",
        ),
        ("fr", "Cf3=g1f3 Ta3=a1a3 Dd5=d1d5 Fg5=c1g5 Ph4=h2h4 a8D=a7a8=Q"),
        ("es", "Cf3=g1f3 Ta3=a1a3 Dd5=d1d5 Ag5=c1g5 Ph4=h2h4 a8T=a7a8=R"),
        ("it", "Cf3=g1f3 Ta3=a1a3 Dd5=d1d5 Ag5=c1g5 Ph4=h2h4 a8A=a7a8=B"),
        ("pt-BR", "Cf3=g1f3 Ta3=a1a3 Dd5=d1d5 Bg5=c1g5 Ph4=h2h4 a8C=a7a8=N"),
        ("pl", "Sf3=g1f3 Wa3=a1a3 Hd5=d1d5 Gg5=c1g5 Kf2=e1f2 a8H=a7a8=Q"),
        (
            "ru",
            "Кf3=g1f3 кf3=g1f3 Кg1-f3=g1f3 Лa3=a1a3 Лаа3=a1a3 Фd5=d1d5 Сg5=c1g5 Крf2=e1f2 Кре2=e1e2 \
             пh4=h2h4 a8Ф=a7a8=Q а8ф=a7a8=Q a8К=a7a8=N",
        ),
        // English has the letters of the game, and no others.
        ("en", "Nf3=g1f3 Sf3=- Cf3=- Кf3=- Лa3=- Hd5=-"),
        // So do the games of others.
        ("de", "Nf3=g1f3 Qd5=d1d5 Ra3=a1a3 Bg5=c1g5"),
        ("fr", "Nf3=g1f3 Bg5=c1g5 Ra3=a1a3 Kf2=e1f2"),
    ] {
        for row in moves.split_whitespace() {
            let (typed, expected) = row.split_once('=').expect("it has a move");
            is_read(tag, typed, Some(expected).filter(|it| *it != "-")).await;
        }
    }
}

#[tokio::test]
async fn where_two_readings_are_legal_the_member_is_asked_and_nothing_is_played() {
    let rook_and_king = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let knight_and_king = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    for (fen, tag, typed, meant) in [
        (rook_and_king, "fr", "Rd1", ["a1d1", "e1d1"]),
        (rook_and_king, "es", "Rd1+", ["a1d1", "e1d1"]),
        (rook_and_king, "it", "1. Rd1", ["a1d1", "e1d1"]),
        (rook_and_king, "pt-BR", "R d1", ["a1d1", "e1d1"]),
        // A Russian Knight, or the King's letter from another keyboard.
        (knight_and_king, "ru", "Кe2", ["e1e2", "g1e2"]),
    ] {
        let mut table = chess(fen, tag).await;
        let Reply::Ask(_, choices) = table.private("Ann", THREAD, move_of(typed)).await else {
            panic!("/move {typed} is not asked about in {tag}");
        };
        assert_eq!(played(&table).await, [""; 0], "/move {typed} in {tag}");
        assert_eq!(choices.len(), 2, "{:?}", choices.iter().map(label).collect::<Vec<_>>());
        let effects = table.overheard("Ann", typed).await;
        let asked = effects.into_iter().find_map(|effect| match effect {
            Effect::Say { actions, .. } => Some(actions),
            _ => None,
        });
        assert_eq!(asked.map(|actions| actions.len()), Some(2), "{typed} in {tag}");
        assert_eq!(played(&table).await, [""; 0], "{typed} in {tag}");
        // The chosen move is played.
        let mut chosen = Vec::new();
        for choice in choices {
            let mut table = chess(fen, tag).await;
            let press = pressed(choice.kind).expect("it is a call");
            done(&table.private("Ann", THREAD, press).await);
            chosen.extend(played(&table).await);
        }
        chosen.sort();
        assert_eq!(chosen, meant, "{typed} in {tag}");
    }
}

#[tokio::test]
async fn a_letter_of_the_board_is_never_played_as_another_piece_without_a_question() {
    let shut_in = "4k3/8/8/8/8/8/4P3/R3KB2 w - - 0 1";
    for (fen, tag, typed, asked) in [
        // A Rook that cannot go there, or the Spanish King.
        (ONE_OF_EACH, "fr", "Rf2", Some("e1f2")),
        (ONE_OF_EACH, "es", "Rf2!", Some("e1f2")),
        (ONE_OF_EACH, "pt-BR", "1. Rf2", Some("e1f2")),
        // A Russian Knight that cannot go there, or a King from another keyboard.
        (ONE_OF_EACH, "ru", "Кf2", Some("e1f2")),
        (shut_in, "de", "Bc4", None),
        // Two squares are no letter of a piece, as a phone begins a text with a capital.
        ("4k3/8/8/8/8/3P4/3Q4/4K3 w - - 0 1", "de", "D2d4", None),
        ("4k3/8/8/8/8/8/2N5/4K3 w - - 0 1", "fr", "C2c4", None),
        ("4k3/8/8/8/8/3P4/3Q4/4K3 w - - 0 1", "es", "D2-d4", None),
    ] {
        let mut table = chess(fen, tag).await;
        let offered = match table.private("Ann", THREAD, move_of(typed)).await {
            Reply::Ask(_, choices) => choices,
            Reply::Refused(_) => Vec::new(),
            other => panic!("/move {typed} in {tag}: {other:?}"),
        };
        assert_eq!(offered.len(), asked.iter().count(), "/move {typed} in {tag}");
        table.overheard("Ann", typed).await;
        assert_eq!(played(&table).await, [""; 0], "{typed} in {tag}");
        for choice in offered {
            let press = pressed(choice.kind).expect("it is a call");
            done(&table.private("Ann", THREAD, press).await);
        }
        assert_eq!(played(&table).await, Vec::from_iter(asked), "{typed} in {tag}");
    }
    // Both squares are named, so the letter changes nothing.
    let mut table = chess(ONE_OF_EACH, "ru").await;
    table.private("Ann", THREAD, move_of("Кe1-f2")).await;
    assert_eq!(played(&table).await, ["e1f2"]);
}

#[tokio::test]
async fn a_piece_is_named_by_its_whole_name_of_the_language() {
    for (tag, typed, expected) in [
        ("de", "Springer f3", "g1f3"),
        ("de", "springer nach f3", "g1f3"),
        ("de", "SPRINGER g1-f3", "g1f3"),
        ("de", "Springer auf f3!", "g1f3"),
        ("de", "1. Laufer g5", "c1g5"),
        ("de", "Bauer h4", "h2h4"),
        ("de", "a8=Dame", "a7a8=Q"),
        ("de", "Springer f6", ""),
        ("fr", "Cavalier f3", "g1f3"),
        ("fr", "cavalier en f3", "g1f3"),
        ("es", "Peon h4", "h2h4"),
        ("es", "Caballo a f3", "g1f3"),
        ("it", "Cavallo in f3", "g1f3"),
        ("pl", "Skoczek na f3", "g1f3"),
        ("ru", "конь f3", "g1f3"),
        ("ru", "Конь на f3", "g1f3"),
        ("ru", "слон г5", ""),
        ("pt-BR", "Cavalo para f3", "g1f3"),
        // Other languages do not have it, and English names are always read.
        ("en", "Springer f3", ""),
        ("fr", "Springer f3", ""),
        ("de", "Knight to f3", "g1f3"),
    ] {
        is_read(tag, typed, Some(expected).filter(|it| !it.is_empty())).await;
    }
    let mut table = chess("4k3/8/3p4/8/4N3/8/8/4K3 w - - 0 1", "de").await;
    table.overheard("Ann", "Springer schlägt auf d6").await;
    assert_eq!(played(&table).await, ["e4d6"]);
}

#[tokio::test]
async fn talk_with_the_name_of_a_piece_is_talk() {
    for typed in
        ["der Springer steht schlecht", "Springer?", "Dame ist weg", "mein König auf Reisen 3"]
    {
        let mut table = chess(ONE_OF_EACH, "de").await;
        assert!(table.overheard("Ann", typed).await.is_empty(), "{typed}");
        assert_eq!(played(&table).await, [""; 0], "{typed}");
    }
}

#[tokio::test]
async fn where_a_name_means_several_pieces_the_member_is_asked() {
    let mut table = chess("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "de").await;
    let Reply::Ask(_, choices) = table.private("Ann", THREAD, move_of("Springer d2")).await else {
        panic!("it is not asked");
    };
    assert_eq!(choices.len(), 2);
    assert_eq!(played(&table).await, [""; 0]);
}

#[tokio::test]
async fn the_english_letter_of_a_bishop_is_no_pawn_in_german() {
    let mut table = chess("4k3/8/8/8/8/8/2P5/4KB2 w - - 0 1", "de").await;
    table.private("Ann", THREAD, move_of("Bc4")).await;
    assert_eq!(played(&table).await, ["f1c4"]);
}

#[tokio::test]
async fn a_move_that_cannot_be_is_explained_by_its_piece() {
    let mut table = chess(ONE_OF_EACH, "de").await;
    let told = |reply: &Reply| match reply {
        Reply::Refused(text) => words(text),
        other => panic!("{other:?}"),
    };
    let german = told(&table.private("Ann", THREAD, move_of("Se5")).await);
    let english = told(&table.private("Ann", THREAD, move_of("Ne5")).await);
    assert_eq!(german, english);
}

#[tokio::test]
async fn tried_and_planned_lines_have_the_letters_too() {
    let start = Position::start(bundled_by_id("chess").expect("it is there")).fen();
    let given = |name: &str, line: &str| -> Options {
        [(name.to_owned(), line.to_owned())].into_iter().collect()
    };
    let mut table = chess(&start, "de").await;
    let line = given("moves", "1. e4 e5 2. Sf3 Sc6 3. Lc4");
    let tried = command(CommandName::Try, &line, None).expect("it is decided");
    let reply = table.private("Ann", THREAD, tried).await;
    let answer = crate::asking::question(&table, "Ann", &[]).answered(Ok(reply)).await;
    assert!(told(&answer).contains("2. N g1-f3 n b8-c6 3. B f1-c4"), "{}", told(&answer));
    // A letter of the board that means another piece in the language is asked about there, too.
    let mut french = chess(ONE_OF_EACH, "fr").await;
    for (name, option) in [(CommandName::Try, "moves"), (CommandName::If, "line")] {
        let king = command(name, &given(option, "Rf2"), None).expect("it is decided");
        let refused = match french.private("Ann", THREAD, king).await {
            Reply::Refused(text) => words(&text),
            other => panic!("{other:?}"),
        };
        assert!(refused.contains("K e1-f2"), "{refused}");
    }
    let planned = command(CommandName::If, &given("line", "e4 e5 Sf3 Sc6"), None);
    done(&table.private("Bob", THREAD, planned.expect("it is decided")).await);
    for typed in ["e4", "Sf3"] {
        done(&table.private("Ann", THREAD, move_of(typed)).await);
    }
    assert_eq!(played(&table).await, ["e2e4", "e7e5", "g1f3", "b8c6"]);
}

#[test]
fn what_the_bot_writes_is_read_as_itself_or_asked_about_in_every_language() {
    let mut dice = StdRng::seed_from_u64(31);
    let all: Vec<(Language, Letters)> = Language::all().map(|it| (it, letters(it))).collect();
    let mut read = 0;
    for variant in bundled() {
        let mut position = Position::start(variant);
        for plies in [0, 7, 16] {
            for _ in 0..plies {
                let legal = position.legal_moves();
                if !legal.is_empty() {
                    position = position.play(&legal[dice.random_range(0..legal.len())]);
                }
            }
            let legal = position.legal_moves();
            let first = dice.random_range(0..8);
            let some = legal.iter().skip(first).step_by(legal.len() / 8 + 1);
            let promotions = legal.iter().filter(|mv| mv.promotion().is_some()).take(2);
            for mv in some.chain(promotions) {
                for written in [short(&position, mv), canonical(&position, mv)] {
                    for (language, letters) in &all {
                        let typed = Script::new(variant, letters).parse(&written);
                        let is_meant = |it: &[Move]| it.contains(mv);
                        let is_it = match typed.read(&position) {
                            Reading::Move(found) => is_meant(&[found]),
                            Reading::Choices(found) => is_meant(&found),
                            Reading::Refused(_) => false,
                        };
                        assert!(is_it, "{written} of {} in {}", variant.id, language.tag());
                        read += 1;
                    }
                }
            }
        }
    }
    assert!(read > 10_000, "{read}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_with_a_german_client_types_german_letters() {
    let server = Server::start().await;
    let mut challenge = challenge_of(server.id("Bob"));
    challenge["variant"] = json!("chess");
    server.slash("Ann", server.games, "challenge", challenge).await;
    let challenge = server.post(server.games, "challenges").await;
    let thread = server.accept("Bob", &challenge).await;
    for who in ["Ann", "Bob"] {
        server.slash(who, thread, "settings", json!({ "language": "de" })).await;
    }
    for (who, typed, played) in [
        ("Ann", "Sf3", "N g1-f3"),
        ("Bob", "Bauer e7-e5", "p e7-e5"),
        ("Ann", "Springer nach c3", "N b1-c3"),
    ] {
        server.say(who, thread, typed);
        server.post(thread, played).await;
    }
    crate::wire::is_valid(&server);
}
