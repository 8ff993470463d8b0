//! Helpers of several test files: the variants by id, and tables as text.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use menagerie_rules::{Line, Move, Position, Symmetry, Told, Variant, bundled_by_id, notation};
use menagerie_words::Reader;

pub const START: &str = "sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w h2,h15 - 0 1";

pub fn variant(id: &str) -> &'static Arc<Variant> {
    static SISSA10: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let variant = Variant::from_toml("sissa10.toml", include_str!("data/sissa10.toml"));
        Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
    });
    static MOVEMENTS10: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let text = include_str!("data/movements10.toml");
        let variant = Variant::from_toml("movements10.toml", text);
        Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
    });
    static THREE_KINGS: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let text = include_str!("data/three-kings.toml");
        let variant = Variant::from_toml("three-kings.toml", text);
        Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
    });
    static LOCUSTS: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        let variant = Variant::from_toml("locusts.toml", include_str!("data/locusts.toml"));
        Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
    });
    match id {
        "locusts" => &LOCUSTS,
        "three-kings" => &THREE_KINGS,
        "sissa10" => &SISSA10,
        "movements10" => &MOVEMENTS10,
        id => bundled_by_id(id).unwrap_or_else(|| panic!("there is no variant {id}")),
    }
}

pub fn terachess(fen: &str) -> Position {
    Position::from_stored_fen(variant("terachess-2"), fen)
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The rows of a table: lines with tabs between the cells, comments and empty lines left out.
pub fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// The words of what the rules say, in English.
pub fn english(told: Told) -> String {
    menagerie_words::without_links(&told.into(), Reader::LOG)
}

/// The words of several things that the rules say, in English.
pub fn all_english(told: impl IntoIterator<Item = Told>) -> Vec<String> {
    told.into_iter().map(english).collect()
}

/// Plays moves given by their coordinates.
pub fn after(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace().filter(|text| *text != "-") {
        let mv = notation::from_coordinates(&position, text);
        position = position.play(&mv.unwrap_or_else(|| panic!("{text} in {position:?}")));
    }
    position
}

pub fn coordinates(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> =
        moves.iter().map(|mv| notation::coordinates(position.variant(), mv)).collect();
    texts.sort();
    texts
}

/// The random numbers of SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % limit.max(1)
    }
}

/// A game of random moves, the same for the same seed. The array is drawn at random where the
/// variant says so. Every third move is a capture if there is one, so that the board opens.
pub fn random_game(variant: &Arc<Variant>, seed: u64, plies: usize) -> Line {
    let mut random = Random(seed);
    let drawn = variant.shuffled_array(Symmetry::Asymmetric, random.below(1 << 30), seed);
    let fen = drawn.unwrap_or_else(|| variant.start_fen.clone());
    let start = Position::from_fen(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut line = Line::new(start);
    while line.ply() < plies && line.outcome().is_none() {
        let position = line.position();
        let mut moves = position.legal_moves();
        let captures: Vec<Move> =
            moves.iter().filter(|mv| position.captured(mv).is_some()).copied().collect();
        if random.below(3) == 0 && !captures.is_empty() {
            moves = captures;
        }
        let mv = moves[random.below(moves.len() as u64) as usize];
        line.play(&mv).expect("it is legal");
    }
    line
}

/// Work takes at most this long. The best of five tries counts, since other tests run beside this one.
pub fn assert_soon(most: Duration, what: &str, work: impl Fn()) {
    let mut fastest = Duration::MAX;
    for _ in 0..5 {
        let started = Instant::now();
        work();
        fastest = fastest.min(started.elapsed());
        if fastest < most {
            return;
        }
    }
    panic!("{what:?} took {fastest:?}");
}
