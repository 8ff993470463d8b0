//! Whether the count can fail: books that fit each other are doctored, each in one place.

use super::books::{Given, Post, Script, Shown, Stored, StoredGame, StoredMove, Thread};
use super::count::{Count, count};
use menagerie_rules::{Position, bundled_by_id};
use menagerie_words::{NOTHING, first_words, in_full};

fn said(words: &str) -> Post {
    Post { words: words.to_owned(), answers: None }
}

type Books = (Script, Stored, Shown);

/// A game of two moves, one typed and one given by a command, with all that is to be seen of it.
fn books() -> Books {
    let moves = [("e2e4", "1. P e2-e4", Some(71)), ("e7e5", "1… p e7-e5", None)];
    let given = |(ply, (coordinates, shown, message)): (usize, (&str, &str, Option<u64>))| Given {
        game: 1,
        ply,
        coordinates: coordinates.to_owned(),
        shown: shown.to_owned(),
        message,
        at: 0,
        certain: true,
    };
    let given: Vec<Given> = moves.into_iter().enumerate().map(given).collect();
    let stored = given.iter().map(|it| StoredMove {
        game: 1,
        ply: it.ply,
        coordinates: it.coordinates.clone(),
        cause: format!("discord:{}", it.message.unwrap_or(5)),
    });
    let variant = bundled_by_id("chess").expect("it is one of ours");
    let game = StoredGame {
        id: 1,
        variant: variant.id.clone(),
        revision: variant.revision,
        start: Position::start(variant).fen(),
        ply: 2,
        is_over: true,
    };
    let start = first_words("play-invitation", [("player", "Ann"), ("example", "e4")]);
    let mut posts = vec![said(start)];
    let next = in_full("notice-your-move", [("player", "Bob"), ("side", "Black")]);
    posts.extend(given.iter().map(|it| said(&format!("**{}** · Pawn.\n{next}", it.shown))));
    posts.extend(excuse(Some(71)));
    posts.push(said(in_full("ending-resignation", [("loser", "Ann"), ("winner", "Bob")])));
    let letter = |it: &Given| format!("**Chess, game 1**, against Ann:\n**{}** · Pawn.", it.shown);
    let shown = Shown {
        threads: vec![Thread { game: 1, posts }],
        offers: vec![
            first_words("challenge-made", [("challenger", "Ann"), ("opponent", "Bob")]).to_owned(),
        ],
        letters: given.iter().map(letter).collect(),
        boards: Vec::new(),
    };
    let stored =
        Stored { games: vec![game], moves: stored.collect(), challenges: 1, waiting: Vec::new() };
    (Script { moves: given, resigned: [1].into() }, stored, shown)
}

/// One way to doctor books, and the counts that must follow: moves lost and doubled, messages lost
/// and doubled, games that do not replay.
type Doctoring = (&'static str, fn(&mut Books), [usize; 5]);

const DOCTORED: [Doctoring; 20] = [
    ("nothing", |_| {}, [0; 5]),
    ("a command of which nobody knows", |it| it.0.moves.push(unknown()), [0; 5]),
    // With its board, which is then of no move.
    (
        "the last move is gone",
        |it| drop((it.1.moves.pop(), it.1.games[0].ply = 1)),
        [1, 0, 0, 1, 0],
    ),
    ("a move is gone and was not certain", uncertain, [0, 0, 0, 1, 0]),
    ("a gap", |it| it.1.moves[1].ply = 2, [2, 1, 0, 0, 0]),
    ("the game says another number", |it| it.1.games[0].ply = 3, [1, 0, 0, 0, 0]),
    ("a move of nobody", |it| drop(it.0.moves.pop()), [0, 1, 0, 0, 0]),
    ("a move by another message", |it| it.1.moves[0].cause = "discord:72".into(), [0, 1, 0, 0, 0]),
    ("one message moves twice", |it| it.1.moves[1].cause = "discord:71".into(), [0, 1, 0, 0, 0]),
    ("an illegal move", |it| it.1.moves[1].coordinates = "e7e4".into(), [1, 1, 0, 0, 1]),
    ("an end that nobody wanted", |it| it.0.resigned.clear(), [0, 0, 0, 0, 1]),
    ("a board is missing", |it| drop(it.2.threads[0].posts.remove(1)), [0, 0, 1, 0, 0]),
    ("a board is there twice", |it| again(&mut it.2.threads[0].posts), [0, 0, 0, 1, 0]),
    ("an excuse twice", |it| it.2.threads[0].posts.extend(excuse(Some(71))), [0, 0, 0, 1, 0]),
    ("an excuse to another", |it| it.2.threads[0].posts.extend(excuse(Some(72))), [0; 5]),
    ("an excuse to nobody", |it| it.2.threads[0].posts.extend(excuse(None)), [0, 0, 0, 1, 0]),
    ("a second thread", |it| it.2.threads.push(Thread { game: 1, posts: vec![] }), [0, 0, 0, 1, 0]),
    ("a second challenge", |it| again(&mut it.2.offers), [0, 0, 0, 1, 0]),
    ("a second letter", |it| again(&mut it.2.letters), [0, 0, 0, 1, 0]),
    ("a row waits", |it| it.1.waiting.push("3 announce".to_owned()), [0, 0, 1, 0, 0]),
];

fn excuse(answers: Option<u64>) -> Option<Post> {
    Some(Post { answers, ..said(in_full("discord-later", NOTHING)) })
}

fn unknown() -> Given {
    let (coordinates, shown) = ("g1f3".to_owned(), "2. N g1-f3".to_owned());
    Given { game: 1, ply: 2, coordinates, shown, message: None, at: 0, certain: false }
}

fn uncertain(books: &mut Books) {
    books.1.moves.pop();
    books.1.games[0].ply = 1;
    books.0.moves[1].certain = false;
}

fn again<T: Clone>(texts: &mut Vec<T>) {
    let last = texts.last().cloned();
    texts.extend(last);
}

/// Fails where doctored books are counted as anything but what was doctored.
pub fn counts() {
    for (what, doctor, expected) in DOCTORED {
        let mut books = books();
        doctor(&mut books);
        let counted = count(&books.0, &books.1, &books.2);
        let Count { moves_lost, moves_doubled, messages_lost, messages_doubled, .. } = counted;
        let found =
            [moves_lost, moves_doubled, messages_lost, messages_doubled, counted.not_replayed];
        assert_eq!(found, expected, "{what}: {:#?}", counted.found);
        assert_eq!(counted.wrong(), expected.iter().sum::<usize>(), "{what}");
    }
}
