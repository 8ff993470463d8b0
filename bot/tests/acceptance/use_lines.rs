//! The names that a text of Rust brings in, as rustfmt writes them.

/// The names of a path, first to last.
pub type Path = Vec<String>;

/// One name that a module brings in.
pub struct Use {
    /// As it is written.
    pub path: Path,
    /// The name that it gets; `*` stands for all that there are.
    pub name: String,
    /// Whether others get it from that module.
    pub is_handed_on: bool,
}

/// A text without its comments and without the parts that are compiled for tests only.
pub fn code(text: &str) -> String {
    let mut kept = String::new();
    let mut lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    while let Some(line) = lines.next() {
        let is_for_tests =
            ["#[cfg(test)]", "#[cfg(any(test,"].map(|it| line.trim().starts_with(it));
        if !is_for_tests.contains(&true) {
            kept.push_str(line.split(" // ").next().unwrap_or(line));
            kept.push('\n');
            continue;
        }
        // An item ends on its first line, or where something closes as far to the left.
        let indent = line.len() - line.trim_start().len();
        for (index, line) in lines.by_ref().enumerate() {
            let is_left = line.len() - line.trim_start().len() == indent;
            let ends = index == 0 && line.ends_with(';') || ["}", "};"].contains(&line.trim());
            if is_left && ends {
                break;
            }
        }
    }
    kept
}

/// The statements that bring names in, as they stand.
pub fn statements(code: &str) -> impl Iterator<Item = &str> {
    let starts = code.match_indices("use ").filter(|(at, _)| {
        let before = code[..*at].lines().last().unwrap_or_default();
        let is_first = code[..*at].ends_with('\n') || *at == 0;
        let before = if is_first { "" } else { before.trim() };
        before.is_empty() || before.starts_with("pub") && !before.contains(['{', '"', ';'])
    });
    starts.map(|(at, _)| {
        let start = code[..at].rfind('\n').map_or(0, |line| line + 1);
        let end = code[at..].find(';').map_or(code.len(), |end| at + end);
        code[start..end].trim()
    })
}

/// The names that a statement brings in.
pub fn uses(statement: &str) -> Vec<Use> {
    let is_handed_on = statement.starts_with("pub");
    let tree = statement.split_once("use ").map_or("", |(_, tree)| tree);
    let mut leaves = Vec::new();
    expand(tree, &[], &mut leaves);
    let brought = |(path, name)| Use { path, name, is_handed_on };
    leaves.into_iter().map(brought).collect()
}

/// Every path that a tree of names stands for, with the name that it gets.
fn expand(tree: &str, before: &[String], leaves: &mut Vec<(Path, String)>) {
    let (head, inner) = match tree.split_once('{') {
        Some((head, rest)) => (head, Some(rest.rsplit_once('}').map_or(rest, |(inner, _)| inner))),
        None => (tree, None),
    };
    let (head, alias) = match head.split_once(" as ") {
        Some((head, alias)) => (head, Some(alias.trim().to_owned())),
        None => (head, None),
    };
    let names = head.split("::").map(str::trim).filter(|name| !name.is_empty());
    let mut path: Path = before.iter().cloned().chain(names.map(str::to_owned)).collect();
    let Some(inner) = inner else {
        let is_glob = path.last().is_some_and(|last| last == "*");
        if is_glob || path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let last = if is_glob { Some("*".to_owned()) } else { path.last().cloned() };
        return leaves.extend(alias.or(last).map(|name| (path, name)));
    };
    let mut depth = 0;
    let parts = inner.split(|character| {
        depth += i32::from(character == '{') - i32::from(character == '}');
        character == ',' && depth == 0
    });
    parts.filter(|part| !part.trim().is_empty()).for_each(|part| expand(part, &path, leaves));
}

fn is_of_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The name that a text begins with.
fn name(text: &str) -> &str {
    &text[..text.find(|character| !is_of_name(character)).unwrap_or(text.len())]
}

/// The places at which a word stands by itself, not as the end of another one or of a path.
fn places_of<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> {
    let is_inside = |before: &str| {
        before.ends_with(|character| is_of_name(character) || [':', '$'].contains(&character))
    };
    code.match_indices(word).map(|(at, _)| at).filter(move |at| !is_inside(&code[..*at]))
}

/// The paths that begin with a name.
pub fn used<'a>(body: &'a str, first: &'a str) -> impl Iterator<Item = Path> {
    let path = |at: usize| {
        let mut path = Path::new();
        let mut rest = &body[at..];
        loop {
            path.push(name(rest).to_owned());
            match rest[name(rest).len()..].strip_prefix("::") {
                Some(next) if next.starts_with(is_of_name) => rest = next,
                _ => return path,
            }
        }
    };
    places_of(body, first).map(path).filter(move |path| path[0] == first && path.len() > 1)
}

/// Whether a module has an item of its own. Where it makes items by a macro, any word may be one.
pub fn defines(body: &str, item: &str) -> bool {
    let mut kinds = vec!["fn ", "struct ", "enum ", "trait ", "type ", "const ", "static ", "mod "];
    if body.contains("macro_rules! ") {
        kinds.push("");
    }
    kinds.iter().any(|kind| {
        let word = format!("{kind}{item}");
        places_of(body, &word).any(|at| !body[at + word.len()..].starts_with(is_of_name))
    })
}
