//! Clients with forms for commands, by the proposal MSC4391: they learn the commands in rooms where
//! the bot may describe them.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::{Fault, Homeserver, Operation};
use crate::matrix::synapse::Synapse;
use serde_json::{Value, json};

fn is_description(event: &Value) -> bool {
    event["type"] == "org.matrix.msc4391.command_description"
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_described_where_the_bot_may_and_as_soon_as_it_may() {
    let server = Homeserver::start().await;
    let mut hall = described(&server.url()).await;
    let described = async |at_least: usize| {
        for _ in 0..200 {
            let seen = server.seen_of(&hall.bot.id, Operation::SetState);
            assert!(seen.iter().all(|it| it.status.is_none_or(|it| it == 200)), "{seen:#?}");
            if seen.len() >= at_least {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        let seen = server.seen_of(&hall.bot.id, Operation::SetState).into_iter();
        seen.map(|it| it.named).collect::<Vec<_>>()
    };
    // Some at once, and the others in the course of minutes.
    let before = described(3).await;
    hall.program.kill();
    hall.program.resume();
    let mut keys = described(before.len() + 1).await;
    assert!(keys.len() > before.len(), "it goes on with the others");
    let all = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), all, "nothing is described twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_described_on_synapse() {
    if let Some(server) = Synapse::shared().await {
        described(&server.url()).await;
    }
}

async fn described(server: &str) -> Hall {
    let hall = Hall::open(server).await;
    hall.ann.say(&hall.room, "!games").await;
    let direct = hall.direct(&hall.ann).await;
    let asked = hall.ann.say(&hall.room, "!help").await;
    hall.answer_to(&asked).await;
    assert!(!hall.ann.read(&hall.room).await.iter().any(is_description), "it may not");
    let levels = json!({"users": {hall.bot.id.as_str(): 50}});
    hall.ann.set_state(&hall.room, "m.room.power_levels", levels).await;
    let first = hall.ann.wait_for(&hall.room, "description", is_description).await;
    assert_eq!(first["sender"], *hall.bot.id);
    let content = &first["content"];
    assert!(content["command"].is_string(), "{content}");
    assert!(content["description"]["m.text"][0]["body"].is_string(), "{content}");
    assert!(!hall.ann.read(&direct).await.iter().any(is_description), "it is not worth it there");
    hall
}

#[tokio::test(flavor = "multi_thread")]
async fn a_homeserver_that_does_not_take_descriptions_hinders_nothing() {
    let server = Homeserver::start().await;
    let hall = Hall::open(&server.url()).await;
    server.fail(Some(&hall.bot.id), Operation::SetState, 99, Fault::Status(500));
    let levels = json!({"users": {hall.bot.id.as_str(): 50}});
    hall.ann.set_state(&hall.room, "m.room.power_levels", levels).await;
    hall.begin(1, "chess").await;
}
