//! A draw that is offered with a move is not lost, and is seen, when the move is shown before it is
//! played.

use crate::asking::{question, told};
use crate::table::{CHANNEL, THREAD, Table, done, line, refused};
use menagerie_chat::conversation::{Answer, Options, command, pressed};
use menagerie_core::model::{CommandName, Reply};
use menagerie_words::{fixed, fixed_with, in_full};

async fn wishes_previews(table: &mut Table, who: &str) {
    let options = [("preview".to_owned(), "on".to_owned())].into_iter().collect::<Options>();
    let set = command(CommandName::Settings, &options, None).expect("it is decided");
    done(&table.private(who, CHANNEL, set).await);
}

/// A move by the command: shown first, or else decided.
async fn given(table: &mut Table, who: &str, options: &[(&str, &str)]) -> Result<Answer, Reply> {
    let asked = question(table, who, options);
    if let Some(answer) = asked.answer(CommandName::Move).await {
        return Ok(answer);
    }
    let call = command(CommandName::Move, &asked.options, None).expect("it is decided");
    Err(table.private(who, THREAD, call).await)
}

#[tokio::test]
async fn a_draw_that_is_offered_with_a_move_is_offered_when_the_shown_move_is_played() {
    for options in [
        &[("move", "e4e6"), ("draw", "true")][..],
        &[("move", "e4e6 draw?")],
        &[("move", "P e4-e6 (=)")],
        &[("move", "e4e6, draw"), ("draw", "true")],
    ] {
        let mut table = Table::with_game().await;
        wishes_previews(&mut table, "Ann").await;
        table.deliver().await;
        let answer = given(&mut table, "Ann", options).await;
        let answer = answer.unwrap_or_else(|reply| panic!("{options:?} is not shown: {reply:?}"));
        assert_eq!(
            told(&answer),
            &*format!(
                "{}\nPawn from e4 to e6. {}",
                in_full(
                    "play-preview",
                    [("chosen", "1. P e4-e6"), ("game", "1"), ("variant", "Terachess II")]
                ),
                fixed("play-preview-draw")
            )
        );
        assert_eq!((table.game().await.line.ply(), table.deliver().await), (0, vec![]));
        let play = pressed(answer.actions[0].kind.clone()).expect("it is decided");
        done(&table.private("Ann", THREAD, play).await);
        let effects = table.deliver().await;
        assert_eq!(effects.len(), 2, "{options:?}");
        assert!(
            line(&effects[1])
                .contains(fixed_with("ending-draw-offered-with-move", [("player", "@Ann")])),
            "{options:?}"
        );
    }
}

#[tokio::test]
async fn a_draw_that_may_not_be_offered_is_refused_before_anything_is_shown() {
    let mut table = Table::with_game().await;
    wishes_previews(&mut table, "Ann").await;
    let draw = command(CommandName::Draw, &Options::default(), None).expect("it is decided");
    done(&table.private("Bob", THREAD, draw).await);
    let options = [("move", "e4e6"), ("draw", "true")];
    let reply = given(&mut table, "Ann", &options).await.expect_err("it is refused");
    assert!(
        refused(&reply)
            .starts_with(fixed_with("offer-refused-draw-is-offered", [("player", "@Bob")]))
    );
    assert_eq!(table.game().await.line.ply(), 0);
}
