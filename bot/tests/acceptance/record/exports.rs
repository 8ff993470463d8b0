//! The record of a game: its forms, its hashes, and that it is the same game wherever it is stored.

use crate::asking::question;
use crate::record::records::Records;
use crate::table::{
    CHANNEL, Folder, THREAD, Table, done, draw, move_of, person, place, resign, server, undo, words,
};
use menagerie_chat::conversation::{Answer, Question, Show};
use menagerie_core::clock::Pauses;
use menagerie_core::model::request::{Authority, Call, Command, Via};
use menagerie_core::model::state::{End, Ending, Game};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::record::{
    Chain, Event, Form, Format, Proof, Proven, Record, RecordError, Replayed, What, read, written,
};
use menagerie_core::{CauseId, GameId, MessageId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Color, DrawClaim, Termination};
use menagerie_store::{ImportError, Imported, Store};
use menagerie_words::{first_words, fixed_with};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value;

/// When games are imported.
pub const LATER: Timestamp = Timestamp(30_000);

/// Ann and Bob have played four plies and taken two others back.
pub async fn branched() -> Table {
    let mut table = Table::with_game().await;
    table.pause = 20;
    for (who, command) in [
        ("Ann", "e4e6"),
        ("Bob", "d13d11"),
        ("Bob", ""),
        ("Bob", "e13e11"),
        ("Ann", "d2g5"),
        ("Bob", "d13d11"),
        ("Bob", ""),
    ] {
        let command = if command.is_empty() { undo() } else { move_of(command) };
        done(&table.private(who, THREAD, command).await);
    }
    table
}

pub async fn record(store: &Store, game: i64) -> Record {
    store.record(GameId(game)).await.expect("reads").expect("it is there")
}

pub async fn exported(table: &Table, form: Form) -> String {
    let replayed = Replayed::of(record(&table.store, 1).await).expect("its moves are legal");
    written(&replayed, form).expect("its times are times")
}

fn stored(game: i64) -> Imported {
    Imported::Stored { game: GameId(game), is_displaced: false }
}

pub async fn another_store() -> (Folder, Store) {
    let folder = Folder::new();
    // Not the seed of a table: another database has another name.
    let store = Store::open(&folder.url(), &mut StdRng::seed_from_u64(7)).await.expect("opens");
    (folder, store)
}

/// An export without what says where it was kept.
pub fn without_origin(text: &str) -> Value {
    let mut value: Value = serde_json::from_str(text).expect("it is JSON");
    let object = value.as_object_mut().expect("it is an object");
    assert!(object.remove("instance").is_some() && object.remove("game").is_some());
    value
}

#[tokio::test]
async fn json_holds_everything_and_is_the_same_after_an_import() {
    let mut table = branched().await;
    done(&table.private("Bob", THREAD, draw()).await);
    let text = exported(&table, Form::Json).await;
    let value: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(value["format"], "menagerie-game");
    assert_eq!(value["moves"], "e4e6 e13e11 d2g5");
    assert_eq!(value["players"]["black"], "test:Bob");
    assert_eq!(value["events"].as_array().map(Vec::len), Some(7));
    assert_eq!(value["events"][2]["event"], "taken_back");
    assert_eq!(value["events"][4]["notation"], "T d2-g5");
    assert_eq!(value["events"][4]["at"]["utc"], "1970-01-01T00:31:40Z");
    assert_eq!(value["standing"]["draw_offer"]["by"], "black");

    let (_folder, store) = another_store().await;
    let (replayed, proof) = read(&text).expect("it is whole");
    assert_eq!((proof.moves, proof.taken_back, proof.end), (3, 2, Proven::GoesOn));
    let imported = store.import(&replayed.record, LATER).await.expect("it is stored");
    assert_eq!(imported, stored(1), "its number is free");
    let again = Replayed::of(record(&store, 1).await).expect("its moves are legal");
    let again = written(&again, Form::Json).expect("its times are times");
    assert_ne!(again, text, "another database has another name");
    assert_eq!(without_origin(&again), without_origin(&text));
    // But for the rest of its clock.
    let same = |mut game: Game| {
        game.timing.iter_mut().for_each(|timing| timing.pauses = Pauses::default());
        format!("{game:?}")
    };
    let there = store.game(GameId(1)).await.expect("it replays").expect("it is there");
    assert_eq!(same(there), same(table.game().await), "the core sees no difference");
}

#[tokio::test]
async fn what_is_there_is_not_stored_again_and_what_stands_otherwise_is_left_alone() {
    let mut table = branched().await;
    let early = record(&table.store, 1).await;
    let there = table.store.import(&early, LATER).await.expect("it is there");
    assert_eq!(there, Imported::There(GameId(1)));
    done(&table.play("Bob", "d13d11").await);
    let refused = table.store.import(&early, LATER).await.expect_err("it has gone on");
    assert!(matches!(refused, ImportError::StandsOtherwise(GameId(1))), "{refused:?}");
    assert!(refused.to_string().contains("the same game as game 1 here, which stands otherwise"));
    // A game that has ended is found as well.
    done(&table.private("Bob", THREAD, resign()).await);
    let ended = record(&table.store, 1).await;
    let there = table.store.import(&ended, LATER).await.expect("it is there");
    assert_eq!(there, Imported::There(GameId(1)));
    assert!(table.store.import(&early, LATER).await.is_err());
    assert_eq!(record(&table.store, 1).await, ended, "nothing has changed");
    assert_eq!(table.store.record(GameId(2)).await.expect("reads"), None);
}

/// A message that has played a move is still there, and a bot with another database reads it.
#[tokio::test]
async fn what_has_caused_a_move_causes_nothing_after_an_import() {
    let table = branched().await;
    let known = record(&table.store, 1).await;
    let mut there = Table::new().await;
    there.store.import(&known, LATER).await.expect("it is stored");
    for event in &known.events {
        let before = Records::of(&there.folder.url()).await;
        let id = MessageId::new("test", "m");
        let call = Call {
            speaker: menagerie_core::accounts::types::Speaker::default(),
            from: person("Bob"),
            place: place(THREAD),
            server: Some(server()),
            authority: Authority::Player,
            hears_talk: true,
            visibility: menagerie_core::model::state::Visibility::All,
            cause: event.cause.clone(),
            at: event.at,
            seen: event.at,
            via: Via::Overheard(id),
            command: move_of("d13d11"),
            letters: Letters::default(),
        };
        assert_eq!(there.ask(&call).await, Reply::Nothing);
        assert_eq!(Records::of(&there.folder.url()).await, before);
    }
    there.pause = 4_000;
    done(&there.play("Bob", "d13d11").await);
}

#[tokio::test]
async fn a_game_gets_another_number_where_its_own_is_taken_or_too_large() {
    let table = branched().await;
    let known = record(&table.store, 1).await;
    let elsewhere = |record: &Record, number: i64, mark: &str| {
        let mut record = record.clone();
        record.origin.game = GameId(number);
        record.beginning.players[0] = person(mark);
        record.standing.own_place = Some(place(mark));
        for event in &mut record.events {
            event.cause = CauseId::new("test", format!("{mark}-{}", event.cause.as_str()));
        }
        record
    };
    for (wanted, mark, expected) in
        [(1, "a", 2), (9, "b", 9), (0, "c", 10), (-5, "d", 11), (i64::MAX, "e", 12)]
    {
        let imported = table.store.import(&elsewhere(&known, wanted, mark), LATER).await;
        assert_eq!(imported.expect("stored"), stored(expected), "{wanted}");
        assert!(table.store.game(GameId(expected)).await.expect("it replays").is_some());
    }
}

#[tokio::test]
async fn what_has_caused_another_games_moves_is_named_and_nothing_is_stored() {
    let table = branched().await;
    let mut other = record(&table.store, 1).await;
    let before = Records::of(&table.folder.url()).await;
    other.beginning.players[0] = person("Eve");
    let refused = table.store.import(&other, LATER).await.expect_err("its causes are taken");
    assert!(refused.to_string().contains("has already caused a move of game 1 here"), "{refused}");
    assert_eq!(Records::of(&table.folder.url()).await, before);
}

#[tokio::test]
async fn a_game_has_no_place_of_its_own_where_that_is_another_games() {
    let table = branched().await;
    let mut other = Table::new().await;
    other.pause = 500;
    other.start_game().await;
    let other = record(&other.store, 1).await;
    let imported = table.store.import(&other, LATER).await.expect("it is stored");
    assert_eq!(imported, Imported::Stored { game: GameId(2), is_displaced: true });
    let game = table.store.game(GameId(2)).await.expect("it replays").expect("it is there");
    assert_eq!((game.own_place.clone(), game.home()), (None, &place(CHANNEL)));
    let again = table.store.import(&other, LATER).await.expect("it is there");
    assert_eq!(again, Imported::There(GameId(2)), "where it is played makes it no other game");
}

#[tokio::test]
async fn an_import_that_fails_in_the_middle_stores_nothing() {
    let table = branched().await;
    let (_folder, store) = another_store().await;
    let mut record = record(&table.store, 1).await;
    // No row can have it: the game's row and its first moves are written before that is noticed.
    record.events[3].cause = record.events[0].cause.clone();
    let failed = store.import(&record, LATER).await.expect_err("a cause acts once");
    assert!(matches!(failed, ImportError::Store(_)), "{failed:?}");
    assert_eq!(store.record(GameId(1)).await.expect("reads"), None);
    assert!(store.begin().await.is_ok(), "the next one can be stored");
}

#[tokio::test]
async fn common_tools_come_to_the_same_hashes() {
    let table = branched().await;
    let chain = Chain::of(&record(&table.store, 1).await);
    // printf %s '["menagerie-game",1,"terachess-2",3,"sjyh…- 0 1",["test:Ann","test:Bob"],"test:server",1800]' | sha256sum
    // printf %s '["cb021a1e…","move",0,"e4e6",1820,"test:3"]' | sha256sum
    // printf %s '["9f63064c…","move",1,"d13d11",1840,"test:4"]' | sha256sum
    // printf %s '["1627c194…","taken_back",1,null,1860,"test:5"]' | sha256sum
    for (link, digits) in [
        (&chain.beginning, "cb021a1ed83be2e87ed24e9b37f080437758c8afaeb6c14542917a55d7dd0af4"),
        (&chain.events[0], "9f63064c75df052d8811c5a7e799f679efd18ca8907cbfbd939d70e9a7f2a727"),
        (&chain.events[1], "1627c194bac9645e5368dbb8c3e5169a86b0d585b2b79d26fbe5b6ef00f8ff6c"),
        (&chain.events[2], "92402aac9be50da03dae70c4690a6e540dcbaacd457dfc1bf9108f48385d4fe8"),
    ] {
        assert_eq!(link.to_string(), digits);
        assert_eq!(link.short(), &digits[..8]);
    }
}

/// The answer to a person who wants a game as a file.
async fn asked(table: &Table, who: &str, from: Option<Server>, given: &[(&str, &str)]) -> Answer {
    let question = Question { place: place(CHANNEL), server: from, ..question(table, who, given) };
    question.answer(CommandName::Export).await.expect("it is a question")
}

#[tokio::test]
async fn who_may_see_a_game_may_take_it_along_and_nobody_else() {
    let table = branched().await;
    let before = Records::of(&table.folder.url()).await;
    let elsewhere = || Some(Server::new("test", "elsewhere"));
    for (who, from, may) in [
        ("Ann", elsewhere(), true),
        ("Bob", None, true),
        ("Cid", Some(server()), true),
        ("Cid", elsewhere(), false),
        ("Cid", None, false),
    ] {
        for format in Format::ALL {
            let given = [("game", "1"), ("format", format.word())];
            let answer = asked(&table, who, from.clone(), &given).await;
            assert_eq!(answer.show.is_some(), may, "{who} {format:?}");
            assert_eq!(answer.file.is_some(), may, "{who} {format:?}");
            let said = words(&answer.texts[0]);
            assert_eq!(
                said.starts_with(fixed_with("refused-no-such-game", [("game", 1)])),
                !may,
                "{said}"
            );
        }
    }
    let answer = asked(&table, "Ann", None, &[("game", "1"), ("format", "doc")]).await;
    assert!(
        words(&answer.texts[0])
            .starts_with(first_words("refused-no-choice", [("typed", "doc"), ("name", "format")]))
    );
    assert_eq!(Records::of(&table.folder.url()).await, before, "nothing has changed");
}

#[tokio::test]
async fn every_format_is_a_file_of_its_kind() {
    let table = branched().await;
    for (format, name, begins) in [
        ("json", "game-1-ply-3-2.json", &b"{\n  \"format\": \"menagerie-game\""[..]),
        ("gc", "game-1-ply-3-2.txt", b"// Terachess II"),
        ("pgn", "game-1-ply-3-2.pgn", b"[Event \"Game 1\"]"),
        ("fen", "game-1-ply-3-2.fen", b"sjyhxfdoodfxhyjs/"),
        ("png", "game-1-ply-3-2.png", b"\x89PNG"),
        ("gif", "game-1-ply-3-2.gif", b"GIF89a"),
    ] {
        let answer = asked(&table, "Ann", None, &[("format", format)]).await;
        assert_eq!(answer.file.as_deref(), Some(name));
        let file = answer.show.expect("it is shown").draw(&mut |_, _| {}).expect("it is drawn");
        assert!(file.file.starts_with(begins), "{format}");
    }
    let usual = asked(&table, "Ann", None, &[]).await;
    assert!(matches!(usual.show, Some(Show::Document(text)) if text.starts_with("{\n")));
}

/// A hash that a player has seen with a position binds the record that is exported later.
#[tokio::test]
async fn the_hash_of_a_move_is_told_with_the_position_and_stands_in_every_later_export() {
    let mut table = branched().await;
    let told = async |table: &Table, given: &[(&str, &str)]| {
        let given = [given, &[("text", "fen")]].concat();
        let answer = crate::asking::asked(table, "Ann", CommandName::Board, &given).await;
        let said = words(&answer.texts[0]);
        let (_, hash) = said.rsplit_once("record: ").expect("it is told");
        hash.split('.').next().expect("a sentence ends").to_owned()
    };
    let now = told(&table, &[]).await;
    let first = told(&table, &[("at", "1")]).await;
    let start = told(&table, &[("at", "0")]).await;
    done(&table.play("Bob", "d13d11").await);
    done(&table.private("Ann", THREAD, resign()).await);
    let chain = Chain::of(&record(&table.store, 1).await);
    assert_eq!(start, chain.beginning.short());
    assert_eq!(first, chain.events[0].short());
    assert_eq!(now, chain.events[6].short(), "what was taken back last is bound too");
    assert_eq!(told(&table, &[]).await, chain.last().short());
    assert_eq!(told(&table, &[("at", "3")]).await, chain.events[4].short());
    assert!(exported(&table, Form::Json).await.contains(&format!("\"hash\": \"{now}")));
}

/// A file with words that do not follow from the board.
#[tokio::test]
async fn an_end_that_does_not_follow_is_refused_in_words() {
    let known = Record { clock: None, ..record(&branched().await.store, 1).await };
    let proof = |end: Option<End>| {
        let record = Record { end, ..known.clone() };
        Proof::of(&Replayed::of(record).expect("its moves are legal"))
    };
    let end = |winner, ending| Some(End { winner, ending });
    let mate = Ending::Board(Termination::Checkmate);
    for (said, words) in [
        (end(Some(Color::White), mate), "ended by checkmate, but the board does not show that"),
        (end(None, Ending::Resignation), "ended by resignation, but nobody has won"),
        (end(Some(Color::White), Ending::Agreement), "ended by agreement, but white has won"),
        (
            end(None, Ending::Claim(DrawClaim::MoveRule { moves: 50 })),
            "ended by claim-move-rule:50, but that could not be claimed in its last position",
        ),
    ] {
        let refused = proof(said).expect_err("it does not follow").to_string();
        assert!(refused.ends_with(words), "{refused}");
    }
    let resigned = proof(end(Some(Color::White), Ending::Resignation)).expect("that can be");
    assert_eq!(resigned.end, Proven::ByTheirWord(Ending::Resignation));

    // A position in which a move mates, and one with a move too many.
    let fen = "16/16/16/16/16/16/16/16/16/16/16/16/16/2K13/3Q12/k15 w - - 0 1";
    let mut table = Table::at(fen).await;
    done(&table.play("Ann", "d2b2").await);
    let mated = record(&table.store, 1).await;
    let proof = |record: Record| Proof::of(&Replayed::of(record).expect("its moves are legal"));
    assert_eq!(proof(mated.clone()).expect("it follows").end, Proven::ByTheBoard(mate));
    let open = proof(Record { end: None, ..mated.clone() });
    assert_eq!(open, Err(RecordError::NoEnd(mate)));
    let other = end(Some(Color::Black), mate);
    let refused = proof(Record { end: other, ..mated.clone() }).expect_err("White has won");
    assert!(refused.to_string().ends_with("won by black, where white has won"), "{refused}");
    let mut on = mated;
    on.events.push(Event {
        what: What::TakenBack { agreed_by: None },
        ply: 0,
        at: Timestamp(9_000),
        cause: CauseId::new("test", "late"),
    });
    let refused = proof(Record { end: None, ..on }).expect_err("the game was over");
    assert!(refused.to_string().contains("event 2 (the move at ply 0 is taken back) cannot be"));
}

#[tokio::test]
async fn two_moves_that_were_taken_back_by_one_answer_are_read_and_imported() {
    let mut table = Table::with_game().await;
    for (who, text) in [("Ann", "e4e6"), ("Bob", "e13e11")] {
        done(&table.play(who, text).await);
    }
    done(&table.private("Ann", THREAD, undo()).await);
    let accept =
        Command::Offer(OfferRequest::AnswerProposal { game: GameId(1), number: 0, accept: true });
    done(&table.private("Bob", THREAD, accept).await);
    let text = exported(&table, Form::Json).await;
    let (replayed, proof) = read(&text).expect("one answer has taken both back");
    assert_eq!((proof.moves, proof.taken_back), (0, 2));
    let (_folder, store) = another_store().await;
    assert_eq!(
        store.import(&replayed.record, Timestamp(9_000)).await.expect("it is stored"),
        stored(1)
    );
    assert_eq!(record(&store, 1).await.events, replayed.record.events);

    // An answer that has done it twice, with a move between, cannot be.
    done(&table.play("Ann", "d4d6").await);
    let mut twice = record(&table.store, 1).await;
    let again = twice.events[3].clone();
    twice.events.push(again);
    let text = written(&Replayed::of(twice).expect("it can be played"), Form::Json);
    let refused = read(&text.expect("its times are times")).expect_err("it acts twice");
    assert!(matches!(refused, RecordError::CauseTwice(_)), "{refused}");
}

#[tokio::test]
async fn a_record_does_not_say_that_something_was_done_which_the_bot_is_to_do_by_itself() {
    let mut table = Table::with_game().await;
    done(&table.play("Ann", "e4e6").await);
    for what in ["clock-7-0", "expired-9", "lost-channel"] {
        let mut crafted = record(&table.store, 1).await;
        crafted.events[0].cause = CauseId::our_own(what);
        let text = written(&Replayed::of(crafted).expect("it can be played"), Form::Json);
        let refused = read(&text.expect("its times are times")).expect_err("nobody played it");
        assert!(matches!(&refused, RecordError::OwnCause(it) if it.ends_with(what)), "{refused}");
    }
}
