//! What the reader of TOML says, in the words of whoever writes a variant file.

/// The message in such words; one that is plain already stays.
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
    message.to_owned()
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
    let quoted = |kind: &str| found.strip_prefix(kind).map(|rest| rest.trim_matches('`'));
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
