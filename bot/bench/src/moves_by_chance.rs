//! Games of random legal moves.

use menagerie_rules::{Line, Move, Position, notation};
use rand::{Rng, RngExt};

/// This many random legal plies from a position, in coordinates. None of them ends the game. There
/// are fewer if every legal move would end it.
pub fn moves(start: &Position, plies: usize, dice: &mut (dyn Rng + Send)) -> Vec<String> {
    let mut line = Line::new(start.clone());
    while line.ply() < plies {
        let legal = line.position().legal_moves();
        let from = dice.random_range(0..legal.len());
        let mut tried = legal.iter().cycle().skip(from).take(legal.len());
        if !tried.any(|chosen| goes_on(&mut line, chosen)) {
            break;
        }
    }
    line.moves().iter().map(|played| notation::coordinates(start.variant(), played)).collect()
}

/// Plays a move if it does not end the game.
fn goes_on(line: &mut Line, chosen: &Move) -> bool {
    let is_played = line.play(chosen).is_ok();
    if is_played && line.outcome().is_some() {
        line.undo();
        return false;
    }
    is_played
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::bundled;
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    #[test]
    fn the_same_dice_play_the_same_game_and_it_goes_on() {
        for variant in bundled().iter().take(5) {
            let start = Position::start(variant);
            let played = |seed| moves(&start, 80, &mut StdRng::seed_from_u64(seed));
            assert_eq!(played(1), played(1));
            assert_ne!(played(1), played(2));
            let mut line = Line::new(start.clone());
            for coordinates in played(1) {
                let chosen = notation::from_coordinates(line.position(), &coordinates);
                line.play(&chosen.expect("it is a move")).expect("it is legal");
            }
            assert_eq!((line.ply(), line.outcome()), (80, None));
        }
    }
}
