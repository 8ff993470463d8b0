//! `menagerie export`: a game of the database as a file.

use super::arguments::ExportOptions;
use super::board::{lead, look, write};
use super::exit::Failure;
use super::{serve, settings};
use menagerie_chat::drawing::{ReplayRequest, Style, draw_board, draw_replay};
use menagerie_chat::preferences::Scale;
use menagerie_core::GameId;
use menagerie_core::board::Picture;
use menagerie_core::record::{Format, Replayed, written};
use menagerie_rules::Color;
use std::io::Write;

/// Writes the game, or prints it.
pub fn run(options: &ExportOptions) -> Result<(), Failure> {
    let look = look(&options.look)?;
    let url = settings::database_url()?;
    let id = GameId(options.game);
    let record = serve::runtime()?.block_on(menagerie_store::record(&url, id))?;
    let record = record
        .ok_or_else(|| Failure::input(format!("there is no game {id} in the database {url}")))?;
    let replayed = Replayed::of(record)
        .map_err(|error| Failure::other(format!("game {id} cannot be exported: {error}")))?;
    let line = &replayed.line;
    let file = match options.format {
        Format::Text(form) => written(&replayed, form).map_err(Failure::other)?.into_bytes(),
        Format::Board => {
            let last_move = line.moves().last().map(|last| (last.from(), last.to()));
            let picture = Picture::new(line.position().clone(), Color::White, lead(line));
            let picture = Picture { last_move, ..picture };
            let style = Style { look, ..Style::default() };
            draw_board(&picture, style, None).map_err(Failure::other)?.file
        }
        Format::Replay => {
            let size = Scale::default().replay_pixels();
            let wish = ReplayRequest { bottom: Color::White, look, size, last_plies: None };
            draw_replay(line, wish, &lead(line), &mut |_, _| {}).map_err(Failure::other)?.file
        }
    };
    match (&options.out, options.format) {
        (Some(path), _) => write(path, &file),
        (None, Format::Text(_)) => {
            std::io::stdout().lock().write_all(&file).map_err(Failure::printing)
        }
        (None, Format::Board | Format::Replay) => Err(Failure::input(format!(
            "a picture is not printed: name its file, like --out game-{id}.{}",
            options.format.word()
        ))),
    }
}
