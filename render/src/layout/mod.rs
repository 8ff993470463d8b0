//! How a picture is laid out: tiles that are made once, and where each of them lies.

mod cache;
mod composing;
mod mosaic;
mod overlay;
mod tile;
mod tiles;

pub(crate) use mosaic::{Canvas, Layout, Mosaic, tile_set};
pub(crate) use tile::Stone;
#[cfg(test)]
pub(crate) use tiles::Scheme;
pub(crate) use tiles::{Face, Tile, TileSet};
