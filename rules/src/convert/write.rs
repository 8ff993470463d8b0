//! Writes a draft as TOML.

use std::fmt::{Display, Write};

use super::draft::{Draft, PieceDraft};
use super::names::sentence;
use crate::Facing;

pub(super) fn write(draft: &Draft) -> String {
    let mut out = String::new();
    // Writing to a String does not fail.
    let _ = game(draft, &mut out);
    for piece in &draft.pieces {
        let _ = write_piece(piece, &mut out);
    }
    out
}

fn game(draft: &Draft, out: &mut String) -> std::fmt::Result {
    let rights = if draft.rights.is_empty() { "-".to_owned() } else { draft.rights.join(",") };
    let hands = draft.hands.as_ref().map_or(String::new(), |_| format!("[{}]", draft.in_hand));
    for remark in &draft.remarks {
        // A comment ends with its line.
        let text: String = remark.text.chars().filter(|letter| !letter.is_control()).collect();
        writeln!(out, "# Not carried over: {text}")?;
    }
    writeln!(out, "id = {}", quoted(&draft.id))?;
    writeln!(out, "name = {}", quoted(&draft.name))?;
    writeln!(out, "revision = 1\nfiles = {}\nranks = {}", draft.files, draft.ranks)?;
    writeln!(out, "start = {}", quoted(&format!("{}{hands} w {rights} - 0 1", draft.placement)))?;
    let size = format!("Converted; a board of {} x {}.", draft.files, draft.ranks);
    writeln!(out, "summary = {}", quoted(&size))?;
    writeln!(out, "rules = []")?;
    match draft.kings_may_not_face {
        Facing::Allowed => {}
        Facing::NotOnFiles => writeln!(out, "kings_may_not_face = true")?,
        Facing::NotOnLines => writeln!(out, "kings_may_not_face = \"lines\"")?,
        Facing::NotTwice => writeln!(out, "kings_may_not_face = \"twice\"")?,
    }
    if let Some(when) = draft.passing {
        writeln!(out, "passing = {}", quoted(when))?;
    }
    if draft.must_capture {
        writeln!(out, "must_capture = true")?;
    }
    if draft.no_checks {
        writeln!(out, "no_checks = true")?;
    }
    writeln!(out, "\n[sides]\nnames = [\"White\", \"Black\"]\nstyles = [\"white\", \"black\"]")?;
    writeln!(out, "\n[credits]\nauthor = \"unknown\"")?;
    writeln!(out, "source = {}\nurl = {}", quoted(draft.source), quoted(draft.url))?;
    writeln!(out, "\n[endings]")?;
    for (key, value) in &draft.endings {
        writeln!(out, "{key} = {value}")?;
    }
    if let Some(immune) = &draft.immune {
        writeln!(out, "\n[explosions]\nimmune = {}", labels(immune))?;
        if !draft.fireproof.is_empty() {
            writeln!(out, "fireproof = {}", labels(&draft.fireproof))?;
        }
    }
    if let Some((label, rule, zone)) = &draft.walls {
        writeln!(out, "\n[walls]\npiece = \"{label}\"\nrule = {}", quoted(rule))?;
        if let Some(zone) = zone {
            writeln!(out, "within = {}", quoted(zone))?;
        }
    }
    if let Some(keys) = &draft.hands {
        writeln!(out, "\n[hands]")?;
        for key in keys {
            writeln!(out, "{key} = true")?;
        }
    }
    if let Some(shuffle) = &draft.shuffle {
        writeln!(out, "\n[shuffle]\npieces = {}", quoted(&shuffle.pieces))?;
        if !shuffle.opposite_colors.is_empty() {
            writeln!(out, "opposite_colors = {}", quoted(&shuffle.opposite_colors))?;
        }
        if !shuffle.order.is_empty() {
            writeln!(out, "order = {}", quoted(&shuffle.order))?;
        }
        writeln!(out, "symmetries = [\"mirror\"]")?;
    }
    for zone in &draft.zones {
        let (name, squares) = (quoted(&zone.name), one_or_list(&zone.squares));
        writeln!(out, "\n[zones.{}]\nname = {name}\nsquares = {squares}", zone.key)?;
        if !zone.second_squares.is_empty() {
            writeln!(out, "second_squares = {}", one_or_list(&zone.second_squares))?;
        }
    }
    Ok(())
}

fn write_piece(piece: &PieceDraft, out: &mut String) -> std::fmt::Result {
    let plus = if piece.plus { "+" } else { "" };
    let name = quoted(&piece.name);
    writeln!(out, "\n[[pieces]]\nlabel = \"{plus}{}\"\nname = {name}", piece.label)?;
    writeln!(out, "drawing = {}\nbetza = {}", quoted(&piece.drawing), quoted(&piece.betza))?;
    for (key, parts) in [("betza_within", &piece.within), ("betza_along", &piece.along)] {
        if !parts.is_empty() {
            let entry = |(zone, betza): &(String, String)| format!("{zone} = {}", quoted(betza));
            let entries: Vec<String> = parts.iter().map(entry).collect();
            writeln!(out, "{key} = {{ {} }}", entries.join(", "))?;
        }
    }
    let lists = [
        ("never_hops_over", &piece.never_hops_over),
        ("never_captures", &piece.never_captures),
        ("first_leap_lost_to", &piece.first_leap_lost_to),
    ];
    for (key, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
        writeln!(out, "{key} = {}", labels(list))?;
    }
    if piece.leaps_over_attacks {
        writeln!(out, "first_leap = \"over-attacks\"")?;
    }
    writeln!(out, "moves = {}", quoted(&sentence(piece)))?;
    if let Some(zone) = &piece.stays_in {
        writeln!(out, "stays_in = {}", quoted(zone))?;
    }
    match &piece.castles_with[..] {
        [] => {}
        [partner] => writeln!(out, "castles_with = \"{partner}\"")?,
        several => writeln!(out, "castles_with = {}", labels(several))?,
    }
    if let Some(squares) = &piece.castles_to {
        writeln!(out, "castles_to = {squares}")?;
    }
    if piece.royal {
        writeln!(out, "royal = true")?;
    }
    if piece.pawn {
        writeln!(out, "pawn = true")?;
    }
    let [first, second] = &piece.promotes_to;
    if !first.is_empty() {
        writeln!(out, "promotes_to = {}", labels(first))?;
    }
    if first != second {
        writeln!(out, "second_promotes_to = {}", labels(second))?;
    }
    if let Some(zone) = &piece.promotes_in {
        writeln!(out, "promotes_in = {}", quoted(zone))?;
    }
    if piece.promotes_by_capture {
        writeln!(out, "promotes_by = \"capture\"")?;
    }
    if piece.promotes_standing {
        writeln!(out, "promotes_by = \"standing\"")?;
    }
    if piece.keeps_in_passing {
        writeln!(out, "keeps_in_passing = true")?;
    }
    if piece.may_be_immobile {
        writeln!(out, "may_be_immobile = true")?;
    }
    if piece.promotes_on_leaving {
        writeln!(out, "promotes_on_leaving = true")?;
    }
    if let Some(label) = piece.captured_as {
        writeln!(out, "captured_as = \"{label}\"")?;
    }
    if !piece.drops_as.is_empty() {
        writeln!(out, "drops_as = {}", labels(&piece.drops_as))?;
    }
    if let Some(zone) = &piece.drops_in {
        writeln!(out, "drops_in = {}", quoted(zone))?;
    }
    if let Some(most) = piece.most_on_file {
        writeln!(out, "most_on_file = {most}")?;
    }
    if piece.no_drop_mate {
        writeln!(out, "no_drop_mate = true")?;
    }
    if piece.gate {
        writeln!(out, "gate = true")?;
    }
    if piece.drops_on_both_colors {
        writeln!(out, "drops_on_both_colors = true")?;
    }
    if let Some(zone) = &piece.drops_unmoved_in {
        writeln!(out, "drops_unmoved_in = {}", quoted(zone))?;
    }
    if let Some(limit) = piece.at_most {
        writeln!(out, "at_most = {limit}")?;
        if !piece.counts_with.is_empty() {
            writeln!(out, "counts_with = {}", labels(&piece.counts_with))?;
        }
    }
    Ok(())
}

/// A list of labels as TOML.
pub(super) fn labels(labels: &[impl Display]) -> String {
    let quoted: Vec<String> = labels.iter().map(|label| format!("\"{label}\"")).collect();
    format!("[{}]", quoted.join(", "))
}

/// A string as TOML, or a list of several.
fn one_or_list(texts: &[String]) -> String {
    let quoted: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
    match &quoted[..] {
        [one] => one.clone(),
        several => format!("[{}]", several.join(", ")),
    }
}

/// A basic string of TOML.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            // A name has none, but a text repeated from strangers may.
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}
