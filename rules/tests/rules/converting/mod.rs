//! Variants of other programs.

mod convert_diagram;
mod convert_ini;
mod convert_keys;
