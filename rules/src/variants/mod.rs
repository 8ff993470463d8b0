//! Variants: what a variant is, which ones are known, and random arrays.

pub(crate) mod bundled;
pub(crate) mod drawn_array;
pub(crate) mod library;
pub(crate) mod lint;
pub(crate) mod shelf;
pub(crate) mod shuffle;
pub(crate) mod shuffle_group;
pub(crate) mod variant;
