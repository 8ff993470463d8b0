//! Replays: their boards, their length, their size, and options that change nothing.

use crate::support::line;
use menagerie_render::{LARGEST_REPLAY, Look, PieceSet, Replay, ReplayOptions, replay};
use menagerie_rules::{Color, Line, bundled};

fn play(line: &Line, options: &ReplayOptions<'_>) -> Replay {
    replay(line, options, &mut |_, _| {}).expect("it can be drawn")
}

/// The running time in hundredths of a second. Every frame must lie on the screen.
fn running_time(replay: &Replay) -> u32 {
    let mut decoder = gif::DecodeOptions::new().read_info(&replay.gif[..]).expect("it is a GIF");
    let screen = (u32::from(decoder.width()), u32::from(decoder.height()));
    assert_eq!(screen, (replay.width, replay.height));
    let mut time = 0;
    while let Some(frame) = decoder.read_next_frame().expect("the frame is right") {
        let right = u32::from(frame.left) + u32::from(frame.width);
        let bottom = u32::from(frame.top) + u32::from(frame.height);
        assert!(right <= screen.0 && bottom <= screen.1);
        time += u32::from(frame.delay);
    }
    time
}

#[test]
fn a_board_for_every_ply_shown_and_one_before_them() {
    for number in 0..bundled().len() {
        let line = line(number, 9, 3);
        for last in [None, Some(0), Some(1), Some(4), Some(9), Some(usize::MAX)] {
            let options = ReplayOptions { size: 200, last_plies: last, ..Default::default() };
            let mut told = Vec::new();
            let shown = replay(&line, &options, &mut |done, of| told.push((done, of)));
            let shown = shown.expect("it can be drawn");
            let plies = last.unwrap_or(usize::MAX).min(line.ply());
            assert_eq!(shown.frames, plies + 1, "{} {last:?}", bundled()[number].id);
            let all: Vec<(usize, usize)> = (1..=plies + 1).map(|it| (it, plies + 1)).collect();
            assert_eq!(told, all, "each is reported once, in order");
        }
    }
}

/// Each board stays for the delay, and the last one for four seconds, with any number of frames.
#[test]
fn a_replay_lasts_as_long_as_its_boards() {
    let line = line(0, 20, 8);
    for delay in [1, 20, 21, 80, 500] {
        let options = ReplayOptions { size: 200, delay, ..Default::default() };
        let shown = play(&line, &options);
        let wanted = u32::from(delay) * (shown.frames as u32 - 1) + 400;
        assert_eq!(running_time(&shown), wanted, "{delay}");
    }
}

#[test]
fn a_long_game_is_shown_from_its_end_and_stays_small() {
    let long = (0..20).map(|seed| line(0, 640, seed)).find(|line| line.ply() > 600);
    let long = long.expect("one random game in twenty is that long");
    let shown = play(&long, &ReplayOptions { size: 200, ..Default::default() });
    assert_eq!(shown.frames, 601);
    assert!(shown.gif.len() <= LARGEST_REPLAY);
    let last = ReplayOptions { size: 200, last_plies: Some(600), ..Default::default() };
    assert!(play(&long, &last) == shown, "they are the last ones");
}

#[test]
fn the_same_replay_gives_the_same_bytes_and_another_look_others() {
    let line = line(1, 6, 4);
    let plain = ReplayOptions { size: 200, ..Default::default() };
    let letters = Look { pieces: PieceSet::Letters, ..Look::default() };
    let bare = Look { coordinates: false, ..Look::default() };
    let first = play(&line, &plain);
    for (options, same) in [
        (plain, true),
        (ReplayOptions { size: 0, ..plain }, true),
        (ReplayOptions { last_plies: Some(6), ..plain }, true),
        (ReplayOptions { bottom: Color::Black, ..plain }, false),
        (ReplayOptions { look: letters, ..plain }, false),
        (ReplayOptions { look: bare, ..plain }, false),
        (ReplayOptions { delay: 81, ..plain }, false),
        (ReplayOptions { size: 300, ..plain }, false),
    ] {
        assert_eq!(play(&line, &options) == first, same, "{options:?}");
    }
}
