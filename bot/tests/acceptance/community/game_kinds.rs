//! Choosing among the games: lists of one kind, and what the managers' limits leave of them.

use super::server_limits::{as_somebody, manage};
use crate::table::{CHANNEL, Table, done, server};
use menagerie_core::community::types::{CommunityRequest, GameKind, VariantRequest};
use menagerie_core::model::request::{Authority, Command};
use menagerie_rules::{Shelf, bundled_by_id};

/// Of each kind of game those are listed that are allowed here, a line on each. Everybody may ask, also in
/// a private conversation.
#[tokio::test]
async fn games_of_a_kind_are_listed_with_a_line_on_each() {
    let mut table = Table::new().await;
    let listed = |reply: &str| -> Vec<&'static str> {
        let of_line = |id: &'static str| {
            let variant = bundled_by_id(id).expect("it is there");
            let line = format!("• {} ({}×{}): ", variant.name, variant.files, variant.ranks);
            reply.contains(&(line + &variant.summary))
        };
        ["chess", "minishogi", "dobutsu", "chu-shogi", "terachess-2", "crazyhouse"]
            .into_iter()
            .filter(|id| of_line(id))
            .collect()
    };
    let ask = |kind| Command::Community(CommunityRequest::GameVariants(VariantRequest::List(kind)));
    for (kind, here) in [
        (GameKind::First, &["chess", "minishogi", "dobutsu", "crazyhouse"][..]),
        (GameKind::Short, &["minishogi", "dobutsu"]),
        (GameKind::Long, &["chu-shogi", "terachess-2"]),
        (GameKind::Of(Shelf::Japan), &["minishogi", "dobutsu", "chu-shogi"]),
        (GameKind::Of(Shelf::Drops), &["minishogi", "dobutsu", "crazyhouse"]),
        (GameKind::Of(Shelf::VeryLarge), &["chu-shogi", "terachess-2"]),
    ] {
        for server in [Some(server()), None] {
            let reply =
                as_somebody(&mut table, CHANNEL, Authority::Player, server, ask(kind)).await;
            assert_eq!(listed(&done(&reply)), here, "{kind:?}");
        }
    }
    manage(
        &mut table,
        CHANNEL,
        Command::Community(CommunityRequest::GameVariants(VariantRequest::Allow(
            "chess".to_owned(),
        ))),
    )
    .await;
    for (kind, here) in [(GameKind::First, &["chess"][..]), (GameKind::Of(Shelf::Japan), &[])] {
        let asked = as_somebody(&mut table, CHANNEL, Authority::Player, Some(server()), ask(kind));
        assert_eq!(listed(&done(&asked.await)), here, "{kind:?}");
    }
}
