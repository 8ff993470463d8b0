//! Variants that did not come with the program: their files, and what communities have sent.

pub(crate) mod learned_variants;
pub(crate) mod uploaded_variants;
mod variant_files;

pub use variant_files::VariantKept;
