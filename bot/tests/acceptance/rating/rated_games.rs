//! Which games are rated: those whose challenge says so, or all where that is usual, and only if they can
//! count.

use crate::record::exports::{exported, record};
use crate::record::whole_records::moved;
use crate::table::{CHANNEL, THREAD, Table, accept, done, lines, person, refused, undo};
use menagerie_chat::conversation::{Options, command};
use menagerie_core::challenge::types::{ChallengeRequest, NewChallenge, StartRequest};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Command, Opponent, Which};
use menagerie_core::model::state::ComputerLevel;
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::moderation::types::{ModerationRequest, Verdict};
use menagerie_core::play::types::PlayRequest;
use menagerie_core::rating::Pool;
use menagerie_core::record::{Form, Record, RecordError, Replayed, read, written};
use menagerie_core::{ChallengeId, GameId, PlayerId, Timestamp};
use menagerie_words::{NOTHING, first_words, fixed, in_full};

/// A challenge of Ann's to Bob that does not say whether it is rated.
fn challenge() -> NewChallenge {
    NewChallenge { rated: None, ..super::challenge("Bob", "chess") }
}

async fn asked(table: &mut Table, request: NewChallenge) -> Reply {
    table.private("Ann", CHANNEL, Command::Challenge(ChallengeRequest::Make(request))).await
}

/// Whether the newest challenge is rated.
async fn is_rated(table: &Table, id: i64) -> bool {
    let challenge = table.store.challenge(ChallengeId(id)).await.expect("it can be read");
    challenge.expect("it is there").is_rated
}

/// A manager says whether games are rated that do not say so.
async fn usual(table: &mut Table, word: &str) -> String {
    let given: Options = [("rated".to_owned(), word.to_owned())].into_iter().collect();
    let set = command(CommandName::Server, &given, None).expect("it is decided at the desk");
    done(&table.by("Cid", Authority::Manager, set).await)
}

/// Ann (who moves first) and Bob have begun a rated game.
async fn begun() -> Table {
    let mut table = Table::new().await;
    done(&asked(&mut table, NewChallenge { rated: Some(true), ..challenge() }).await);
    done(&table.private("Bob", CHANNEL, accept(1)).await);
    table.open_thread(GameId(1), THREAD).await;
    table.deliver().await;
    table
}

#[tokio::test]
async fn a_game_is_rated_if_the_challenge_says_so_or_if_that_is_usual() {
    let mut table = Table::new().await;
    let told = usual(&mut table, "on").await;
    assert!(told.ends_with(in_full("community-settings-rated", NOTHING)), "{told}");
    for (usually, rated, expected) in [
        (None, None, false),
        (None, Some(true), true),
        (None, Some(false), false),
        (Some("on"), None, true),
        (Some("on"), Some(false), false),
        (Some("off"), None, false),
        (Some("off"), Some(true), true),
    ] {
        let mut table = Table::new().await;
        if let Some(word) = usually {
            usual(&mut table, word).await;
        }
        done(&asked(&mut table, NewChallenge { rated, ..challenge() }).await);
        let to_all = NewChallenge { rated, opponent: None, ..challenge() };
        done(&asked(&mut table, to_all).await);
        let told = lines(&table.deliver().await);
        for (offer, id) in told.iter().zip([1, 2]) {
            assert_eq!(is_rated(&table, id).await, expected, "{usually:?} {rated:?}");
            assert_eq!(
                offer.contains(in_full("challenge-rated", [("event", "no")])),
                expected,
                "{offer}"
            );
        }
        for (who, id) in [("Bob", 1), ("Cid", 2)] {
            done(&table.private(who, CHANNEL, accept(id)).await);
            let game = table.store.game(GameId(id)).await.expect("it replays").expect("there");
            assert_eq!(game.is_rated, expected, "{usually:?} {rated:?}");
        }
        let begins = lines(&table.deliver().await).join("\n");
        assert_eq!(
            begins.matches(in_full("challenge-rated", [("event", "no")])).count(),
            if expected { 2 } else { 0 }
        );
    }
}

#[tokio::test]
async fn a_game_that_cannot_count_is_not_rated_and_asking_for_it_is_refused_with_the_reason() {
    let level = ComputerLevel::new(2);
    let computer = Opponent::of(None, level);
    let setup = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    let set_up = StartRequest { setup: setup.to_owned(), ..StartRequest::default() };
    for (request, why) in [
        (NewChallenge { level, opponent: computer, ..challenge() }, "not-counted-computer"),
        (NewChallenge { start: set_up, ..challenge() }, "not-counted-set-up"),
        (NewChallenge { clock: "none".to_owned(), ..challenge() }, "not-counted-no-clock"),
    ] {
        let mut table = Table::new().await;
        usual(&mut table, "on").await;
        let asks = NewChallenge { rated: Some(true), ..request.clone() };
        let told = refused(&asked(&mut table, asks).await);
        assert_eq!(told, in_full("challenge-refused-unrated", [("why", fixed(why))]));
        assert!(table.deliver().await.is_empty(), "nothing is offered");
        done(&asked(&mut table, request).await);
        assert!(!is_rated(&table, 1).await, "{why}: as usual is as far as it can be");
    }
}

#[tokio::test]
async fn the_usual_array_counts_however_it_is_named() {
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let setup = StartRequest { setup: usual.to_owned(), ..StartRequest::default() };
    let order = |array: &str| StartRequest { array: array.to_owned(), ..StartRequest::default() };
    for (variant, start) in
        [("chess", setup), ("chess960", order("")), ("metamachy", order("QKLG"))]
    {
        let mut table = Table::new().await;
        let variant = variant.to_owned();
        let request = NewChallenge { rated: Some(true), variant, start, ..challenge() };
        done(&asked(&mut table, request).await);
        assert!(is_rated(&table, 1).await);
    }
}

#[tokio::test]
async fn in_a_rated_game_a_move_is_taken_back_within_a_minute_and_never_by_agreement() {
    let mut table = begun().await;
    table.pause = 10;
    done(&table.play("Ann", "e2e4").await);
    done(&table.private("Ann", THREAD, undo()).await);
    assert_eq!(table.game().await.line.ply(), 0, "within the minute");
    done(&table.play("Ann", "d2d4").await);
    table.pause = 100;
    let told = refused(&table.private("Ann", THREAD, undo()).await);
    assert!(told.ends_with(not_by_agreement()), "{told}");
    done(&table.play("Bob", "d7d5").await);
    let told = refused(&table.private("Ann", THREAD, undo()).await);
    assert!(told.ends_with(not_by_agreement()), "two moves at once: {told}");
    let game = table.game().await;
    assert_eq!((game.line.ply(), game.proposals.len()), (2, 0), "Bob is not asked");
}

fn not_by_agreement() -> &'static str {
    in_full("take-back-refused-rated", NOTHING)
}

#[tokio::test]
async fn a_rematch_is_rated_as_the_game_was() {
    for rated in [Some(true), Some(false)] {
        let mut table = Table::new().await;
        usual(&mut table, if rated == Some(true) { "off" } else { "on" }).await;
        done(&asked(&mut table, NewChallenge { rated, ..challenge() }).await);
        done(&table.private("Bob", CHANNEL, accept(1)).await);
        let which = Which::Number(GameId(1));
        done(
            &table
                .private(
                    "Bob",
                    CHANNEL,
                    Command::Ending(EndingRequest::Resign { which, confirmed: true }),
                )
                .await,
        );
        done(
            &table
                .private("Bob", CHANNEL, Command::Challenge(ChallengeRequest::Rematch { which }))
                .await,
        );
        assert_eq!(Some(is_rated(&table, 2).await), rated);
    }
}

#[tokio::test]
async fn a_moderator_says_whether_a_game_counts_that_they_end() {
    let decide = |is_rated| {
        Command::Moderation(ModerationRequest::Adjudicate {
            which: Which::Number(GameId(1)),
            verdict: Some(Verdict::Draw),
            reason: "Bob is ill.".to_owned(),
            is_rated,
        })
    };
    for (is_rated, sentence) in [(false, "moderation-does-not-count"), (true, "moderation-counts")]
    {
        let mut table = begun().await;
        let which = Which::Number(GameId(1));
        for (who, text) in [("Ann", "e2e4"), ("Bob", "e7e5"), ("Ann", "g1f3"), ("Bob", "b8c6")] {
            let played =
                Command::Play(PlayRequest::Move { which, text: text.to_owned(), shown: None });
            table.private(who, CHANNEL, played).await;
        }
        let told = done(&table.by("Mod", Authority::Moderator, decide(is_rated)).await);
        assert!(told.contains(fixed(sentence)), "{told}");
        let ruling = table.game().await.ruling.expect("it is kept");
        assert_eq!(ruling.is_rated, is_rated);
        let now = Timestamp(table.now);
        let kept = table.store.ratings_of(&person("Ann"), now).await.expect("reads");
        let rated = kept.expect("no month is missing").present.of(&Pool::All, &person("Ann"));
        assert_eq!(rated.is_some(), is_rated);
    }
    let mut table = begun().await;
    let told = done(&table.by("Mod", Authority::Moderator, decide(true)).await);
    assert!(told.contains(fixed("moderation-does-not-count")), "nobody has moved: {told}");
    let mut table = begun().await;
    let no_result = Command::Moderation(ModerationRequest::Adjudicate {
        which: Which::Number(GameId(1)),
        verdict: Some(Verdict::NoResult),
        reason: "Bob is ill.".to_owned(),
        is_rated: true,
    });
    let told = refused(&table.by("Mod", Authority::Moderator, no_result).await);
    assert_eq!(told, in_full("ruling-refused-no-result-rated", NOTHING));
    let mut table = Table::with_game().await;
    let told = refused(&table.by("Mod", Authority::Moderator, decide(true)).await);
    let rule = first_words("ruling-refused-not-rated", [("game", "1")]);
    assert!(told.contains(rule), "{told}");
    assert!(table.game().await.end.is_none(), "a game that is not rated goes on");
}

#[tokio::test]
async fn a_record_says_that_its_game_is_rated_and_keeps_that_elsewhere() {
    let mut table = begun().await;
    done(&table.play("Ann", "e2e4").await);
    let ruling = Command::Moderation(ModerationRequest::Adjudicate {
        which: Which::Number(GameId(1)),
        verdict: Some(Verdict::Draw),
        reason: "Bob is ill.".to_owned(),
        is_rated: true,
    });
    done(&table.by("Mod", Authority::Moderator, ruling).await);
    let (_folder, store) = moved(&table).await;
    let (known, there) = (record(&table.store, 1).await, record(&store, 1).await);
    assert!(known.beginning.is_rated && there.beginning == known.beginning);
    assert!(known.ruling.as_ref().is_some_and(|it| it.is_rated) && there.ruling == known.ruling);
    let pgn = exported(&table, Form::Pgn).await;
    assert!(pgn.contains("\n[Rated \"yes\"]\n"), "{pgn}");
    // A record that was written to be rated, though such a game cannot be.
    for change in [
        |record: &mut Record| record.clock = None,
        |record: &mut Record| {
            record.beginning.start = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1".to_owned();
        },
        |record: &mut Record| {
            record.beginning.players[0] =
                PlayerId::computer(ComputerLevel::new(2).expect("it is one"));
        },
    ] {
        let mut forged = Record { events: Vec::new(), end: None, ruling: None, ..known.clone() };
        change(&mut forged);
        let forged = Replayed::of(forged).expect("it replays");
        let forged = written(&forged, Form::Json).expect("its times are times");
        assert!(matches!(read(&forged), Err(RecordError::CannotBeRated)), "{forged}");
    }
    // Neither can be taken out unnoticed.
    let text = exported(&table, Form::Json).await;
    for (old, new) in
        [("\"rated\": true", "\"rated\": false"), ("\"is_rated\": true", "\"is_rated\": false")]
    {
        assert!(text.contains(old), "{text}");
        assert!(read(&text.replacen(old, new, 1)).is_err(), "{old}");
    }
}
