//! Games of a level against another player: `strength LEVEL PLAYER GAMES VARIANT...`, where the player is
//! a level from 1 to 6, `random`, or `greedy`, which takes what is worth most and else moves at random.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use menagerie_rules::{Color, Line, Move, Position, Symmetry, Variant, bundled, bundled_by_id};
use menagerie_search::{Level, Options, Search, Values};

/// A game that has not ended after so many plies is drawn.
const LONGEST: usize = 400;
/// The plies at random with which each game begins.
const OPENING: usize = 4;

enum Player {
    Random,
    Greedy,
    Level(Level, Box<Search>),
}

/// The random numbers of SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit.max(1) as u64) as usize
    }
}

impl Player {
    fn of(word: &str, seed: u64) -> Option<Player> {
        match word {
            "random" => Some(Player::Random),
            "greedy" => Some(Player::Greedy),
            number => {
                let level = Level::new(number.parse().ok()?)?;
                let search = Search::new(Options { table_bytes: 64 << 20, seed });
                Some(Player::Level(level, Box::new(search)))
            }
        }
    }

    fn choose(&mut self, line: &Line, values: &Values, random: &mut Random) -> Option<Move> {
        let position = line.position();
        let mut moves = position.legal_moves();
        match self {
            Player::Random => {}
            Player::Greedy => {
                let worth = |mv: &Move| {
                    let taken =
                        position.captured(mv).map_or(0, |(_, piece)| values.worth(piece.role));
                    let own = position.piece_at(mv.from()).map_or(0, |it| values.worth(it.role));
                    taken + mv.promotion().map_or(0, |role| values.worth(role) - own)
                };
                let most = moves.iter().map(worth).max().unwrap_or(0);
                moves.retain(|mv| worth(mv) == most);
            }
            Player::Level(level, search) => {
                return search.choose(line, *level, &AtomicBool::new(false)).best;
            }
        }
        (!moves.is_empty()).then(|| moves[random.below(moves.len())])
    }
}

/// Plays a game; the first player has this color. One for a win of the first, a half for a draw.
fn game(
    variant: &Arc<Variant>,
    players: &mut [Player; 2],
    color: Color,
    seed: u64,
) -> (f64, usize) {
    let mut random = Random(seed);
    let values = Values::of(variant);
    let fen = variant.shuffled_array(Symmetry::Mirror, seed, seed);
    let fen = fen.unwrap_or_else(|| variant.start_fen.clone());
    let start = Position::from_fen(variant, &fen).expect("an array is a FEN");
    let mut line = Line::new(start);
    while line.outcome().is_none() && line.draw_claim().is_none() && line.ply() < LONGEST {
        let opening = line.ply() < OPENING;
        let who = usize::from(line.position().turn() != color);
        let mut chance = Player::Random;
        let player = if opening { &mut chance } else { &mut players[who] };
        let mv = player.choose(&line, &values, &mut random);
        let Some(mv) = mv else { break };
        line.play(&mv).expect("a player makes legal moves");
    }
    let score = match line.outcome().and_then(|end| end.winner) {
        Some(winner) if winner == color => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    (score, line.ply())
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let usage = "usage: strength LEVEL random|greedy|LEVEL GAMES [VARIANT...]";
    let [one, other, games, ids @ ..] = &words[..] else { return eprintln!("{usage}") };
    let Ok(games) = games.parse::<u64>() else { return eprintln!("{usage}") };
    let named = ids.iter().filter_map(|id| bundled_by_id(id));
    let variants: Vec<_> =
        if ids.is_empty() { bundled().iter().collect() } else { named.collect() };
    for variant in variants {
        let (mut points, mut won, mut drawn, mut plies) = (0.0, 0, 0, 0);
        for number in 0..games {
            let (Some(first), Some(second)) = (Player::of(one, number), Player::of(other, !number))
            else {
                return eprintln!("{usage}");
            };
            let color = if number % 2 == 0 { Color::White } else { Color::Black };
            // Two games with changed sides have the same opening.
            let (score, length) = game(variant, &mut [first, second], color, number / 2);
            points += score;
            won += i32::from(score > 0.9);
            drawn += i32::from((0.1..0.9).contains(&score));
            plies += length;
        }
        let share = points / games as f64;
        let error = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
        println!(
            "{:<18} {one} against {other}: {:>5.1} % ± {:.1} ({won} won, {drawn} drawn of {games}, {} plies a game)",
            variant.id,
            100.0 * share,
            100.0 * error,
            plies / games as usize
        );
    }
}
