//! Pictures and words of positions, games and leagues. They are one program, since to link one for each file
//! takes longer than to run it.

mod charts;
mod crosstables;
mod fuzz;
mod pictures;
mod support;
mod text;
mod views;
mod words;
