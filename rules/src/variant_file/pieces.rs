//! Reads the pieces of a variant file: labels, movements, promotions.

use toml::Spanned;

use super::age::Reading;
use super::board::zone_of;
use super::format::{PieceTable, PromotesBy};
use super::hands::in_hand;
use super::labels::roles_named;
use super::movements::movements;
use super::names::check_name;
use super::problem::{Problem, Problems, problem};
use crate::compiled::paths::Paths;
use crate::compiled::tables::Tables;
use crate::movement::{Leg, Movement, Shape, Steps};
use crate::{Color, Label, PieceType, PromotingMoves, Role, Royalty, Square, SquareSet, Zone};

pub(super) fn piece_types(
    tables: &[Spanned<PieceTable>],
    (zones, royalty, reading): (&[&str], Royalty, Reading),
    problems: &mut Problems,
) -> Option<Vec<PieceType>> {
    let mut labels = Vec::new();
    let mut pieces = Vec::new();
    for table in tables.iter().map(Spanned::get_ref) {
        let label = *table.label.get_ref();
        // The rest of such a piece is ignored, so that there are at most as many pieces as labels.
        if labels.contains(&label) {
            problems.0.push(problem(&table.label, format!("the label {label} is taken")));
            continue;
        }
        labels.push(label);
        pieces.push(piece_type(table, tables, (zones, royalty, reading), problems));
    }
    let mut pieces = pieces.into_iter().collect::<Option<Vec<PieceType>>>()?;
    if pieces.len() < tables.len() {
        return None;
    }
    if !problems.1.pieces {
        check_promotions(tables, &pieces, problems);
    }
    order_promotions(&mut pieces);
    Some(pieces)
}

/// One piece, if all its parts are right.
fn piece_type(
    table: &PieceTable,
    tables: &[Spanned<PieceTable>],
    (zones, royalty, reading): (&[&str], Royalty, Reading),
    problems: &mut Problems,
) -> Option<PieceType> {
    let length = table.name.get_ref().len();
    problems.refuse(!(1..=30).contains(&length), &table.name, "a name has 1 to 30 letters");
    for name in std::iter::once(&table.name).chain(&table.aliases) {
        problems.keep(check_name(name));
    }
    let drawing = problems.keep(drawing(table));
    let unknown = problems.1;
    let promotions = problems.keep_unless(unknown.labels, promotions(table, tables, royalty));
    let mut zone = |name| problems.keep_unless(unknown.zones, zone_of(name, zones));
    let (promotes_in, stays_in) = (zone(table.promotes_in.as_ref()), zone(table.stays_in.as_ref()));
    let promotes_always_in = zone(table.promotes_always_in.as_ref());
    let labels: Vec<Label> = tables.iter().map(|it| *it.get_ref().label.get_ref()).collect();
    let mut named = |list| problems.keep_unless(unknown.labels, roles_named(list, &labels));
    let counts_with = named(&table.counts_with);
    let never_hops_over = named(&table.never_hops_over);
    let never_captures = named(&table.never_captures);
    let first_leap_lost_to = named(&table.first_leap_lost_to);
    let is_king = |label: &&Spanned<Label>| {
        tables.iter().any(|it| it.get_ref().royal && it.get_ref().label == **label)
    };
    if let Some(king) = table.never_captures.iter().find(is_king) {
        problems.refuse(true, king, "a royal piece is attacked by every piece that can go there");
    }
    let is_unknown = unknown.labels || unknown.zones;
    let in_hand = problems.keep_unless(is_unknown, in_hand(table, &labels, zones));
    let movements = movements(table, zones, (royalty, reading), problems);
    Some(PieceType {
        label: *table.label.get_ref(),
        name: table.name.get_ref().clone(),
        aliases: table.aliases.iter().map(|alias| alias.get_ref().clone()).collect(),
        drawing: drawing?,
        betza: table.betza.get_ref().clone(),
        moves: table.moves.get_ref().clone(),
        value: table.value.as_ref().map(|value| *value.get_ref()),
        second_value: table.second_value.as_ref().map(|value| *value.get_ref()),
        royal: table.royal,
        pawn: table.pawn,
        promotions: promotions?,
        promotes_on: Vec::new(),
        promotes_in: promotes_in?,
        promoting_moves: match table.promotes_by.as_ref().map(Spanned::get_ref) {
            None | Some(PromotesBy::AnyMove) => PromotingMoves::Any,
            Some(PromotesBy::SingleStep) => PromotingMoves::SingleSteps,
            Some(PromotesBy::Capture) => PromotingMoves::Captures,
            Some(PromotesBy::Entering) => PromotingMoves::Entering,
            Some(PromotesBy::Standing) => PromotingMoves::Standing,
        },
        promotes_always_in: promotes_always_in?,
        keeps_in_passing: table.keeps_in_passing.as_ref().is_some_and(|it| *it.get_ref()),
        may_be_immobile: table.may_be_immobile.as_ref().is_some_and(|it| *it.get_ref()),
        promotes_on_leaving: table.promotes_on_leaving.as_ref().is_some_and(|it| *it.get_ref()),
        in_hand: in_hand?,
        at_most: table.at_most.as_ref().map(|most| *most.get_ref()),
        counts_with: counts_with?,
        restricted: table.restricted,
        guest: table.guest,
        stays_in: stays_in?,
        leaps_over_attacks: table.first_leap.is_some(),
        first_leap_lost_to: first_leap_lost_to?,
        never_hops_over: never_hops_over?,
        never_captures: never_captures?,
        movements: movements?,
    })
}

/// Refuses settings that go with promotion by entering a zone, where they would have no effect.
fn check_entering(table: &PieceTable, piece: &PieceType, role: Role, problems: &mut Problems) {
    let enters = piece.promoting_moves == PromotingMoves::Entering;
    if let Some(by) = table.promotes_by.as_ref().filter(|_| enters) {
        let text =
            "promotes_by = \"entering\" goes with promotes_in, and without promotes_on_leaving";
        problems.refuse(piece.promotes_in.is_none() || piece.promotes_on_leaving, by, text);
    }
    if let Some(always) = &table.promotes_always_in {
        let text = "promotes_always_in goes with promotes_by = \"entering\"";
        problems.refuse(!enters, always, text);
    }
    if let Some(by) = &table.promotes_by
        && piece.promoting_moves == PromotingMoves::Standing
    {
        let text = "promotes_by = \"standing\" goes with promotes_in, and without promotes_on_leaving, royal \
                    pieces, and the piece's own label in promotes_to";
        let stays = piece.promotions.iter().any(|roles| roles.contains(&role));
        problems.refuse(
            stays || piece.promotes_in.is_none() || piece.promotes_on_leaving || piece.royal,
            by,
            text,
        );
    }
    if let Some(keeps) = &table.keeps_in_passing {
        let text = "keeps_in_passing goes with captures in passing, e in betza";
        let captures = piece.movements.iter().any(|movement| movement.en_passant);
        problems.refuse(piece.is_promoted() && !captures, keeps, text);
    }
    if let Some(immobile) = &table.may_be_immobile {
        let stays = piece.promotions.iter().any(|roles| roles.contains(&role));
        let text = "may_be_immobile goes with promotes_to that has its own label";
        problems.refuse(!stays, immobile, text);
    }
}

/// Refuses settings of promotions that would have no effect.
fn check_promotions(tables: &[Spanned<PieceTable>], pieces: &[PieceType], problems: &mut Problems) {
    for (place, (table, piece)) in tables.iter().map(Spanned::get_ref).zip(pieces).enumerate() {
        if !piece.is_promoted() {
            if let Some(zone) = &table.promotes_in {
                problems.refuse(true, zone, "promotes_in goes with promotes_to");
            }
            if let Some(by) = &table.promotes_by {
                problems.refuse(true, by, "promotes_by goes with promotes_to");
            }
            if let Some(keeps) = &table.keeps_in_passing {
                problems.refuse(true, keeps, "keeps_in_passing goes with promotes_to");
            }
            if let Some(leaving) = &table.promotes_on_leaving {
                problems.refuse(true, leaving, "promotes_on_leaving goes with promotes_to");
            }
        }
        check_entering(table, piece, Role(place as u8), problems);
        let role = Role(place as u8);
        let becomes = |other: &PieceType| {
            other.label != piece.label && other.promotions.iter().any(|all| all.contains(&role))
        };
        if let Some(most) = &table.at_most {
            let is_idle = !pieces.iter().any(becomes);
            problems.refuse(is_idle, most, "nothing else is promoted to this piece");
        }
        if let Some(first) = table.counts_with.first() {
            let text = "counts_with goes with at_most, and names other pieces";
            let mut named: Vec<Label> = table.counts_with.iter().map(|it| *it.get_ref()).collect();
            named.push(piece.label);
            let number = named.len();
            named.sort_unstable();
            named.dedup();
            problems.refuse(piece.at_most.is_none() || named.len() < number, first, text);
        }
    }
}

/// The name of a drawing, if there is one.
fn drawing(table: &PieceTable) -> Result<String, Problem> {
    let Some(name) = &table.drawing else { return Ok(String::new()) };
    let drawing = name.get_ref();
    if drawing.is_empty() || !drawing.bytes().all(|b| matches!(b, b'a'..=b'z' | b'_')) {
        return Err(problem(name, "a drawing is made of a-z and _"));
    }
    Ok(drawing.clone())
}

/// Puts the strongest promotion first if the values of all are known. Otherwise the file's order
/// stays.
fn order_promotions(pieces: &mut [PieceType]) {
    let values: Vec<Option<f32>> = pieces.iter().map(|piece| piece.value).collect();
    let value = |role: &Role| values[role.index()];
    for promotions in pieces.iter_mut().flat_map(|piece| &mut piece.promotions) {
        if promotions.iter().all(|role| value(role).is_some()) {
            let strength = |role: &Role| value(role).unwrap_or_default();
            promotions.sort_by(|one, other| strength(other).total_cmp(&strength(one)));
        }
    }
}

/// The promotions of a piece, for each side.
fn promotions(
    table: &PieceTable,
    all: &[Spanned<PieceTable>],
    royalty: Royalty,
) -> Result<[Vec<Role>; 2], Problem> {
    let roles = |letters: &[Spanned<Label>]| roles(letters, all, royalty);
    let first = roles(&table.promotes_to)?;
    let second = table.second_promotes_to.as_ref().map(|letters| roles(letters));
    Ok([first.clone(), second.unwrap_or(Ok(first))?])
}

fn roles(
    letters: &[Spanned<Label>],
    all: &[Spanned<PieceTable>],
    royalty: Royalty,
) -> Result<Vec<Role>, Problem> {
    // Where each side has one King, no piece promotes to another King.
    let may_be = |other: &PieceTable| !other.royal || royalty.one().is_none();
    let mut promotions = Vec::new();
    for letter in letters {
        // There are at most as many kinds as labels.
        let role = all.iter().take(Label::COUNT).position(|other| {
            other.get_ref().label.get_ref() == letter.get_ref() && may_be(other.get_ref())
        });
        let role = role.map(|role| Role(role as u8));
        let role = role.ok_or_else(|| {
            problem(
                letter,
                format!("no piece with the label {} can be promoted to", letter.get_ref()),
            )
        })?;
        if promotions.contains(&role) {
            return Err(problem(letter, "this promotion is there already"));
        }
        promotions.push(role);
    }
    Ok(promotions)
}

/// Whether every move of the piece leads forward, so that it never comes back.
pub(super) fn only_advances(piece: &PieceType) -> bool {
    let advances = |leg: &Leg| match &leg.steps {
        Steps::To(steps) => steps.iter().all(|(_, ranks)| *ranks > 0),
        Steps::Turned { .. } => false,
    };
    piece
        .movements
        .iter()
        .all(|movement| matches!(&movement.shape, Shape::Legs(legs) if legs.iter().all(advances)))
}

/// Whether a piece can become its own kind again by promotions, so that a promotion can be undone.
pub(super) fn promotes_in_a_circle(pieces: &[PieceType]) -> bool {
    // A kind is settled if it promotes only to settled kinds.
    let mut open: Vec<usize> = (0..pieces.len()).collect();
    loop {
        let before = open.len();
        let becomes = |role: usize| {
            let roles = Color::BOTH.into_iter().flat_map(move |side| pieces[role].promotions(side));
            roles.map(|other| other.index()).filter(move |other| *other != role)
        };
        let known = open.clone();
        open.retain(|role| becomes(*role).any(|other| known.contains(&other)));
        if open.is_empty() || open.len() == before {
            return !open.is_empty();
        }
    }
}

/// A square from which a special move of a side's piece leads to the same square of the empty board
/// as another move. Special moves are multi-steps and the King's initial leap. The typed move could
/// mean either. Ordinary movements may overlap.
pub(super) fn overlap(
    piece: &PieceType,
    side: Color,
    zones: &[Zone],
    tables: &Tables,
) -> Option<Square> {
    let is_special = |m: &Movement| m.multi_step.is_some() || (m.initial && piece.royal);
    if !piece.movements.iter().any(is_special) {
        return None;
    }
    let (files, ranks) = (tables.geometry.files, tables.geometry.ranks);
    let is_told = |m: &&Movement| m.mode.is_quiet() && matches!(m.shape, Shape::Legs(_));
    let quiet = piece.movements.iter().filter(is_told);
    let ways: Vec<(&Movement, Option<Paths>)> =
        quiet.map(|m| (m, m.of_side(side).shape.ways(side, files, ranks))).collect();
    let ends = |(movement, ways): &(&Movement, Option<Paths>), from: Square| {
        let zone = movement.zone.and_then(|zone| zones.get(zone));
        if zone.is_some_and(|zone| !zone.contains(side, ranks, from)) {
            return SquareSet::EMPTY;
        }
        ways.as_ref().map_or(SquareSet::EMPTY, |ways| ways.ends(&tables.geometry, from))
    };
    tables.geometry.board.iter().find(|&from| {
        let (mut taken, mut all) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for movement in &ways {
            let reached = ends(movement, from);
            let others = if is_special(movement.0) { all } else { taken };
            if !(reached & others).is_empty() {
                return true;
            }
            all |= reached;
            if is_special(movement.0) {
                taken |= reached;
            }
        }
        false
    })
}
