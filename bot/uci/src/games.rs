//! The games that can be chosen: those of the program, and those of one file.

use std::sync::Arc;

use menagerie_rules::convert::from_ini;
use menagerie_rules::{Checkmate, Restraints, Stalemate, Variant, bundled};

use crate::also_called::also_called;
use crate::moves::Castles;
use crate::problem::{Problem, echo};

/// The array of the game that the protocol is made for.
const ORTHODOX: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ";

/// The games that can be chosen.
#[derive(Debug, Default)]
pub(crate) struct Games {
    own: Vec<Own>,
}

/// A game of a file.
#[derive(Debug)]
struct Own {
    name: String,
    variant: Arc<Variant>,
    /// The number of rules that were not carried over from another program's settings.
    lacks: usize,
}

impl Games {
    /// The game that is played unless another one is chosen: the orthodox one.
    pub fn usual() -> &'static Arc<Variant> {
        let all = bundled();
        all.iter().find(|it| is_orthodox(it) && it.shuffle.is_none()).unwrap_or(&all[0])
    }

    /// The game that is meant in the place of one, where castling is written this way. Other programs
    /// call the orthodox game with a drawn array the same, and say by the way of castling which it is.
    pub fn meant(variant: &Arc<Variant>, castles: Castles) -> Arc<Variant> {
        let usual = Games::usual();
        let drawn = bundled().iter().find(|it| is_orthodox(it) && it.shuffle.is_some());
        let drawn = drawn.unwrap_or(usual);
        let is_either = Arc::ptr_eq(variant, usual) || Arc::ptr_eq(variant, drawn);
        Arc::clone(match castles {
            Castles::Onto if is_either => drawn,
            Castles::To if is_either => usual,
            _ => variant,
        })
    }

    /// The names by which games are chosen: those of the file, our ids, and those of other programs.
    pub fn names(&self) -> Vec<&str> {
        let ids = bundled().iter().map(|it| it.id.as_str());
        let ours = ids.chain(also_called().map(|(_, name)| name));
        let is_free = |name: &&str| !self.own.iter().any(|own| is_same(&own.name, name));
        self.own.iter().map(|own| own.name.as_str()).chain(ours.filter(is_free)).collect()
    }

    /// The game with this name, also the name of another program. Case and hyphens do not matter: other
    /// programs leave them out.
    pub fn named(&self, name: &str) -> Result<Arc<Variant>, Problem> {
        let own = self.own.iter().find(|own| is_same(&own.name, name)).map(|own| &own.variant);
        let id = also_called().find(|(_, other)| is_same(other, name)).map_or(name, |(id, _)| id);
        let ours = || bundled().iter().find(|it| is_same(&it.id, id));
        own.or_else(ours).cloned().ok_or_else(|| Problem::Variant(echo(name)))
    }

    /// Takes the games of a file in the place of those of another one: our variant file with one, or
    /// Fairy-Stockfish's settings with several, if its name ends in `.ini`. The sentence says which.
    pub fn take(&mut self, path: &str, text: &str) -> Result<String, Problem> {
        let own = if path.to_ascii_lowercase().ends_with(".ini") {
            of_ini(path, text)?
        } else {
            vec![of_toml(path, text)?]
        };
        let told = own.iter().map(|own| match own.lacks {
            0 => own.name.clone(),
            lacks => format!("{} (without {lacks} of its settings)", own.name),
        });
        let told = format!("UCI_Variant can be {} now", told.collect::<Vec<_>>().join(", "));
        self.own = own;
        Ok(told)
    }

    /// Forgets the games of the file.
    pub fn forget(&mut self) {
        self.own.clear();
    }
}

fn of_toml(path: &str, text: &str) -> Result<Own, Problem> {
    let read = Variant::check_toml(path, text);
    let variant = read.map_err(|errors| {
        let first = errors.first().map_or("it is empty".to_owned(), ToString::to_string);
        Problem::File(first)
    })?;
    Ok(Own { name: variant.id.clone(), variant: Arc::new(variant), lacks: 0 })
}

/// All games of a file that can be converted. If none can, the problem of the first is told.
fn of_ini(path: &str, text: &str) -> Result<Vec<Own>, Problem> {
    let heads = text.lines().filter_map(|line| line.trim().strip_prefix('[')?.split(']').next());
    let names = heads.filter_map(|head| head.split(':').next());
    let (mut own, mut first) = (Vec::new(), None);
    for name in names.map(str::trim) {
        let read = from_ini(text, name).map_err(|error| Problem::File(format!("{path}, {error}")));
        let read = read.and_then(|read| Ok((of_toml(name, &read.file)?, read.remarks.len())));
        match read {
            Ok((game, lacks)) => own.push(Own { name: name.to_owned(), lacks, ..game }),
            Err(problem) => first = first.or(Some(problem)),
        }
    }
    if own.is_empty() {
        return Err(first.unwrap_or(Problem::File(format!("{path} has no variant"))));
    }
    Ok(own)
}

fn is_same(one: &str, other: &str) -> bool {
    let plain = |name: &str| {
        let letters = name.chars().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect::<String>()
    };
    plain(one) == plain(other)
}

/// Whether a game has the usual array, perhaps as an example, one King, and is won by checkmate alone.
fn is_orthodox(variant: &Variant) -> bool {
    let endings = &variant.endings;
    variant.start_fen.starts_with(ORTHODOX)
        && variant.royal().is_some()
        && variant.restraints == Restraints::default()
        && endings.checkmate == Checkmate::Loss
        && endings.stalemate == Stalemate::Draw
        && endings.goal.is_none()
        && endings.extinction.is_none()
        && endings.checks.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHESS: &str = include_str!("../../../rules/variants/chess.toml");

    #[test]
    fn the_usual_game_is_chess() {
        assert_eq!(Games::usual().id, "chess");
        let orthodox = bundled().iter().filter(|it| is_orthodox(it)).map(|it| it.id.as_str());
        assert_eq!(orthodox.collect::<Vec<_>>(), ["chess", "chess960"]);
    }

    #[test]
    fn the_way_of_castling_says_which_of_two_games_it_is() {
        let games = Games::default();
        for (id, castles, meant) in [
            ("chess", Castles::Onto, "chess960"),
            ("chess960", Castles::Onto, "chess960"),
            ("chess960", Castles::To, "chess"),
            ("chess", Castles::To, "chess"),
            ("shako", Castles::Onto, "shako"),
            ("antichess", Castles::Onto, "antichess"),
        ] {
            let variant = games.named(id).expect(id);
            assert_eq!(Games::meant(&variant, castles).id, meant, "{id}");
        }
    }

    #[test]
    fn a_game_is_found_by_its_name_in_any_spelling() {
        let games = Games::default();
        for name in ["racing-kings", "racingkings", "Racing Kings"] {
            assert_eq!(games.named(name).map(|it| it.id.clone()), Ok("racing-kings".to_owned()));
        }
        for name in ["extinction", "Extinction Chess"] {
            let named = games.named(name).map(|it| it.id.clone());
            assert_eq!(named, Ok("extinction-chess".to_owned()));
        }
        for name in ["racing-kings", "racingkings", "extinction", "extinction-chess"] {
            assert_eq!(games.names().iter().filter(|it| **it == name).count(), 1, "{name}");
        }
        for name in ["", "chess-9", "♞"] {
            assert!(games.named(name).is_err(), "{name}");
        }
        assert_eq!(games.names().len(), bundled().len() + also_called().count());
    }

    #[test]
    fn a_file_has_one_game_or_several() {
        let mut games = Games::default();
        let all = games.names().len();
        let own = CHESS.replacen("id = \"chess\"", "id = \"my-chess\"", 1);
        let told = games.take("my.toml", &own).expect("it is a game");
        assert_eq!(told, "UCI_Variant can be my-chess now");
        assert_eq!(games.named("my-chess").map(|it| it.id.clone()), Ok("my-chess".to_owned()));
        assert_eq!(games.names().len(), all + 1);

        let ini = "[tall:chess]\nmaxRank = 9\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n\
                   [broken:no-such-game]\n[odd:chess]\nmaxFile = z\n";
        let told = games.take("my.INI", ini).expect("it has a game");
        assert!(told.starts_with("UCI_Variant can be tall"), "{told}");
        assert_eq!(games.named("tall").map(|it| it.ranks), Ok(9));
        assert!(games.named("my-chess").is_err() && games.named("broken").is_err());
        games.forget();
        assert_eq!(games.names().len(), all);
    }

    /// The file is chosen last, so it is meant.
    #[test]
    fn a_game_of_a_file_takes_the_place_of_ours() {
        let mut games = Games::default();
        let all = games.names().len();
        games.take("my.toml", CHESS).expect("it is a game");
        assert_eq!(games.names().len(), all);
        assert!(!Arc::ptr_eq(&games.named("chess").expect("it is there"), Games::usual()));
    }

    #[test]
    fn a_file_that_cannot_be_used_changes_nothing() {
        let mut games = Games::default();
        games.take("my.toml", CHESS).expect("it is a game");
        for (path, text, words) in [
            ("my.toml", "", "my.toml, line 1"),
            ("my.toml", "id = 7", "my.toml, line 1, column 6: "),
            ("my.ini", "", "my.ini has no variant"),
            ("my.ini", "[x:no-such-game]", "my.ini, line 1, column "),
        ] {
            let problem = games.take(path, text).expect_err(text).to_string();
            assert!(problem.starts_with(words), "{problem}");
            assert_eq!(games.own.len(), 1);
        }
    }
}
