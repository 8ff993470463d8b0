//! `menagerie doctor` on a homeserver: what the bot may do in the rooms where games are seen.

use crate::matrix::hall::Hall;
use crate::matrix::homeserver::Homeserver;
use serde_json::json;

impl Hall {
    /// The doctor's words on Matrix, and its exit status.
    fn doctor(&self) -> (Option<i32>, Vec<String>) {
        let (code, said) = self.program.says("doctor");
        let lines = said.lines().filter(|line| line.contains("Matrix"));
        (code, lines.map(str::to_owned).collect())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_where_games_are_seen_are_looked_at() {
    let server = Homeserver::start().await;
    let mut hall = Hall::open(&server.url()).await;
    hall.begin(1, "chess").await;
    let (code, said) = hall.doctor();
    assert_eq!(code, Some(0), "{said:#?}");
    let [known, rights] = &said[..] else { panic!("{said:#?}") };
    assert!(known.starts_with(&format!("well: Matrix: knows me as {}", hall.bot.id)), "{known}");
    assert_eq!(rights, "well: Matrix: I may do what games need where they are begun or seen");

    let levels = json!({"users": {hall.ann.id.as_str(): 100}, "events_default": 50});
    hall.ann.set_state(&hall.room, "m.room.power_levels", levels).await;
    let (code, said) = hall.doctor();
    assert_eq!(code, Some(1));
    let room = format!("TO DO: Matrix, room {}: ", hall.room);
    let muted = said[1].strip_prefix(&room).expect("it is about the room");
    assert!(muted.starts_with("I may not write there"), "{muted}");
    assert!(muted.contains("give me the power level that messages need"), "{muted}");

    // Put out while nobody was there to notice it.
    hall.program.kill();
    hall.ann.kick(&hall.room, &hall.bot.id).await;
    let (_, said) = hall.doctor();
    let gone = said[1].strip_prefix(&room).expect("it is about the room");
    assert!(gone.starts_with("I am not in it: invite me there again"), "{gone}");

    server.revoke(&hall.bot.id);
    let (code, said) = hall.doctor();
    assert_eq!(code, Some(1));
    assert!(said[0].starts_with("TO DO: Matrix: ") && said[0].contains("MATRIX_ACCESS_TOKEN"));
    assert_eq!(said[1], "not looked at: Matrix: what I may do in its rooms");
    assert!(!said.join("").contains(hall.bot.token()), "the token is never shown");
}
