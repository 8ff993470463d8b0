//! Variants that did not come with the program: their files, and those that communities have
//! uploaded.

pub(crate) mod learned_variants;
pub(crate) mod uploaded_variants;
mod variant_files;

pub use variant_files::VariantKept;
