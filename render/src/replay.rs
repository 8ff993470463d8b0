//! A game as an animation: its boards, one after the other.

use std::sync::Arc;

use menagerie_rules::{Color, Line, Move};

use crate::encode::gif_file;
use crate::error::RenderError;
use crate::layout::{Layout, Mosaic, TileSet, tile_set};
use crate::look::Look;
use crate::scene::{BoardView, Region};

/// The most bytes that chats accept as an attachment.
pub const LARGEST_REPLAY: usize = 10 << 20;
/// The default length of the longer side in pixels.
const DEFAULT_REPLAY_SIZE: u32 = 720;
/// The most plies that are shown. They are the last ones of a longer game.
const MOST_PLIES: usize = 600;
/// How long a board is shown, in hundredths of a second.
const DELAY: u16 = 80;
const LAST_DELAY: u16 = 400;
/// The contents and the look of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayOptions<'a> {
    /// The side at the bottom.
    pub bottom: Color,
    /// Theme, set of pieces and coordinates.
    pub look: Look,
    /// The wanted length of the longer side in pixels. The replay is smaller if its file would be
    /// larger than [`LARGEST_REPLAY`].
    pub size: u32,
    /// How many plies from the end are shown. Without a number it is all, 600 at most.
    pub last_plies: Option<usize>,
    /// How long each board is shown, in hundredths of a second. The last one stays longer.
    pub delay: u16,
    /// Rivers and palaces.
    pub regions: &'a [Region],
}

impl Default for ReplayOptions<'_> {
    fn default() -> Self {
        ReplayOptions {
            bottom: Color::White,
            look: Look::default(),
            size: DEFAULT_REPLAY_SIZE,
            last_plies: None,
            delay: DELAY,
            regions: &[],
        }
    }
}

/// A finished animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// A GIF file that repeats forever.
    pub gif: Vec<u8>,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The first board and one for each ply shown.
    pub frames: usize,
}

/// Draws a line as an animation. After each frame `progress` gets the number of finished frames and
/// of all frames. It starts again if the file was too large and is made smaller.
///
/// # Errors
///
/// As for [`board`](crate::board).
pub fn replay(
    line: &Line,
    options: &ReplayOptions<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Replay, RenderError> {
    let mut size = options.size.clamp(200, 2048);
    loop {
        let replay = replay_of_size(line, options, size, progress)?;
        if replay.gif.len() <= LARGEST_REPLAY || size <= 200 {
            return Ok(replay);
        }
        size = (size * 3 / 4).max(200);
    }
}

fn replay_of_size(
    line: &Line,
    options: &ReplayOptions<'_>,
    size: u32,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Replay, RenderError> {
    let (boards, set) = boards(line, options, size)?;
    let (width, height) = (boards[0].width(), boards[0].height());
    let gif = gif_file(&boards, &set.palette, [options.delay, LAST_DELAY], progress)?;
    Ok(Replay { gif, width, height, frames: boards.len() })
}

/// The boards shown, and their colors.
fn boards(
    line: &Line,
    options: &ReplayOptions<'_>,
    size: u32,
) -> Result<(Vec<Mosaic>, Arc<TileSet>), RenderError> {
    let shown = options.last_plies.unwrap_or(MOST_PLIES).min(MOST_PLIES).min(line.ply());
    let first = line.ply() - shown;
    let mut boards = Vec::new();
    let mut shared = None;
    for ply in first..=line.ply() {
        let position = line.position_at(ply).unwrap_or(line.position());
        let last_move = ply.checked_sub(1).map(|before| &line.moves()[before]);
        let view = BoardView {
            bottom: options.bottom,
            last_move: last_move.map(|last| (last.from(), last.to())),
            last_over: last_move.and_then(Move::taken_on_the_way),
            look: options.look,
            regions: options.regions,
            ..BoardView::new(position)
        };
        let scene = view.scene()?;
        let set = tile_set(&scene);
        boards.push(Mosaic::new(&scene, &set, Layout::of(&scene, size))?);
        shared = Some(set);
    }
    Ok((boards, shared.expect("there is at least one board")))
}

#[cfg(test)]
mod tests {
    use menagerie_rules::{Position, bundled};

    use super::*;

    /// A line of random moves.
    fn line(variant: usize, plies: usize, seed: u64) -> Line {
        let mut line = Line::new(Position::start(&bundled()[variant % bundled().len()]));
        let mut state = seed;
        while line.ply() < plies {
            let moves = line.position().legal_moves();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let Some(mv) = moves.get((state >> 33) as usize % moves.len().max(1)) else { break };
            line.play(mv).expect("it is legal");
        }
        line
    }

    #[test]
    fn there_is_a_frame_for_the_start_and_each_ply() {
        let line = line(1, 24, 1);
        let options = ReplayOptions { size: 300, ..Default::default() };
        let mut told = Vec::new();
        let replay = replay(&line, &options, &mut |done, of| told.push((done, of)));
        let replay = replay.expect("it can be drawn");
        assert_eq!(replay.frames, line.ply() + 1);
        assert_eq!(told, (1..=replay.frames).map(|n| (n, replay.frames)).collect::<Vec<_>>());
    }

    #[test]
    fn the_end_of_a_game_can_be_shown_alone() {
        let line = line(0, 30, 5);
        let few = ReplayOptions { size: 200, last_plies: Some(4), ..Default::default() };
        let replay = |options| replay(&line, options, &mut |_, _| {}).expect("it can be drawn");
        let end = replay(&few);
        assert_eq!(end.frames, 5);
        let most = ReplayOptions { last_plies: Some(1_000), ..few };
        assert_eq!(replay(&most).frames, line.ply() + 1);
        let none = replay(&ReplayOptions { last_plies: Some(0), ..few });
        assert_eq!(none.frames, 1);
        let mut decoder = gif::Decoder::new(none.gif.as_slice()).expect("the file is a GIF");
        let frame = decoder.read_next_frame().expect("the frame is right").expect("there is one");
        assert_eq!(frame.delay, LAST_DELAY);
    }

    #[test]
    fn long_games_on_large_boards_stay_small() {
        let line = line(0, 300, 9);
        let replay = replay(&line, &ReplayOptions::default(), &mut |_, _| {});
        let bytes = replay.expect("it can be drawn").gif.len();
        assert!(bytes <= LARGEST_REPLAY / 8, "{bytes} bytes for {} plies", line.ply());
    }
}
