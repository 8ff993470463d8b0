//! Effects and answers as events, and all texts in Matrix's form.

pub(crate) mod answers;
pub(crate) mod front;
pub(crate) mod late_front;
pub(crate) mod letter;
pub(crate) mod matrix_front;
pub(crate) mod own_messages;
pub(crate) mod readers;
pub(crate) mod row;
pub(crate) mod wording;
