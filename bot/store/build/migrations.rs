//! Lists the migrations, so that a new one is a new file and nothing else.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The code of two constants, with the number, the words and the text of each migration of a file
/// and of a server.
///
/// # Errors
/// When a folder cannot be read, or a file in it has no number.
pub fn list(folder: &Path) -> io::Result<String> {
    let mut code = String::new();
    for (name, folder) in
        [("OF_FILES", folder.to_path_buf()), ("OF_SERVERS", folder.join("postgres"))]
    {
        writeln!(code, "const {name}: &[(i64, &str, &str)] = &[").map_err(io::Error::other)?;
        for path in sql_files(&folder)? {
            let (number, words) = parts(&path).ok_or_else(|| {
                let path = path.display();
                io::Error::other(format!("{path} is not named like 0001_what_it_does.sql"))
            })?;
            let path = path.to_string_lossy();
            writeln!(code, "    ({number}, {words:?}, include_str!({path:?})),")
                .map_err(io::Error::other)?;
        }
        code.push_str("];\n");
    }
    Ok(code)
}

fn sql_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let files = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut files = files.collect::<io::Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "sql"));
    files.sort();
    Ok(files)
}

fn parts(path: &Path) -> Option<(i64, String)> {
    let (number, words) = path.file_stem()?.to_str()?.split_once('_')?;
    Some((number.parse().ok()?, words.replace('_', " ")))
}
