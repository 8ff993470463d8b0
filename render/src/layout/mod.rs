//! The layout of a picture: tiles that are made once, and the place of each.

mod cache;
mod composing;
mod finished_tile;
mod mosaic;
mod overlay;
mod tiles;

pub(crate) use finished_tile::FinishedTile;
pub(crate) use mosaic::{Canvas, Layout, Mosaic, tile_set};
#[cfg(test)]
pub(crate) use tiles::Scheme;
pub(crate) use tiles::{Face, Tile, TileSet};
