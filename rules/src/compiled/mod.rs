//! The movements of a variant, compiled for every square as the move generator looks them up.

pub(crate) mod compile;
pub(crate) mod dropping;
pub(crate) mod obstacle;
pub(crate) mod path_tree;
pub(crate) mod paths;
pub(crate) mod reach;
pub(crate) mod tables;
pub(crate) mod way;
