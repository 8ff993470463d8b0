//! Finds the pieces that the labels of a variant file name.

use std::ops::Range;

use toml::Spanned;

use super::problem::Problem;
use crate::{Label, Role};

/// The piece with this label. `labels` are those of the file in their order, and `place` is where
/// the label stands.
pub(super) fn role(label: Label, place: Range<usize>, labels: &[Label]) -> Result<Role, Problem> {
    let role = labels.iter().position(|other| *other == label);
    role.map(|role| Role(role as u8))
        .ok_or_else(|| Problem(place, format!("no piece has the label {label}")))
}

/// The pieces with these labels.
pub(super) fn roles_named(list: &[Spanned<Label>], labels: &[Label]) -> Result<Vec<Role>, Problem> {
    list.iter().map(|label| role(*label.get_ref(), label.span(), labels)).collect()
}
