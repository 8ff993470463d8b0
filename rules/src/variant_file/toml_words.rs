//! Messages of the TOML reader, in the words of an author of variant files.

/// The most letters of a wrong value that are shown.
const LONGEST_SHOWN: usize = 40;

/// A message in plain words. One that is plain already stays.
pub(super) fn in_words(message: &str) -> String {
    let parts = |kind: &str| message.strip_prefix(kind)?.rsplit_once(", expected ");
    if let Some((found, wanted)) = parts("invalid type: ").or_else(|| parts("invalid value: ")) {
        return format!(
            "{} is expected here, not {}",
            wanted_in_words(wanted),
            found_in_words(found)
        );
    }
    if let Some((length, wanted)) = parts("invalid length ") {
        return format!("{} is expected here, not one of {length}", wanted_in_words(wanted));
    }
    let variant = message.strip_prefix("unknown variant ");
    if let Some((found, wanted)) = variant.and_then(|rest| rest.split_once(", expected ")) {
        let words = wanted.strip_prefix("one of ").unwrap_or(wanted);
        return format!("{found} cannot stand here; what can: {words}");
    }
    if message.starts_with("duplicate key") {
        return "this is there already: each key stands once in its table, each [table] once in the file, and every \
                piece begins with [[pieces]]"
            .to_owned();
    }
    if let Some(found) = grammar_in_words(message) {
        return found.to_owned();
    }
    message.to_owned()
}

/// A mistake in the grammar of TOML, in words.
fn grammar_in_words(message: &str) -> Option<&'static str> {
    const WORDS: [(&str, &str); 15] = [
        ("invalid basic string", "the quotation mark behind the text is missing"),
        ("invalid literal string", "the quotation mark behind the text is missing: '"),
        ("invalid multi-line", "the three quotation marks behind the text are missing"),
        ("missing opening quote", "the quotation mark before the text is missing"),
        ("missing escaped value", "a \\ in a text is written \\\\"),
        ("unclosed array table", "a header with [[ ends with ]]"),
        ("unclosed table", "a header with [ ends with ]"),
        ("unclosed array", "the ] behind the list is missing"),
        ("unclosed inline table", "the } behind the table is missing"),
        ("missing comma between array elements", "a comma is missing between two of the list"),
        (
            "missing comma between key-value pairs",
            "a comma is missing between two keys of the table",
        ),
        ("key with no value", "this is neither a [table] nor a key with = and its value"),
        ("missing assignment", "this is neither a [table] nor a key with = and its value"),
        (
            "unexpected key or value",
            "nothing more is expected on this line: a text with commas or spaces stands \
                                     in quotation marks, several in [ ]",
        ),
        ("invalid unquoted key", "a key is made of letters, digits, _ and -"),
    ];
    WORDS.iter().find(|(begins, _)| message.starts_with(begins)).map(|(_, words)| *words)
}

/// Whether a mistake is in the quotation marks of a text, or within them.
pub(super) fn concerns_quotes(message: &str) -> bool {
    ["string", "quote", "escape"].iter().any(|word| message.contains(word))
        && !message.starts_with("string values must be quoted")
}

/// Whether a mistake is in one value alone, so that everything around it can be read.
pub(super) fn is_of_value(message: &str) -> bool {
    let others =
        ["unclosed", "missing comma", "unexpected key or value", "unexpected `=`", "extra "];
    !others.iter().any(|begins| message.starts_with(begins)) && !message.contains("multi-line")
}

/// The expected value in place of an invalid one. `message` is the reader's message for a text in
/// its place; there is none where a text is right.
pub(super) fn instead_of(message: Option<&str>, typed: &str) -> String {
    let wanted = match message {
        None => "a text in quotation marks".to_owned(),
        Some(message) => {
            let wanted = message.strip_prefix("invalid type: string");
            match wanted.and_then(|rest| rest.rsplit_once(", expected ")) {
                Some((_, wanted)) => wanted_in_words(wanted),
                None => return in_words(message),
            }
        }
    };
    match shown(typed).as_str() {
        "" => format!("{wanted} is expected behind the ="),
        found => format!("{wanted} is expected here, not {found}"),
    }
}

/// The typed value, as far as it can be shown in one line.
fn shown(typed: &str) -> String {
    let mut letters = typed.trim().chars().filter(|letter| !letter.is_control());
    let shown: String = letters.by_ref().take(LONGEST_SHOWN).collect();
    if letters.next().is_some() { format!("{shown}…") } else { shown }
}

fn wanted_in_words(wanted: &str) -> String {
    let length = wanted.strip_prefix("an array of length ");
    if let Some(length) = length {
        return format!("a list of {length} in [ ]");
    }
    match wanted {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number from 0 on",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f32" | "f64" => "a number",
        wanted if wanted.starts_with("a value between -2147") => "a whole number",
        "a string" => "a text in quotation marks",
        "a boolean" => "true or false",
        "a sequence" => "a list in [ ]",
        "a map" => "a table",
        wanted if wanted.starts_with("struct ") => "a table",
        wanted => wanted,
    }
    .to_owned()
}

fn found_in_words(found: &str) -> String {
    let quoted = |kind: &str| found.strip_prefix(kind)?.trim_matches('`').split('`').next();
    match found {
        "sequence" => "a list".to_owned(),
        "map" => "a table".to_owned(),
        _ => {
            let plain =
                ["integer ", "floating point ", "boolean "].iter().find_map(|kind| quoted(kind));
            let text = || found.strip_prefix("string ").map(|text| format!("the text {text}"));
            plain.map(str::to_owned).or_else(text).unwrap_or_else(|| found.to_owned())
        }
    }
}
