//! Whole flows over the wire of members who look: at games of others, at squares and pieces, at boards as they like
//! them, or by words alone.

use crate::server::{Server, TIMEOUT};
use crate::table::your_move_in;
use crate::wire;
use menagerie_words::{fixed, fixed_with, in_full};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn anybody_may_look() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    server.say("Ann", thread, "e4e6");
    server.post(thread, "P e4-e6").await;
    for view in [None, Some("first"), Some("second")] {
        let options = view.map_or(json!({}), |view| json!({"view": view}));
        let answer = server.slash("Cid", thread, "board", options).await;
        assert!(
            answer.is_ephemeral()
                && answer.text().contains(in_full("lists-board-to-move", [("side", "Black")])),
            "{}",
            answer.text()
        );
        let picture = &answer.messages[0].attachments[0];
        let alt = picture.description.as_deref().expect("every picture has words");
        assert!(alt.contains("White: Pawn from e4 to e6"), "{alt}");
    }
    let answer = server.slash("Bob", server.games, "games", json!({})).await;
    assert!(answer.text().replace("**", "").contains(your_move_in(1)), "{}", answer.text());
    let answer = server.slash("Cid", server.games, "games", json!({})).await;
    assert!(answer.text().contains(fixed("lists-own-none")), "{}", answer.text());
    let answer = server.slash("Cid", server.games, "help", json!({})).await;
    assert!(answer.text().contains("/challenge"), "{}", answer.text());
    let rules = json!({"variant": "terachess-2", "whole": true});
    let interaction = server.sandbox.slash(server.id("Cid"), server.games, "rules", &rules);
    let interaction = interaction.expect("it can be asked");
    let pages = server.sandbox.wait(TIMEOUT, |_| {
        let pages = interaction.now().messages;
        // The King is the last of them.
        pages.last().is_some_and(|page| page.content.contains("K King")).then_some(pages)
    });
    let pages = pages.await.expect("every piece is told about");
    let text: String = pages.iter().map(|page| page.content.as_str()).collect();
    for word in ["Sorceress", "Troll", "Duchess", "Jean-Louis Cazaux", "castling"] {
        assert!(text.contains(word), "{word} is missing from {text}");
    }
    assert!(pages.iter().all(|page| page.ephemeral_for.is_some()));
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn squares_and_pieces_can_be_asked_about() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    for (command, options, words, has_picture) in [
        ("look", json!({"square": "d2"}), "White's Troll (T)", false),
        ("look", json!({"square": "E5"}), "empty.", false),
        (
            "look",
            json!({"square": "z9"}),
            fixed_with("board-refused-no-such-square", [("typed", "z9")]),
            false,
        ),
        ("moves", json!({"square": "d2"}), "Troll on d2", true),
        (
            "moves",
            json!({"square": "d15"}),
            fixed_with("board-reach-title", [("side", "Black"), ("supposed", "yes")]),
            true,
        ),
        (
            "moves",
            json!({"square": "d2", "to": "g5"}),
            in_full("board-can-go", [("square", "g5")]),
            true,
        ),
        (
            "moves",
            json!({"square": "d2", "to": "g6"}),
            fixed_with("board-refused-no-way", [("to", "g6")]),
            false,
        ),
        (
            "moves",
            json!({"square": "e8"}),
            in_full("board-refused-empty-square", [("square", "e8")]),
            false,
        ),
        ("moves", json!({"square": "@everyone"}), fixed("board-refused-no-such-square"), false),
        ("piece", json!({"piece": "troll"}), "Troll (T)", true),
        ("piece", json!({"piece": "Q", "variant": "fantastic-13"}), "Squirrel (Q)", true),
        ("piece", json!({"piece": "unicorn"}), "Rhinoceros", true),
        (
            "piece",
            json!({"piece": "dragon"}),
            &*format!("{} `dragon`", fixed("chat-did-you-mean")),
            false,
        ),
    ] {
        let answer = server.slash("Cid", thread, command, options.clone()).await;
        assert!(answer.is_ephemeral(), "{command} {options}");
        assert!(answer.text().contains(words), "{command} {options}: {}", answer.text());
        let pictures = &answer.messages[0].attachments;
        assert_eq!(!pictures.is_empty(), has_picture, "{command} {options}");
        for picture in pictures {
            assert!(picture.description.is_some(), "every picture has words");
        }
    }
    let typed = json!({"piece": "ele"});
    let cid = server.id("Cid");
    let names = server.sandbox.autocomplete(cid, thread, "piece", &typed, "piece").await;
    let names: Vec<String> =
        names.expect("it can be asked").into_iter().map(|choice| choice.name).collect();
    assert_eq!(names, ["Elephant"]);
    wire::is_valid(&server);
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_look_as_their_viewer_wishes_and_games_can_be_replayed() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    for (who, typed, canonical) in [("Ann", "d2g5", "T d2-g5"), ("Bob", "e13e11", "p e13-e11")] {
        server.say(who, thread, typed);
        server.post(thread, canonical).await;
    }
    let picture = |answer: &menagerie_sandbox::Answer| {
        answer.messages[0].attachments.first().map(|file| file.bytes.clone())
    };
    let plain = picture(&server.slash("Cid", thread, "board", json!({})).await);
    let set = json!({"theme": "slate", "pieces": "letters", "scale": "small"});
    let answer = server.slash("Cid", thread, "settings", set).await;
    assert!(answer.text().contains("theme: **slate** (before: brown)"), "{}", answer.text());
    let own = picture(&server.slash("Cid", thread, "board", json!({})).await);
    assert!(plain.is_some() && own.is_some() && own != plain);
    let once = json!({"theme": "brown", "pieces": "drawn", "scale": "normal"});
    assert_eq!(picture(&server.slash("Cid", thread, "board", once).await), plain);
    let other = picture(&server.slash("Bob", thread, "board", json!({"view": "first"})).await);
    assert_eq!(other, plain, "what somebody sets is their own");
    let zoomed = picture(&server.slash("Bob", thread, "board", json!({"zoom": "a1-h8"})).await);
    assert!(zoomed.is_some() && zoomed != plain);
    for (options, words) in [
        (json!({"at": 0}), in_full("lists-board-to-move", [("side", "White")])),
        (json!({"at": 9}), fixed_with("board-refused-no-such-ply", [("game", 1), ("plies", 2)])),
        (json!({"zoom": "z9"}), fixed("board-refused-no-such-region")),
    ] {
        let answer = server.slash("Bob", thread, "board", options).await;
        assert!(answer.text().contains(words), "{}", answer.text());
    }
    for (form, words) in [("by piece", "King"), ("by rank", "rank 16"), ("changes", "e11")] {
        let options = json!({"text": form});
        let interaction = server.sandbox.slash(server.id("Ann"), thread, "board", &options);
        let interaction = interaction.expect("it can be asked");
        let found = server.sandbox.wait(TIMEOUT, |_| {
            let pages = interaction.now().messages;
            pages
                .iter()
                .any(|page| page.content.to_lowercase().contains(&words.to_lowercase()))
                .then_some(())
        });
        found.await.unwrap_or_else(|_| panic!("{form}: {:?}", interaction.now().messages));
    }
    let answer = server.slash("Bob", thread, "replay", json!({})).await;
    let replay = &answer.messages[0].attachments[0];
    assert!(replay.name == "replay.gif" && replay.bytes.starts_with(b"GIF89a"));
    assert!(replay.description.is_some(), "every picture has words");
    wire::is_valid(&server);
}

/// The guide of a player who sees no picture: the words of the newest board.
fn side_to_move(alt: &str) -> Option<&'static str> {
    let is_told = |side: &&str| {
        let keys = ["picture-to-move", "picture-to-move-in-check"];
        keys.iter().any(|key| alt.contains(in_full(key, [("side", side)])))
    };
    ["White", "Black"].into_iter().find(is_told)
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_plies_are_played_from_words_alone() {
    let server = Server::start().await;
    let thread = server.new_game().await;
    for ply in 0..20 {
        let posts = server.count(thread, ply + 1).await;
        let alt = posts[ply].attachments[0].description.clone().expect("every picture has words");
        let side = side_to_move(&alt).unwrap_or_else(|| panic!("who is to move? {alt}"));
        let who = if side == "White" { "Ann" } else { "Bob" };
        // One's own Pawns, as the words tell where they stand: "White: King h2; … Pawn a4 b4 …".
        let own = alt.split(&format!("{side}: ")).nth(1).expect("one's own pieces are told");
        let own = own.split(". ").next().expect("they end");
        let pawns = own.split("; ").find_map(|kind| kind.strip_prefix("Pawn ")).expect("Pawns");
        let squares: Vec<&str> = pawns.trim_end_matches('.').split(' ').collect();
        // Where the first of them that can move may go, asked for in words too.
        let mut played = false;
        for square in squares {
            let options = json!({"square": square});
            let answer = server.slash(who, thread, "moves", options).await;
            let Some(to) = answer.text().split(": ").nth(2).and_then(|rest| {
                let word = rest.split([',', ';', '\n']).next()?.trim().to_owned();
                (word.len() <= 3 && word.len() >= 2).then_some(word)
            }) else {
                continue;
            };
            server.say(who, thread, &format!("Pawn {square}-{to}"));
            played = true;
            break;
        }
        assert!(played, "no Pawn can move: {alt}");
    }
    let posts = server.count(thread, 21).await;
    assert!(
        posts[20].content.contains("11. ") || posts[20].content.contains("10… "),
        "{}",
        posts[20].content
    );
    wire::is_valid(&server);
}
