//! Reads which pieces may not be traded like others.

use toml::Spanned;

use super::format::File;
use super::labels::roles_named;
use super::problem::Problems;
use crate::{Label, Lions};

/// The Lions of a file, if it has any. `labels` are those of the pieces in their order.
pub(super) fn lions(file: &File, labels: &[Label], problems: &mut Problems) -> Option<Lions> {
    let table = file.lions.as_ref()?;
    let mut roles = |list: &[Spanned<Label>]| {
        problems.keep_unless(problems.1.labels, roles_named(list, labels))
    };
    let (pieces, minor) = (roles(&table.get_ref().pieces), roles(&table.get_ref().minor));
    let (pieces, minor) = (pieces?, minor?);
    problems.refuse(pieces.is_empty(), table, "pieces are the labels of the Lions, as in [\"N\"]");
    let is_both = pieces.iter().any(|role| minor.contains(role));
    problems.refuse(is_both, table, "a Lion is not one of the minor pieces");
    Some(Lions { pieces, minor })
}
