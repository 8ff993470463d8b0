//! Games that end or move otherwise than chess: by passes, points or rows, along lines, or by a promotion
//! that is a move of its own.

pub mod janggi;
pub mod ouk;
pub mod rows;
pub mod sittuyin;
