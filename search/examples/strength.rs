//! Games of a level against another player: `strength LEVEL PLAYER GAMES [--resign] [VARIANT...]`,
//! where the player is a level from 1 to 6, `random`, or `greedy`, which takes the most valuable
//! piece and else moves at random. With `--resign`, a game ends where a level is three Rooks ahead.
//! Without a variant, all are played, each game to its end; a move that is not legal ends the
//! program.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use menagerie_rules::{Color, Line, Move, Position, Symmetry, Variant, bundled, bundled_by_id};
use menagerie_search::{Level, Options, Search, Values};

/// Three Rooks, in hundredths of a Pawn: a mate with what is left can take a hundred moves on a large board,
/// and is another question than who is stronger.
const AHEAD: i32 = 1_500;
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
    fn of(word: &str) -> Option<Player> {
        match word {
            "random" => Some(Player::Random),
            "greedy" => Some(Player::Greedy),
            number => {
                let level = Level::new(number.parse().ok()?)?;
                let search = Search::new(Options::default());
                Some(Player::Level(level, Box::new(search)))
            }
        }
    }

    fn set_seed(&mut self, seed: u64) {
        if let Player::Level(_, search) = self {
            search.set_seed(seed);
        }
    }

    /// A move, and how far ahead the player is where it knows that.
    fn choose(
        &mut self,
        line: &Line,
        values: &Values,
        random: &mut Random,
    ) -> Option<(Move, Option<i32>)> {
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
                let report = search.choose(line, *level, &AtomicBool::new(false));
                return Some((report.best?, Some(report.score.hundredths())));
            }
        }
        (!moves.is_empty()).then(|| (moves[random.below(moves.len())], None))
    }
}

/// Plays a game; the first player has this color. One for a win of the first, a half for a draw.
fn game(
    (variant, values): (&Arc<Variant>, &Values),
    players: &mut [Player; 2],
    color: Color,
    seed: u64,
    resigns: bool,
) -> (f64, usize) {
    let mut random = Random(seed);
    let fen = variant.shuffled_array(Symmetry::Mirror, seed, seed);
    let fen = fen.unwrap_or_else(|| variant.start_fen.clone());
    let start = Position::from_fen(variant, &fen).expect("an array is a FEN");
    let mut line = Line::new(start);
    while line.outcome().is_none() && line.draw_claim().is_none() && line.ply() < LONGEST {
        let opening = line.ply() < OPENING;
        let who = usize::from(line.position().turn() != color);
        let mut chance = Player::Random;
        let player = if opening { &mut chance } else { &mut players[who] };
        let mv = player.choose(&line, values, &mut random);
        let Some((mv, ahead)) = mv else { break };
        if let Some(ahead) = ahead.filter(|ahead| resigns && ahead.abs() > AHEAD) {
            let is_first = (who == 0) == (ahead > 0);
            return (f64::from(u8::from(is_first)), line.ply());
        }
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
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let resigns = words.iter().any(|word| word == "--resign");
    words.retain(|word| word != "--resign");
    let usage = "usage: strength LEVEL random|greedy|LEVEL GAMES [--resign] [VARIANT...]";
    let [one, other, games, ids @ ..] = &words[..] else { return eprintln!("{usage}") };
    let Ok(games) = games.parse::<u64>() else { return eprintln!("{usage}") };
    let named = ids.iter().filter_map(|id| bundled_by_id(id));
    let variants: Vec<_> =
        if ids.is_empty() { bundled().iter().collect() } else { named.collect() };
    let (Some(one_player), Some(other_player)) = (Player::of(one), Player::of(other)) else {
        return eprintln!("{usage}");
    };
    let mut players = [one_player, other_player];
    for variant in variants {
        let values = Values::of(variant);
        let (mut points, mut won, mut drawn, mut plies) = (0.0, 0, 0, 0);
        for number in 0..games {
            players[0].set_seed(number);
            players[1].set_seed(!number);
            let color = if number % 2 == 0 { Color::White } else { Color::Black };
            // Two games with changed sides have the same opening.
            let (score, length) =
                game((variant, &values), &mut players, color, number / 2, resigns);
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
