//! Random games. Every position in them is compared with the reference. `MENAGERIE_GAMES` sets the
//! number of games of each variant; the project's figure is 1,000.

use crate::common::{Random, coordinates, variant};
use crate::reference::{Reference, known};
use menagerie_rules::{CountOn, Line, Position, Symmetry, bundled_by_id, notation};

/// The most plies of a game.
const LONGEST: usize = 160;

fn games() -> u64 {
    let wanted = std::env::var("MENAGERIE_GAMES").ok().and_then(|number| number.parse().ok());
    wanted.unwrap_or(4)
}

/// Plays a game and compares after each move. The result is the number of positions.
fn play(id: &str, number: u64) -> usize {
    let mut random = Random(number);
    let variant = variant(id);
    let orders = variant.shuffle.as_ref().map_or(1, |shuffle| shuffle.orders());
    let (white, black) = (random.below(orders), random.below(orders));
    let symmetry = Symmetry::ALL[random.below(3) as usize];
    let fen = variant.shuffled_array(symmetry, white, black);
    let fen = fen.unwrap_or_else(|| variant.start_fen.clone());
    let start = Position::from_fen(variant, &fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut reference = Reference::from_fen(id, &fen);
    let mut line = Line::new(start);
    // Some games are wild, and captures open the board.
    let wildness = random.below(4);
    while line.ply() < LONGEST {
        let position = line.position();
        let told = || format!("{id}, game {number}, ply {}: {}", line.ply(), position.fen());
        let legal = position.legal_moves();
        let mut expected = reference.legal();
        let names: Vec<&String> = expected.iter().map(|(name, _)| name).collect();
        let found = coordinates(position, &legal);
        assert_eq!(found.iter().collect::<Vec<_>>(), names, "{}", told());
        assert_eq!(
            position.perft_counting_on(1, CountOn::AfterEveryEnd),
            expected.len() as u64,
            "{}",
            told()
        );
        assert_eq!(position.is_check(), reference.is_check(), "{}", told());
        if legal.is_empty() {
            break;
        }
        let captures: Vec<_> =
            legal.iter().filter(|mv| position.captured(mv).is_some()).copied().collect();
        let moves =
            if random.below(4) < wildness && !captures.is_empty() { captures } else { legal };
        let mv = moves[random.below(moves.len() as u64) as usize];
        let name = notation::coordinates(variant, &mv);
        let chosen = expected.iter().position(|(other, _)| *other == name).expect("it is listed");
        line.play(&mv).expect("it is legal");
        reference = expected.swap_remove(chosen).1;
        assert_eq!(Reference::from_fen(id, &line.position().fen()), reference, "after {name}");
    }
    line.ply() + 1
}

#[test]
fn random_games_agree_with_the_reference() {
    let jobs: Vec<(&str, u64)> = known()
        .iter()
        .flat_map(|variant| (0..games()).map(|number| (variant.id.as_str(), number)))
        .collect();
    std::thread::scope(|scope| {
        for share in 0..2 {
            let jobs = &jobs;
            scope.spawn(move || {
                let mut positions = 0;
                for (id, number) in jobs.iter().skip(share).step_by(2) {
                    positions += play(id, *number);
                    if number % 100 >= 98 && games() >= 100 {
                        println!("{id}: {number}, {positions} positions");
                    }
                }
            });
        }
    });
}
/// The capture and the step count as one move, so that a record of it is one move too.
#[test]
fn who_could_step_to_a_square_that_was_passed_over_captures() {
    let game = bundled_by_id("gigachess-1").expect("it is bundled");
    let fen = "13k/14/14/14/14/14/4pP'8/14/14/14/14/14/14/K13 w - e9 0 1";
    let position = Position::from_fen(game, fen).expect("it is a position");
    let steps: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| notation::coordinates(game, mv) == "f8e9")
        .collect();
    assert_eq!(steps.len(), 1);
    assert!(position.captured(&steps[0]).is_some());
    let later = Position::from_fen(game, &fen.replace("e9", "-")).expect("it is a position");
    assert!(coordinates(&later, &later.legal_moves()).contains(&"f8e9".to_owned()));
}
