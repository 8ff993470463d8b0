//! Reads the walls of a variant file.

use toml::Spanned;

use super::board::zone_of;
use super::format::{File, Labels, PieceTable, WallRuleName, WallsTable};
use super::labels::role;
use super::problem::{Problem, Problems, problem};
use crate::{Label, WallRule, Walls};

/// The walls of a file, if it has any. `labels` are those of the pieces in their order.
pub(super) fn walls(
    file: &File,
    labels: &[Label],
    zones: &[&str],
    problems: &mut Problems,
) -> Option<Walls> {
    let table = file.walls.as_ref()?;
    let WallsTable { piece, rule, within } = table.get_ref();
    let named = role(*piece.get_ref(), piece.span(), labels);
    let named = problems.keep_unless(problems.1.labels, named)?;
    let zone = problems.keep(zone_of(within.as_ref(), zones))?;
    if let Some(found) = file.pieces.get(named.index()).map(Spanned::get_ref) {
        let text = "the piece of a wall never moves: its betza is \"-\", and it is nothing else";
        problems.refuse(!is_only_wall(found), piece, text);
    }
    let is_royal = file.pieces.iter().find(|piece| piece.get_ref().royal);
    let text =
        "walls go with games without royal pieces; who loses the King can lose by extinction";
    problems.0.extend(is_royal.map(|royal| problem(royal, text.to_owned())));
    let becomes = file.pieces.iter().map(Spanned::get_ref).flat_map(|piece| {
        piece.promotes_to.iter().chain(piece.second_promotes_to.iter().flatten())
    });
    for to in becomes.filter(|to| to.get_ref() == piece.get_ref()) {
        problems.0.push(problem(to, "nothing becomes a wall".to_owned()));
    }
    for castler in file.pieces.iter().filter_map(|it| it.get_ref().castles_with.as_ref()) {
        let is_partner = match castler.get_ref() {
            Labels::One(label) => label == piece.get_ref(),
            Labels::Several(several) => several.contains(piece.get_ref()),
        };
        problems.refuse(is_partner, castler, "nobody castles with a wall");
    }
    if let Some(shuffle) = file.shuffle.as_ref().filter(|_| file.start.get_ref().contains('*')) {
        let text = "an array that is drawn at random has no walls yet".to_owned();
        problems.0.push(problem(shuffle, text));
    }
    let others =
        [file.hands.as_ref().map(Spanned::span), file.explosions.as_ref().map(Spanned::span)];
    for place in others.into_iter().flatten() {
        problems.0.push(Problem(place, "this does not go with [walls]".to_owned()));
    }
    let rule = match rule {
        WallRuleName::Moved => WallRule::Moved,
        WallRuleName::Shot => WallRule::Shot,
        WallRuleName::Anywhere => WallRule::Anywhere,
        WallRuleName::Left => WallRule::Left,
    };
    Some(Walls { piece: named, rule, zone })
}

fn is_only_wall(piece: &PieceTable) -> bool {
    piece.betza.get_ref() == "-"
        && !(piece.royal || piece.pawn || piece.guest || piece.restricted)
        && piece.promotes_to.is_empty()
        && piece.betza_within.is_empty()
}
