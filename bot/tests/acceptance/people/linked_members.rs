//! The data of one member is found, told and refused alike whichever of the two accounts asks. It
//! is each account's own again when they are parted.

use crate::asking::{question, told};
use crate::people::links::{
    ask, bea, begin_elsewhere, challenge_to_bea, from_elsewhere, in_room, link, other, unlink,
};
use crate::record::records::Records;
use crate::table::{
    CHANNEL, NOON, THREAD, Table, accept, done, lines, move_of, person, refused, words,
};
use menagerie_chat::conversation::Question;
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Call, Command, Opponent, Presence, ViewRequest, Which};
use menagerie_core::model::{Action, ActionKind, CommandName, Effect, Moment, Reply};
use menagerie_core::moderation::types::ModerationRequest;
use menagerie_core::notebook::types::NotebookRequest;
use menagerie_core::offer::types::OfferRequest;
use menagerie_core::play::types::PlayRequest;
use menagerie_core::record::{Form, Replayed, written};
use menagerie_core::watch::types::WatchRequest;
use menagerie_core::{ChallengeId, GameId, Place, PlayerId};
use menagerie_words::{first_words, fixed, fixed_with, in_full};

fn move_in(game: i64, text: &str) -> Command {
    Command::Play(PlayRequest::Move {
        which: Which::Number(GameId(game)),
        text: text.to_owned(),
        shown: None,
    })
}

fn note_in(game: i64, text: &str) -> Command {
    Command::Notebook(NotebookRequest::Note {
        which: Which::Number(GameId(game)),
        text: text.to_owned(),
    })
}

/// Ann plays game 1 against Bob; her other account plays game 2 against Bea.
async fn two_games() -> Table {
    let mut table = Table::with_game().await;
    begin_elsewhere(&mut table, 2).await;
    table
}

/// The answer to either account that asks, alone with us.
async fn answered(table: &Table, from: &PlayerId, verb: CommandName) -> String {
    let asked = Question {
        from: from.clone(),
        place: Place::new(from.network(), "direct"),
        server: None,
        ..question(table, "Ann", &[])
    };
    told(&asked.resolved().await.answer(verb).await.expect("it is a question"))
}

#[tokio::test]
async fn games_go_on_from_either_account_and_the_board_is_seen_where_it_was() {
    let mut table = two_games().await;
    done(&link(&mut table).await);
    table.deliver().await;
    let played = ask(&mut table, &other(), "move", move_in(1, "e4e6")).await;
    let Reply::Look(Some(text), ViewRequest::Now(GameId(1))) = &played else {
        panic!("{played:?}")
    };
    assert_eq!(words(text), "Game 1 (Terachess II): Played: P e4-e6.");
    let seen = lines(&table.deliver().await);
    assert!(seen[0].starts_with("board of game 1 at ply 1 [wakes Bob]"), "{seen:?}");
    // Bob's answer calls the member with the account that has a name there.
    table.play("Bob", "e13e11").await;
    let effects = table.deliver().await;
    let Effect::Announce { wake, .. } = &effects[0] else { panic!("{effects:?}") };
    assert_eq!(*wake, [person("Ann")]);
    done(&table.private("Ann", CHANNEL, note_in(2, "A plan.")).await);
    let call = in_room(&table, &other(), "room", move_of("e4e6"));
    assert_eq!(done(&table.ask(&call).await), in_full("play-done", [("played", "P e4-e6")]));
}

#[tokio::test]
async fn both_networks_tell_of_the_same_games_and_the_same_record() {
    let mut table = two_games().await;
    let apart = answered(&table, &other(), CommandName::Games).await;
    assert!(!apart.contains("game 1"), "{apart}");
    done(&link(&mut table).await);
    for verb in [CommandName::Games, CommandName::Profile] {
        let [here, there] =
            [answered(&table, &person("Ann"), verb).await, answered(&table, &other(), verb).await];
        assert_eq!(here, there);
    }
    let games = answered(&table, &other(), CommandName::Games).await;
    assert!(games.contains("game 1") && games.contains("game 2"), "{games}");
    let profile = answered(&table, &other(), CommandName::Profile).await;
    assert!(profile.contains("2 "), "{profile}");
    // A question of somebody else about the other account is about the member.
    let about = question(&table, "Bob", &[]);
    let options = about.options.clone().naming(Some(other()));
    let about = Question { options, ..about }.resolved().await;
    let said = told(&about.answer(CommandName::Profile).await.expect("it is a question"));
    assert!(said.contains("@Ann"), "{said}");
}

#[tokio::test]
async fn a_challenge_to_either_account_is_one_to_the_member() {
    let mut table = Table::new().await;
    done(&link(&mut table).await);
    let to = |player: PlayerId| {
        Command::Challenge(ChallengeRequest::Make(NewChallenge {
            level: None,
            rated: None,
            opponent: Some(Opponent { player, presence: Presence::Member }),
            variant: "chess".to_owned(),
            side: SideRequest::Second,
            start: StartRequest::default(),
            clock: String::new(),
            terms: Terms::default(),
        }))
    };
    let oneself = refused(&table.private("Ann", CHANNEL, to(other())).await);
    let known = refused(&table.private("Ann", CHANNEL, to(person("Ann"))).await);
    assert_eq!(oneself, known);
    table.deliver().await;
    done(&table.private("Bob", CHANNEL, to(other())).await);
    let offered = lines(&table.deliver().await);
    assert!(offered[0].contains("[wakes Ann]"), "{offered:?}");
    let accept = accept(1);
    done(&table.private("Ann", CHANNEL, accept).await);
    let game = table.game().await;
    assert_eq!(game.players, [person("Ann"), person("Bob")]);
    assert_eq!(game.accounts, game.players, "she has sat down with the account that accepts");
}

#[tokio::test]
async fn a_block_holds_for_both_accounts_and_stays_on_both() {
    let mut table = Table::new().await;
    let block = Command::Moderation(ModerationRequest::Block { whom: Some(person("Bob")) });
    done(&ask(&mut table, &other(), "block", block.clone()).await);
    let block_there = Command::Moderation(ModerationRequest::Block { whom: Some(other()) });
    done(&table.private("Cid", CHANNEL, block_there).await);
    done(&link(&mut table).await);
    let again = refused(&table.private("Ann", CHANNEL, block).await);
    assert!(
        again.starts_with(fixed_with("offer-refused-blocked-already", [("player", "@Bob")])),
        "{again}"
    );
    let challenge = table.challenge("Bob", "Ann", SideRequest::First).await;
    assert!(refused(&challenge).contains(fixed("offer-refused-do-not-play")));
    let challenge = table.challenge("Ann", "Cid", SideRequest::First).await;
    assert!(refused(&challenge).contains(fixed("offer-refused-do-not-play")));
    done(&unlink(&mut table).await);
    let challenge = table.challenge("Bob", "Ann", SideRequest::First).await;
    assert!(
        refused(&challenge).contains(fixed("offer-refused-do-not-play")),
        "nobody gets round it"
    );
}

#[tokio::test]
async fn nobody_watches_their_own_game_with_another_account() {
    let mut table = Table::with_game().await;
    done(&link(&mut table).await);
    let watch = Command::Watch(WatchRequest::Watch { which: Which::Number(GameId(1)) });
    let own = refused(&ask(&mut table, &other(), "watch", watch).await);
    let known = Command::Watch(WatchRequest::Watch { which: Which::Here });
    assert_eq!(own, refused(&table.private("Ann", THREAD, known).await));
}

#[tokio::test]
async fn who_watches_the_game_of_the_other_account_is_not_linked_while_it_runs() {
    let mut table = Table::with_game().await;
    let call = Call {
        place: crate::table::place(THREAD),
        server: Some(crate::table::server()),
        ..from_elsewhere(
            &table,
            &other(),
            "watch",
            Command::Watch(WatchRequest::Watch { which: Which::Here }),
        )
    };
    table.ask(&call).await;
    let code = crate::people::links::code(&mut table).await;
    let watches = refused(&crate::people::links::typed(&mut table, &other(), "typed", &code).await);
    assert!(
        watches.starts_with(fixed_with("link-refused-watches-the-other", [("game", "#1")])),
        "{watches}"
    );
}

/// Each account's data is different from the other's, and there is some of all that can be had.
async fn busy() -> Table {
    let mut table = two_games().await;
    done(&table.private("Ann", THREAD, note_in(1, "Mine.")).await);
    for text in ["First.", "Second."] {
        let call = in_room(&table, &other(), text, note_in(2, text));
        done(&table.ask(&call).await);
    }
    let call = in_room(&table, &other(), "play", move_in(2, "e4e6"));
    table.ask(&call).await;
    let tried = Command::Notebook(NotebookRequest::Try {
        which: Which::Number(GameId(2)),
        trial: menagerie_core::notebook::types::Trial {
            moves: "e13e11".to_owned(),
            ..Default::default()
        },
    });
    let call = in_room(&table, &other(), "try", tried);
    table.ask(&call).await;
    let call = challenge_to_bea(&table, "another");
    done(&table.ask(&call).await);
    let block = Command::Moderation(ModerationRequest::Block { whom: Some(person("Cid")) });
    done(&table.private("Ann", CHANNEL, block.clone()).await);
    done(&ask(&mut table, &other(), "block", block).await);
    table.deliver().await;
    table
}

/// Everything that is stored.
async fn stored(table: &Table) -> Records {
    Records::of(&table.folder.url()).await
}

const OF_LINKING: [&str; 5] = ["inbox", "outbox", "links", "link_codes", "clocks"];

#[tokio::test]
async fn whoever_was_blocked_and_has_gone_is_blocked_by_both_accounts_when_they_are_parted() {
    let mut table = Table::new().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    let blocked = "INSERT INTO departed_blocks (stamp, player, at) VALUES ('s', 'elsewhere:x', 1)";
    let blocked = blocked.replace("elsewhere:x", other().as_str());
    sqlx::query(sqlx::AssertSqlSafe(blocked)).execute(&pool).await.expect("it fits");
    let blockers = async || -> Vec<String> {
        let found = sqlx::query_scalar("SELECT player FROM departed_blocks ORDER BY player");
        found.fetch_all(&pool).await.expect("it can be read")
    };
    done(&link(&mut table).await);
    assert_eq!(blockers().await, ["test:Ann"]);
    done(&unlink(&mut table).await);
    let mut both = vec![other().as_str().to_owned(), "test:Ann".to_owned()];
    both.sort();
    assert_eq!(blockers().await, both);
    pool.close().await;
}

#[tokio::test]
async fn parting_gives_each_account_back_all_that_it_had() {
    let mut table = busy().await;
    let before = stored(&table).await;
    done(&link(&mut table).await);
    let linked = before.changes(&stored(&table).await, &OF_LINKING);
    assert!(linked.contains(&"games 2 white: 'matrix:@ann:hs.test' → 'test:Ann'".to_owned()));
    assert!(!linked.iter().any(|line| line.contains("games 1 ")), "{linked:#?}");
    done(&unlink(&mut table).await);
    let parted = before.changes(&stored(&table).await, &OF_LINKING);
    assert_eq!(parted, [""; 0]);
}

#[tokio::test]
async fn what_is_begun_while_linked_goes_to_the_account_that_sat_down() {
    let mut table = busy().await;
    done(&link(&mut table).await);
    let accepted = accept(3);
    let call = in_room(&table, &bea(), "accept 3", accepted);
    done(&table.ask(&call).await);
    let game = table.store.game(GameId(3)).await.expect("it reads").expect("it has begun");
    assert_eq!((&game.players[0], &game.accounts[0]), (&person("Ann"), &other()));
    begin_elsewhere(&mut table, 4).await;
    done(&table.challenge("Ann", "Bob", SideRequest::First).await);
    done(&table.private("Bob", CHANNEL, accept(5)).await);
    done(&table.private("Ann", CHANNEL, note_in(4, "Seen from here.")).await);
    done(&unlink(&mut table).await);
    for (game, account) in [(1, person("Ann")), (2, other()), (3, other()), (4, other())] {
        let game = table.store.game(GameId(game)).await.expect("it reads").expect("it is there");
        assert_eq!((&game.players[0], &game.accounts[0]), (&account, &account), "game {}", game.id);
    }
    let notes = table.store.notes(&other(), GameId(4)).await.expect("they read");
    assert_eq!(notes.len(), 1, "notes go with the game");
}

#[tokio::test]
async fn notes_of_both_about_one_game_stand_one_behind_the_other() {
    let mut table = Table::with_game().await;
    done(&table.private("Ann", THREAD, note_in(1, "Mine.")).await);
    let call = Call {
        place: crate::table::place(THREAD),
        server: Some(crate::table::server()),
        ..from_elsewhere(&table, &other(), "note", note_in(1, "Also mine."))
    };
    done(&table.ask(&call).await);
    done(&link(&mut table).await);
    let notes = table.store.notes(&person("Ann"), GameId(1)).await.expect("they read");
    let notes: Vec<_> = notes.iter().map(|note| (note.number, note.words.as_str())).collect();
    assert_eq!(notes, [(1, "Mine."), (2, "Also mine.")]);
}

#[tokio::test]
async fn the_record_of_a_game_names_who_sat_down_so_that_its_hashes_stay() {
    let mut table = busy().await;
    let json = |record| {
        let replayed = Replayed::of(record).expect("its moves are legal");
        written(&replayed, Form::Json).expect("its times are times")
    };
    let record = async |table: &Table| {
        table.store.record(GameId(2)).await.expect("it reads").expect("it is there")
    };
    let before = record(&table).await;
    done(&link(&mut table).await);
    let after = record(&table).await;
    assert!(after.is_of_same_game(&before));
    assert_eq!(json(after.clone()), json(before));
    // A database in which the two are linked takes it over as the member's.
    let mut elsewhere = Table::new().await;
    done(&link(&mut elsewhere).await);
    let now = menagerie_core::Timestamp(elsewhere.now());
    elsewhere.store.import(&after, now).await.expect("it is stored");
    let game = elsewhere.store.game(GameId(2)).await.expect("it reads").expect("it is there");
    assert_eq!((&game.players[0], &game.accounts[0]), (&person("Ann"), &other()));
    let known = elsewhere.store.import(&after, now).await.expect("it is known");
    assert_eq!(known, menagerie_store::Imported::There(GameId(2)));
}

#[tokio::test]
async fn a_network_is_told_of_a_member_by_the_account_that_they_have_there() {
    let mut table = busy().await;
    done(&link(&mut table).await);
    table.deliver().await;
    let call = in_room(&table, &bea(), "answer", move_in(2, "e13e11"));
    table.ask(&call).await;
    let effects = table.deliver().await;
    let Effect::Announce { wake, .. } = &effects[0] else { panic!("{effects:?}") };
    assert_eq!(*wake, [other()]);
    let game = table.store.game_on(GameId(2), "matrix").await.expect("it reads");
    assert_eq!(game.expect("it is there").players, [other(), bea()]);
    for (network, account) in
        [("test", Some(person("Ann"))), ("matrix", Some(other())), ("third", None)]
    {
        for named in [person("Ann"), other()] {
            let found = table.store.account_on(&named, network).await.expect("it reads");
            assert_eq!(found, account, "{named:?} on {network}");
        }
    }
    let games = table.store.games_played_at(&Place::new("matrix", "!room"), &other()).await;
    assert!(games.expect("they read").iter().any(|game| game.is_player), "moves are listened to");
}

#[tokio::test]
async fn what_is_pressed_under_a_board_of_the_other_network_counts() {
    let mut table = busy().await;
    done(&link(&mut table).await);
    let kind = ActionKind::TakeBack(GameId(2), Moment { ply: 1, taken_back: 0 });
    let action = Action::new(fixed("action-take-back"), kind);
    assert!(ActionKind::decode(&action.kind.encode()).is_some());
    let back = Command::Offer(OfferRequest::TakeBack {
        which: Which::Number(GameId(2)),
        shown: Some(Moment { ply: 1, taken_back: 0 }),
    });
    table.stop_at(table.now().max(NOON));
    let reply = table.private("Ann", CHANNEL, back).await;
    let not_a_player = first_words("refused-not-a-player", [("game", 2)]);
    assert!(!matches!(reply, Reply::Refused(ref text) if words(text).contains(not_a_player)));
}

#[tokio::test]
async fn a_rematch_is_asked_of_the_account_that_sat_there() {
    let mut table = two_games().await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(2)), confirmed: true });
    let call = in_room(&table, &other(), "resign", resign);
    table.ask(&call).await;
    done(&link(&mut table).await);
    let rematch = Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(2)) });
    let call = in_room(&table, &bea(), "rematch", rematch);
    done(&table.ask(&call).await);
    let asked = async |table: &Table| {
        let made = table.store.challenge(ChallengeId(3)).await.expect("it reads");
        made.expect("it is made").to.one().cloned()
    };
    assert_eq!(asked(&table).await, Some(person("Ann")), "it is one to the member");
    done(&unlink(&mut table).await);
    assert_eq!(asked(&table).await, Some(other()));
}
