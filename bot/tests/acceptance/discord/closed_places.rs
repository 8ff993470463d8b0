//! Games that are begun where not everybody of the server is: their visibility follows the place,
//! also where they are joined from another network, and where they are only counted.

use crate::asking::{question, told};
use crate::community::windows::{joined, room};
use crate::table::{CHANNEL, Table, call, done, person, place, refused, server};
use futures_util::future::BoxFuture;
use menagerie_chat::conversation::{Question, VisibilityLookup, visibility_of};
use menagerie_core::challenge::types::{
    ChallengeRequest, NewChallenge, SideRequest, StartRequest, Terms,
};
use menagerie_core::community::types::{CommunityRequest, PlaceRequest};
use menagerie_core::ending::types::EndingRequest;
use menagerie_core::model::CommandName;
use menagerie_core::model::request::{Authority, Call, Command, Opponent, Presence, Which};
use menagerie_core::model::state::Visibility;
use menagerie_core::{GameId, Place, Server};
use menagerie_words::{NOTHING, first_words, fixed_with, in_full, last_words};
use std::sync::Mutex;

/// The answer to somebody who sees only these places.
async fn asked(
    table: &Table,
    verb: CommandName,
    given: &[(&str, &str)],
    server: Server,
    seen: &[Place],
) -> String {
    let visibility = Visibility::Only(seen.to_vec());
    let question = question(table, "Cid", given);
    let options = question.options.clone().naming(Some(person("Ann")));
    let place = Place::new(server.as_str().split(':').next().unwrap_or_default(), "elsewhere");
    let asked = Question { options, place, server: Some(server), lookup: &visibility, ..question };
    told(&asked.answer(verb).await.expect("it is a question"))
}

#[tokio::test]
async fn a_game_that_is_seen_on_two_networks_is_seen_by_those_who_see_its_place_there() {
    let table = joined("none").await;
    let (test, other) = (crate::table::server(), Server::new("other", "hall"));
    for (server, seen, sees) in [
        (&test, place(CHANNEL), true),
        (&test, place("lobby"), false),
        (&other, room("hall"), true),
        (&other, room("den"), false),
        // A place that is seen elsewhere does not count here.
        (&test, room("hall"), false),
        (&other, place(CHANNEL), false),
    ] {
        let said =
            asked(&table, CommandName::Board, &[("game", "1")], server.clone(), &[seen]).await;
        assert_eq!(
            said.starts_with(fixed_with("refused-no-such-game", [("game", 1)])),
            !sees,
            "{server:?}: {said}"
        );
    }
}

#[tokio::test]
async fn where_games_are_begun_is_told_as_far_as_it_is_seen_and_all_to_who_settles_it() {
    let mut table = Table::new().await;
    for at in ["games", "staff"] {
        let allow = Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow));
        done(&table.by_at("Meg", Authority::Manager, at, allow).await);
    }
    let (player, manager, mut asked) = (Authority::Player, Authority::Manager, 0);
    for (seen, authority, expected) in [
        (vec![place(CHANNEL), place("games")], player, "test:games"),
        (vec![place(CHANNEL), place("games"), place("staff")], player, "test:games, test:staff"),
        (vec![place(CHANNEL)], player, in_full("limit-refused-no-place-seen", NOTHING)),
        (
            vec![place(CHANNEL)],
            Authority::Moderator,
            in_full("limit-refused-no-place-seen", NOTHING),
        ),
        (vec![place(CHANNEL)], manager, "test:games, test:staff"),
    ] {
        let mut ask = async |command| {
            asked += 1;
            let call = call("Bob", format_args!("bob-{asked}"), 5_000 + asked, command);
            let (visibility, place) = (Visibility::Only(seen.clone()), place(CHANNEL));
            table.ask(&Call { authority, visibility, place, ..call }).await
        };
        let told =
            done(&ask(Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Show))).await);
        let begun = in_full("community-places", [("new", &expected)]).to_owned();
        assert!(told.starts_with(&begun), "{seen:?}: {told}");
        let opponent = Opponent { player: person("Ann"), presence: Presence::Member };
        let refusal = refused(
            &ask(Command::Challenge(ChallengeRequest::Make(NewChallenge {
                level: None,
                rated: None,
                opponent: Some(opponent),
                variant: "chess".to_owned(),
                side: SideRequest::First,
                start: StartRequest::default(),
                clock: String::new(),
                terms: Terms::default(),
            })))
            .await,
        );
        let begun = if expected == in_full("limit-refused-no-place-seen", NOTHING) {
            in_full("limit-refused-elsewhere-unseen", NOTHING)
        } else {
            in_full("limit-refused-elsewhere", [("places", expected)])
        };
        assert!(refusal.starts_with(begun), "{seen:?}: {refusal}");
    }
}

/// Sees the channel, and notes what else is asked about.
struct Noting(Mutex<Vec<Place>>);

impl VisibilityLookup for Noting {
    fn on<'a>(&'a self, places: Vec<&'a Place>) -> BoxFuture<'a, Visibility> {
        let places: Vec<_> = places.into_iter().cloned().collect();
        self.0.lock().expect("nobody panics").clone_from(&places);
        Box::pin(std::future::ready(Visibility::Only(places)))
    }

    fn here(&self) -> Visibility {
        Visibility::Only(vec![place(CHANNEL)])
    }
}

#[tokio::test]
async fn before_a_rematch_is_refused_it_is_asked_which_of_the_places_for_it_are_seen() {
    let mut table = Table::with_game().await;
    let allow = Command::Community(CommunityRequest::GamePlaces(PlaceRequest::Allow));
    done(&table.by_at("Meg", Authority::Manager, "public", allow).await);
    let lookup = Noting(Mutex::default());
    let (server, again) = (
        server(),
        Command::Challenge(ChallengeRequest::Rematch { which: Which::Number(GameId(1)) }),
    );
    let visibility =
        visibility_of(&table.store, &lookup, (&person("Ann"), Some(&server)), &again).await;
    assert!(visibility.reaches(&place("public")), "{visibility:?}");
    assert!(lookup.0.lock().expect("nobody panics").contains(&place("public")));
}

#[tokio::test]
async fn what_is_counted_is_what_was_begun_in_sight() {
    let mut table = Table::with_game().await;
    let resign =
        Command::Ending(EndingRequest::Resign { which: Which::Number(GameId(1)), confirmed: true });
    done(&table.private("Ann", "thread", resign).await);
    let all =
        asked(&table, CommandName::Profile, &[], crate::table::server(), &[place(CHANNEL)]).await;
    let one_game = last_words("profile-of-other", [("games", 1), ("running", 0)]);
    assert!(all.contains(&format!("{one_game}\n")), "{all}");
    assert!(
        all.contains(&format!("{} 1", fixed_with("profile-variant", [("won", 0), ("drawn", 0)]))),
        "{all}"
    );
    let whole = told(
        &Question {
            options: question(&table, "Cid", &[]).options.naming(Some(person("Ann"))),
            ..question(&table, "Cid", &[])
        }
        .answer(CommandName::Profile)
        .await
        .expect("it is a question"),
    );
    assert_eq!(all, whole, "both ways of counting agree");
    let none = asked(&table, CommandName::Profile, &[], crate::table::server(), &[]).await;
    assert!(none.starts_with(in_full("profile-nothing-of-other", [("player", "@Ann")])), "{none}");
}

#[tokio::test]
async fn what_is_hidden_takes_no_room_in_a_list_and_is_no_more_of_it() {
    let table = Table::with_game().await;
    let pool = crate::beside::pool(&table.folder.url()).await;
    // The oldest of each is in sight, and twice as many as are listed at a time are not.
    let games = "INSERT INTO games (id, variant, revision, start_fen, white, black, server, place,
                                    ending, winner, started_at, touched_at)
                 SELECT $1, variant, revision, start_fen, white, black, server, $2, 'resignation',
                        'black', 1, $1 FROM games WHERE id = 1";
    let challenges = "INSERT INTO challenges (id, challenger, variant, revision, side, start_fen,
                          server, place, state, made_at, expires_at, control, uses)
                      SELECT $1, white, 'chess', 1, 'first', '', server, $2, 'open', 1, 9999999999,
                             'none', 1 FROM games WHERE id = 1";
    for number in 100..150_i64 {
        let at = if number == 100 { place("lobby") } else { place(CHANNEL) };
        for statement in [games, challenges] {
            let made = sqlx::query(statement).bind(number).bind(at.as_str()).execute(&pool).await;
            made.expect("the tables are as they are here");
        }
    }
    pool.close().await;
    let server = crate::table::server();
    for (which, none, one) in [
        (
            "finished",
            in_full("lists-none-finished-of-member", [("by", "member"), ("member", "@Ann")]),
            first_words("lists-finished-game", [("number", "100")]),
        ),
        ("open", first_words("lists-none-open", [("by", "member"), ("member", "@Ann")]), "100"),
    ] {
        let list = async |seen: &[Place]| {
            asked(&table, CommandName::Games, &[("which", which)], server.clone(), seen).await
        };
        let said = list(&[place("lobby")]).await;
        assert!(said.contains(one) && !said.contains(none), "{which}: {said}");
        let more = in_full("lists-open-more", NOTHING);
        assert!(!said.contains("149") && !said.contains(more), "{which}: {said}");
        let said = list(&[place(CHANNEL)]).await;
        assert!(said.contains("149") && !said.contains("100"), "{which}: {said}");
        let said = list(&[]).await;
        assert!(said.contains(none), "{which}: {said}");
    }
}

#[tokio::test]
async fn a_game_whose_channel_is_gone_is_seen_by_its_players_alone() {
    let table = Table::with_game().await;
    let said =
        asked(&table, CommandName::Board, &[("game", "1")], crate::table::server(), &[]).await;
    assert!(said.starts_with(fixed_with("refused-no-such-game", [("game", 1)])), "{said}");
    let own = Question {
        server: None,
        lookup: &Visibility::Only(Vec::new()),
        ..question(&table, "Bob", &[])
    };
    let own = told(&own.answer(CommandName::Board).await.expect("it is a question"));
    assert!(own.starts_with("Terachess II, game 1"), "{own}");
}
