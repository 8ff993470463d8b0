//! What those who manage a server allow of games that begin there.

use crate::table::{CHANNEL, Table, done, person, place, refused, server};
use menagerie::conversation::{Options, command};
use menagerie::game::{
    Authority, Call, CauseId, ChallengeId, Command, Opponent, Presence, Reply, Server, SideWish,
    StartWish, Terms, Timestamp, Verb, Via,
};

/// Somebody who manages the server asks for something somewhere.
async fn manage(table: &mut Table, at: &str, command: Command) -> Reply {
    as_somebody(table, at, Authority::Manager, Some(server()), command).await
}

async fn as_somebody(
    table: &mut Table,
    at: &str,
    authority: Authority,
    server: Option<Server>,
    command: Command,
) -> Reply {
    table.wait(1);
    let now = Timestamp(table.now());
    let call = Call {
        from: person("Meg"),
        place: place(at),
        server,
        authority,
        hears_talk: true,
        cause: CauseId::new("meg", now),
        at: now,
        seen: now,
        via: Via::Private,
        command,
    };
    table.ask(&call).await
}

fn at_most(games: &str) -> Command {
    let given = [("games".to_owned(), games.to_owned())];
    command(Verb::Server, &given.into_iter().collect::<Options>(), None).expect("it is decided")
}

fn to(opponent: &str, variant: &str) -> Command {
    Command::Challenge {
        opponent: Opponent { player: person(opponent), presence: Presence::Member },
        variant: variant.to_owned(),
        side: SideWish::First,
        start: StartWish::default(),
        clock: String::new(),
    }
}

fn to_anybody(variant: &str, uses: &str) -> Command {
    let (variant, side, start) = (variant.to_owned(), SideWish::First, StartWish::default());
    let terms = Terms::read(uses, "").expect("there are such terms");
    Command::OpenChallenge { variant, side, start, clock: String::new(), terms, named: None }
}

#[tokio::test]
async fn nobody_has_more_games_running_on_a_server_than_it_allows() {
    let mut table = Table::with_game().await;
    table.pause = 1;
    let told = done(&manage(&mut table, CHANNEL, at_most("1")).await);
    assert!(told.contains("\ngames: 1 (was 20)\n"), "{told}");
    assert!(
        told.ends_with(
            "Games that run go on; a challenge that is posted is held against the number of games \
             when it is accepted."
        ),
        "{told}"
    );
    let own = "You are playing 1 game on this server already, which is the most that those who \
               manage it allow. Finish one first; see them with /games.";
    let others = "@Bob is playing 1 game on this server already, which is the most that those who \
                  manage it allow. Try again when one is finished.";
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
    let join = Command::Accept(ChallengeId(3));
    assert_eq!(refused(&table.private("Ann", CHANNEL, join.clone()).await), own);
    done(&table.private("Dan", CHANNEL, join.clone()).await);
    let full = refused(&table.private("Eve", CHANNEL, join.clone()).await);
    assert!(full.starts_with("@Cid is playing 1 game on this server already"), "{full}");
    // There is room again when a game is over or more are allowed.
    done(&manage(&mut table, CHANNEL, at_most("2")).await);
    done(&table.private("Eve", CHANNEL, join).await);
}
