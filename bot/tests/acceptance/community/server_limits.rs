//! The limits that a server's managers set on games that begin there: where, which, and how many.

use crate::asking::question;
use crate::table::{CHANNEL, THREAD, Table, accept, done, person, place, refused, server};
use menagerie_chat::conversation::{Options, Question, choices, command};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::community::types::{CommunityRequest, GameKind, PlaceRequest, VariantRequest};
use menagerie_core::dispatch::EventKind;
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Via, Which};
use menagerie_core::model::{CommandName, Reply};
use menagerie_core::{CauseId, GameId, Server, Timestamp};
use menagerie_rules::notation::Letters;
use menagerie_rules::{Shelf, bundled};
use menagerie_words::{NOTHING, fixed, fixed_with, in_full};

const GAMES: &str = "games";

/// The words where nothing has changed, the words where something has, and the old value.
fn told(key: &str, new: &str, old: Option<&str>) -> String {
    let told = match old {
        Some(old) => in_full(&format!("{key}-changed"), [("new", new), ("old", old)]),
        None => in_full(&format!("{key}-same"), [("new", new)]),
    };
    told.to_owned()
}

/// Somebody who manages the server asks for something somewhere.
pub async fn manage(table: &mut Table, at: &str, command: Command) -> Reply {
    as_somebody(table, at, Authority::Manager, Some(server()), command).await
}

pub async fn as_somebody(
    table: &mut Table,
    at: &str,
    authority: Authority,
    server: Option<Server>,
    command: Command,
) -> Reply {
    table.wait(1);
    let now = Timestamp(table.now());
    let call = Call {
        speaker: menagerie_core::accounts::types::Speaker::default(),
        from: person("Meg"),
        place: place(at),
        server,
        authority,
        hears_talk: true,
        visibility: menagerie_core::model::state::Visibility::All,
        cause: CauseId::new("meg", now),
        at: now,
        seen: now,
        via: Via::Private,
        command,
        letters: Letters::default(),
    };
    table.ask(&call).await
}

async fn allow_here(table: &mut Table, at: &str) {
    done(
        &manage(table, at, Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow)))
            .await,
    );
}

async fn allow(table: &mut Table, variant: &str) {
    let wish = VariantRequest::Allow(variant.to_owned());
    done(&manage(table, CHANNEL, Command::Community(CommunityRequest::GameVariants(wish))).await);
}

fn at_most(games: &str) -> Command {
    let given = [("games".to_owned(), games.to_owned())];
    command(CommandName::Server, &given.into_iter().collect::<Options>(), None)
        .expect("it is decided")
}

fn to(opponent: &str, variant: &str) -> Command {
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        level: None,
        rated: None,
        opponent: Some(Opponent { player: person(opponent), presence: Presence::Member }),
        variant: variant.to_owned(),
        side: SideRequest::First,
        start: StartRequest::default(),
        clock: String::new(),
        terms: Terms::default(),
    }))
}

fn to_anybody(variant: &str, uses: &str) -> Command {
    let (variant, side, start) = (variant.to_owned(), SideRequest::First, StartRequest::default());
    let terms = Terms::read(uses, "").expect("there are such terms");
    Command::Challenge(ChallengeRequest::Make(NewChallenge {
        variant,
        side,
        start,
        clock: String::new(),
        terms,
        level: None,
        rated: None,
        opponent: None,
    }))
}

fn with_setup(variant: &str, fen: &str) -> Command {
    let start = StartRequest { setup: fen.to_owned(), ..StartRequest::default() };
    match to("Bob", variant) {
        Command::Challenge(ChallengeRequest::Make(request)) => {
            Command::Challenge(ChallengeRequest::Make(NewChallenge { start, ..request }))
        }
        other => other,
    }
}

fn rematch() -> Command {
    Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) })
}

/// Game 1 of Ann and Bob, begun in the channel, is over.
async fn with_a_game_that_is_over() -> Table {
    let mut table = Table::with_game().await;
    let resign = Command::Ending(EndingRequest::Resign { which: Which::Here, confirmed: true });
    done(&table.private("Bob", THREAD, resign).await);
    table.deliver().await;
    table
}

#[tokio::test]
async fn every_change_of_where_games_are_begun_answers_what_was_and_what_is() {
    let mut table = Table::new().await;
    let every = in_full("community-every-place", NOTHING);
    let (one, two) = ("test:games", "test:games, test:late");
    let told = |new: &str, old: Option<&str>| told("community-places", new, old);
    let shown = format!(
        "{} {}",
        in_full("community-places", [("new", every)]),
        in_full("community-places-how", NOTHING)
    );
    for (at, wish, expected) in [
        (CHANNEL, PlaceRequest::Show, shown),
        (GAMES, PlaceRequest::Allow, told(one, Some(every))),
        (GAMES, PlaceRequest::Allow, told(one, None)),
        (CHANNEL, PlaceRequest::Forbid, told(one, None)),
        ("late", PlaceRequest::Allow, told(two, Some(one))),
        (GAMES, PlaceRequest::Forbid, told("test:late", Some(two))),
        (CHANNEL, PlaceRequest::Everywhere, told(every, Some("test:late"))),
        (CHANNEL, PlaceRequest::Everywhere, told(every, None)),
    ] {
        let told = done(
            &manage(&mut table, at, Command::Community(CommunityRequest::GamePlaces(wish))).await,
        );
        assert_eq!(told, expected, "{wish:?}");
    }
}

#[tokio::test]
async fn every_change_of_what_can_be_challenged_answers_what_was_and_what_is() {
    let mut table = Table::new().await;
    let variant = |name: &str| name.to_owned();
    let all_but_chess: Vec<&str> =
        bundled().iter().map(|it| it.name.as_str()).filter(|name| *name != "Chess").collect();
    let all_but_chess = all_but_chess.join(", ");
    let shelf = |shelf: Shelf| {
        let here = bundled().iter().filter(|it| it.shelf() == shelf);
        let names = here.map(|it| it.name.as_str()).collect::<Vec<_>>().join(", ");
        let head = in_full("community-variants-kind", [("kind", GameKind::Of(shelf).word())]);
        in_full("community-variants-on-shelf", [("head", head), ("names", &names)]).to_owned()
    };
    let all = in_full("community-all-variants", NOTHING);
    let told = |new: &str, old: Option<&str>| told("community-variants", new, old);
    for (wish, expected) in [
        (
            VariantRequest::Show,
            format!(
                "{}\n{}\n{} {}",
                in_full("community-variants", [("new", all)]),
                Shelf::ALL.map(shelf).join("\n"),
                in_full("community-variants-kinds", NOTHING),
                in_full("community-variants-how", NOTHING)
            ),
        ),
        (VariantRequest::Allow(variant("shako")), told("Shako", Some(all))),
        (VariantRequest::Allow(variant("Shako")), told("Shako", None)),
        (VariantRequest::Allow(variant("chess")), told("Chess, Shako", Some("Shako"))),
        (VariantRequest::Forbid(variant("shako")), told("Chess", Some("Chess, Shako"))),
        (VariantRequest::Forbid(variant("pemba")), told("Chess", None)),
        (VariantRequest::All, told(all, Some("Chess"))),
        // Forbidding a game while nothing else is set leaves all the others.
        (VariantRequest::Forbid(variant("chess")), told(&all_but_chess, Some(all))),
        // All of them is what it is without a list: another one that comes later is one of them.
        (VariantRequest::Allow(variant("chess")), told(all, Some(&all_but_chess))),
    ] {
        let told = done(
            &manage(
                &mut table,
                CHANNEL,
                Command::Community(CommunityRequest::GameVariants(wish.clone())),
            )
            .await,
        );
        assert_eq!(told, expected, "{wish:?}");
    }
    let limits = table.store.limits(&server()).await.expect("reads");
    assert!(limits.variants.is_empty(), "{limits:?}");
}

#[tokio::test]
async fn a_change_that_would_leave_nothing_is_refused_with_the_way_out() {
    let mut table = Table::new().await;
    for (at, command, refusal) in [
        (
            CHANNEL,
            Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Forbid)),
            in_full("limit-refused-no-place-listed", NOTHING),
        ),
        (
            CHANNEL,
            Command::Community(CommunityRequest::GameVariants(VariantRequest::Both)),
            in_full("limit-refused-allow-and-forbid", NOTHING),
        ),
    ] {
        assert_eq!(refused(&manage(&mut table, at, command).await), refusal);
    }
    allow_here(&mut table, GAMES).await;
    allow(&mut table, "chess").await;
    for (at, command, refusal) in [
        (
            GAMES,
            Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Forbid)),
            in_full("limit-refused-last-place", NOTHING),
        ),
        (
            CHANNEL,
            Command::Community(CommunityRequest::GameVariants(VariantRequest::Forbid(
                "chess".to_owned(),
            ))),
            in_full("limit-refused-last-variant", [("variant", "Chess")]),
        ),
    ] {
        assert_eq!(refused(&manage(&mut table, at, command).await), refusal);
    }
    let unknown = Command::Community(CommunityRequest::GameVariants(VariantRequest::Allow(
        "@everyone".to_owned(),
    )));
    let refusal = refused(&manage(&mut table, CHANNEL, unknown).await);
    assert!(
        refusal.starts_with(fixed_with(
            "start-refused-unknown-variant-of-many",
            [("typed", "@everyone")]
        )),
        "{refusal}"
    );
    for number in 1..20 {
        allow_here(&mut table, &format!("p{number}")).await;
    }
    let more = manage(
        &mut table,
        "more",
        Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow)),
    )
    .await;
    let refusal = refused(&more);
    assert!(
        refusal.starts_with(fixed_with("limit-refused-too-many-places", [("most", 20)])),
        "{refusal}"
    );
}

#[tokio::test]
async fn everybody_is_told_and_only_those_who_manage_the_server_settle() {
    let mut table = Table::new().await;
    let changes = [
        Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow)),
        Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Everywhere)),
        Command::Community(CommunityRequest::GameVariants(VariantRequest::Allow(
            "chess".to_owned(),
        ))),
        Command::Community(CommunityRequest::GameVariants(VariantRequest::All)),
    ];
    for authority in [Authority::Player, Authority::Moderator] {
        for change in changes.clone() {
            let reply = as_somebody(&mut table, GAMES, authority, Some(server()), change).await;
            assert_eq!(refused(&reply), in_full("limit-refused-not-a-manager", NOTHING));
        }
    }
    let ask = |command| (command, Authority::Player);
    for ((command, authority), told) in [
        (
            ask(Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Show))),
            in_full("community-places", [("new", in_full("community-every-place", NOTHING))]),
        ),
        (
            ask(Command::Community(CommunityRequest::GameVariants(VariantRequest::Show))),
            in_full("community-variants", [("new", "all")]),
        ),
    ] {
        let reply = as_somebody(&mut table, GAMES, authority, Some(server()), command).await;
        assert!(done(&reply).starts_with(told), "{reply:?}");
    }
    for change in changes {
        let reply = as_somebody(&mut table, GAMES, Authority::Manager, None, change).await;
        assert_eq!(refused(&reply), in_full("limit-refused-no-community", NOTHING));
    }
    let limits = table.store.limits(&server()).await.expect("reads");
    assert!(limits.places.is_empty() && limits.variants.is_empty(), "nothing was settled");
}

#[tokio::test]
async fn whatever_way_a_game_is_asked_for_it_is_begun_only_where_that_was_allowed() {
    let mut table = with_a_game_that_is_over().await;
    allow_here(&mut table, GAMES).await;
    allow_here(&mut table, "late").await;
    let fen = menagerie_rules::Position::start(&bundled()[0]).fen();
    let refusal = in_full("limit-refused-elsewhere", [("places", "test:games, test:late")]);
    for command in [
        to("Bob", "terachess-2"),
        to_anybody("chess", "1"),
        with_setup(&bundled()[0].id, &fen),
        rematch(),
    ] {
        let reply = table.private("Ann", CHANNEL, command.clone()).await;
        assert_eq!(refused(&reply), refusal, "{command:?}");
    }
    assert_eq!(table.deliver().await, [], "nothing was posted");
    // A rematch stands where its game was, wherever it is asked for.
    assert_eq!(refused(&table.private("Ann", GAMES, rematch()).await), refusal);
    for (at, command) in [(GAMES, to("Bob", "terachess-2")), ("late", to_anybody("chess", "1"))] {
        done(&table.private("Ann", at, command).await);
    }
    // Another server has settled nothing.
    let elsewhere = Some(Server::new("test", "another"));
    let reply =
        as_somebody(&mut table, CHANNEL, Authority::Player, elsewhere, to("Bob", "chess")).await;
    done(&reply);
}

#[tokio::test]
async fn whatever_way_a_game_is_asked_for_it_is_of_a_variant_that_was_allowed() {
    let mut table = with_a_game_that_is_over().await;
    allow(&mut table, "shako").await;
    allow(&mut table, "chess").await;
    let fen = menagerie_rules::Position::start(&bundled()[0]).fen();
    let terachess = in_full(
        "limit-refused-variant",
        [("variant", "Terachess II"), ("allowed", "chess (Chess), shako (Shako)")],
    );
    for command in [
        to("Bob", "terachess-2"),
        to("Bob", "TERACHESS II"),
        to_anybody("terachess-2", "3"),
        with_setup("terachess-2", &fen),
        rematch(),
    ] {
        let reply = table.private("Ann", CHANNEL, command.clone()).await;
        assert_eq!(refused(&reply), terachess, "{command:?}");
    }
    let known = "chess (Chess), shako (Shako)";
    for (typed, expected) in [
        (
            "checkers",
            in_full("start-refused-unknown-variant", [("typed", "checkers"), ("known", known)]),
        ),
        ("", in_full("start-refused-no-variant-named", [("known", known)])),
    ] {
        let reply = table.private("Ann", CHANNEL, to("Bob", typed)).await;
        assert_eq!(refused(&reply), expected, "what is not played here is not proposed");
    }
    done(&table.private("Ann", CHANNEL, to("Bob", "Shako")).await);
    // Of many, a few are examples, and a step leads to all.
    allow(&mut table, "terran").await;
    allow(&mut table, "metamachy").await;
    let reply = refused(&table.private("Ann", CHANNEL, to("Bob", "terachess-2")).await);
    let named = ["chess", "shako", "terran", "metamachy"].map(|id| reply.contains(id));
    assert_eq!(named.iter().filter(|is| **is).count(), 3, "{reply}");
    assert!(reply.contains("/variants"), "{reply}");
}

#[tokio::test]
async fn only_what_can_be_challenged_is_proposed_while_the_variant_is_typed() {
    let mut table = Table::new().await;
    let proposed = async |table: &Table, server: Option<Server>, typed: &str| {
        let question = Question { place: place(CHANNEL), server, ..question(table, "Ann", &[]) };
        let choices = choices(&question, (CommandName::Challenge, "variant"), typed, 25).await;
        let choices = choices.expect("the store works");
        choices.into_iter().filter_map(|choice| choice.value).collect::<Vec<String>>()
    };
    // Discord shows 25 at most.
    let all: Vec<&str> = bundled().iter().map(|it| it.id.as_str()).take(25).collect();
    assert_eq!(proposed(&table, Some(server()), "").await, all);
    for variant in ["chess", "shako"] {
        allow(&mut table, variant).await;
    }
    for (typed, expected) in [
        ("", vec!["chess", "shako"]),
        (" SHA", vec!["shako"]),
        ("8×8", vec!["chess"]),
        ("tera", vec![]),
        ("\u{202e}*", vec![]),
    ] {
        assert_eq!(proposed(&table, Some(server()), typed).await, expected, "{typed}");
    }
    assert_eq!(proposed(&table, Some(Server::new("test", "another")), "").await, all);
    assert_eq!(proposed(&table, None, "").await, all, "a private conversation has no server");
}

#[tokio::test]
async fn nobody_has_more_games_running_on_a_server_than_it_allows() {
    let mut table = Table::with_game().await;
    table.pause = 1;
    let told = done(&manage(&mut table, CHANNEL, at_most("1")).await);
    assert!(
        told.contains(&format!(
            "\n{}\n",
            in_full(
                "community-setting-changed",
                [("setting", "games"), ("word", "1"), ("before", "20")]
            )
        )),
        "{told}"
    );
    assert!(told.ends_with(fixed("community-settings-games")), "{told}");
    let own = in_full("limit-refused-too-many-games", [("most", 1)]);
    let others =
        in_full("limit-refused-other-has-too-many-games", [("player", "@Bob"), ("most", "1")]);
    assert_eq!(refused(&table.private("Ann", CHANNEL, to("Cid", "chess")).await), own);
    assert_eq!(refused(&table.private("Ann", CHANNEL, to_anybody("chess", "1")).await), own);
    assert_eq!(refused(&table.private("Cid", CHANNEL, to("Bob", "chess")).await), others);
    // Elsewhere they may.
    let elsewhere = Some(Server::new("test", "another"));
    let reply =
        as_somebody(&mut table, CHANNEL, Authority::Player, elsewhere, to("Bob", "chess")).await;
    done(&reply);
    // A standing challenge is no way round it.
    done(&table.private("Cid", CHANNEL, to_anybody("chess", "standing")).await);
    let join = accept(3);
    assert_eq!(refused(&table.private("Ann", CHANNEL, join.clone()).await), own);
    done(&table.private("Dan", CHANNEL, join.clone()).await);
    // Elsewhere it is not known at all.
    let elsewhere = Some(Server::new("test", "another"));
    for server in [elsewhere, None] {
        let press = as_somebody(&mut table, "away", Authority::Player, server, join.clone()).await;
        assert!(
            refused(&press).starts_with(fixed("challenge-refused-no-such-challenge")),
            "{press:?}"
        );
    }
    let full = refused(&table.private("Eve", CHANNEL, join.clone()).await);
    assert!(
        full.starts_with(in_full(
            "limit-refused-other-has-too-many-games",
            [("player", "@Cid"), ("most", "1")]
        )),
        "{full}"
    );
    // There is room again when a game is over or more are allowed.
    done(&manage(&mut table, CHANNEL, at_most("2")).await);
    done(&table.private("Eve", CHANNEL, join).await);
}

#[tokio::test]
async fn what_runs_and_what_is_posted_goes_on_whatever_is_settled_later() {
    let mut table = Table::with_game().await;
    done(&table.private("Cid", CHANNEL, to("Dan", "terachess-2")).await);
    done(&table.private("Cid", CHANNEL, to_anybody("terachess-2", "1")).await);
    allow_here(&mut table, GAMES).await;
    allow(&mut table, "chess").await;
    done(&table.play("Ann", "e4e6").await);
    done(&table.private("Dan", CHANNEL, accept(2)).await);
    done(&table.private("Eve", CHANNEL, accept(3)).await);
    for number in [2, 3] {
        let game = table.store.game(GameId(number)).await.expect("reads").expect("it has begun");
        assert_eq!((game.place.clone(), &*game.variant().id), (place(CHANNEL), "terachess-2"));
    }
}

#[tokio::test]
async fn a_deleted_channel_locks_nobody_out() {
    let mut table = Table::new().await;
    let lost = |at: &str| EventKind::PlaceLost { place: place(at), game: None };
    allow_here(&mut table, GAMES).await;
    allow_here(&mut table, "late").await;
    table.happen(lost("late")).await;
    let reply = table.private("Ann", CHANNEL, to("Bob", "chess")).await;
    assert!(
        refused(&reply).contains(fixed_with("limit-refused-elsewhere", [("places", "test:games")])),
        "{reply:?}"
    );
    // A channel where no game is begun changes nothing; the last one that is gone opens all.
    table.happen(lost("elsewhere")).await;
    assert!(matches!(table.private("Ann", CHANNEL, to("Bob", "chess")).await, Reply::Refused(_)));
    table.happen(lost(GAMES)).await;
    table.happen(lost(GAMES)).await;
    done(&table.private("Ann", CHANNEL, to("Bob", "chess")).await);
    let told = done(
        &manage(
            &mut table,
            CHANNEL,
            Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Show)),
        )
        .await,
    );
    assert!(
        told.starts_with(in_full(
            "community-places",
            [("new", in_full("community-every-place", NOTHING))]
        )),
        "{told}"
    );
}

#[tokio::test]
async fn what_only_another_version_knows_closes_no_server() {
    let mut table = Table::new().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    sqlx::query(
        "INSERT INTO game_variants (server, variant) VALUES ('test:server', 'of the future')",
    )
    .execute(&pool)
    .await
    .expect("it fits");
    pool.close().await;
    done(&table.private("Ann", CHANNEL, to("Bob", "chess")).await);
}
