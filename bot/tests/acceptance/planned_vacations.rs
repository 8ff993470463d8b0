//! What others are told of a vacation that was planned is true when it is given up, too.

use crate::table::{CHANNEL, THREAD, Table, done, line};
use menagerie::game::{ChallengeId, Command, GameId, SideWish, VacationWish};

#[tokio::test]
async fn nobody_is_said_to_be_back_who_was_never_away() {
    let mut table = Table::new().await;
    table.stop_at(1_767_614_400);
    done(&table.challenge_with("Ann", "Bob", SideWish::First, "days 3d").await);
    done(&table.private("Bob", CHANNEL, Command::Accept(ChallengeId(1))).await);
    table.open_thread(GameId(1), THREAD).await;
    table.deliver().await;
    table.look().await;
    let wish = |from: &str, until: &str, end| {
        let (from, until) = (from.to_owned(), until.to_owned());
        Command::Vacation(VacationWish { from, until, end })
    };
    done(&table.private("Ann", CHANNEL, wish("5d", "9d", false)).await);
    table.deliver().await;
    table.wait(60);
    done(&table.private("Ann", CHANNEL, wish("", "", true)).await);
    let told: Vec<String> = table.deliver().await.iter().map(line).collect();
    let expected = "tell silently [wakes ] []: @Ann does not go on the vacation that was planned.";
    assert_eq!(told, [expected]);
}
