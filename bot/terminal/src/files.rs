//! Pictures and files of answers, written into files because characters cannot show them.

use menagerie_chat::conversation::Show;
use menagerie_core::message;
use menagerie_core::model::Text;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Writes a picture or file under this name beside the database, if that is a file. Returns the
/// path, or the reason of a failure, as a text.
pub fn keep(database: Option<&Path>, name: &str, show: Show) -> Text {
    let folder = database.and_then(Path::parent).unwrap_or(Path::new("."));
    let drawn = match show.draw(&mut |_, _| {}) {
        Ok(drawn) => drawn,
        Err(error) => {
            tracing::error!(%error, "a picture could not be drawn");
            return message!("terminal-not-drawn");
        }
    };
    match write(folder, name, &drawn.file) {
        Ok(path) => message!("terminal-written", path = path.display().to_string()),
        Err(error) => message!(
            "terminal-not-written",
            folder = folder.display().to_string(),
            why = error.to_string(),
        ),
    }
}

/// Writes a file under a name that is still free. Existing files are left alone.
fn write(folder: &Path, name: &str, content: &[u8]) -> std::io::Result<PathBuf> {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
    let mut number = 1;
    loop {
        let path = match number {
            1 => folder.join(name),
            _ => folder.join(format!("{stem}-{number}.{extension}")),
        };
        match File::create_new(&path) {
            Ok(mut file) => return file.write_all(content).map(|()| path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                if std::fs::read(&path).is_ok_and(|known| known == content) {
                    return Ok(path);
                }
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_is_left_alone_and_the_same_needs_no_second_one() {
        let folder = std::env::temp_dir().join(format!("menagerie-files-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("it is writable");
        let put = |content: &str| {
            let path = write(&folder, "board.png", content.as_bytes()).expect("it is writable");
            assert_eq!(std::fs::read_to_string(&path).expect("it is there"), content);
            path.file_name().expect("it has a name").to_string_lossy().into_owned()
        };
        for (content, name) in [
            ("one", "board.png"),
            ("two", "board-2.png"),
            ("three", "board-3.png"),
            ("one", "board.png"),
            ("two", "board-2.png"),
        ] {
            assert_eq!(put(content), name);
        }
        std::fs::remove_dir_all(&folder).expect("it is ours");
        let gone = write(&folder, "board.png", b"one");
        assert_eq!(gone.expect_err("there is no folder").kind(), ErrorKind::NotFound);
    }

    #[test]
    fn where_nothing_can_be_written_is_told() {
        let nowhere = Path::new("/nonexistent/menagerie.db");
        let said = keep(Some(nowhere), "game.txt", Show::Document("text".to_owned()));
        let said = format!("{said:?}");
        assert!(said.contains("terminal-not-written") && said.contains("/nonexistent"), "{said}");
    }
}
