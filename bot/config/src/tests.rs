//! Tests of every setting: its values, and the error for a wrong one.

use super::*;
use std::collections::HashMap;

fn read(pairs: &[(&str, &str)]) -> Result<Config, ConfigError> {
    Config::read(|name| {
        pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
    })
}

#[test]
fn a_token_is_all_that_is_needed() {
    let config = read(&[("DISCORD_TOKEN", " abc.def ")]).expect("it is enough");
    let discord = config.discord.as_ref().expect("there is a token");
    assert_eq!(discord.token.expose(), "abc.def");
    assert_eq!(config.database_url.expose(), "sqlite://menagerie.db");
    assert_eq!(discord.loopback, None);
    assert!(
        !discord.message_content,
        "the texts of messages are asked for only if somebody says so"
    );
    assert!(!format!("{config:?}").contains("abc"), "the token is never shown");
}

#[test]
fn what_cannot_be_used_is_named() {
    let token = ("DISCORD_TOKEN", "t");
    let table: [(&[(&str, &str)], ConfigError); 6] = [
        (&[], ConfigError::NoNetwork),
        (&[("DISCORD_TOKEN", "a b")], ConfigError::BadToken),
        (&[token, ("DISCORD_API_ADDR", "127.0.0.1:1")], ConfigError::HalfLoopback),
        (&[token, ("DISCORD_API_CA", "ca.pem")], ConfigError::HalfLoopback),
        (
            &[token, ("DISCORD_API_ADDR", "10.0.0.1:443"), ("DISCORD_API_CA", "ca.pem")],
            ConfigError::NotLoopback("10.0.0.1:443".to_owned()),
        ),
        (
            &[token, ("DISCORD_MESSAGE_CONTENT", "maybe")],
            ConfigError::BadSwitch("maybe".to_owned()),
        ),
    ];
    for (pairs, expected) in table {
        assert_eq!(read(pairs).err(), Some(expected), "{pairs:?}");
    }
}

const TOKEN: (&str, &str) = ("DISCORD_TOKEN", "abc.def");

#[test]
fn some_shards_are_heard_only_where_others_can_hear_the_rest() {
    let server = ("DATABASE_URL", "postgres://bot@host/games");
    let shards = |shards, more: &[(&str, &str)]| {
        let pairs = [TOKEN, ("DISCORD_SHARDS", shards)].into_iter().chain(more.to_vec());
        read(&pairs.collect::<Vec<_>>()).map(|config| config.discord.map(|it| it.shards.total()))
    };
    assert_eq!(shards("", &[]).expect("one is enough"), Some(1));
    assert_eq!(shards(" 0-7/8 ", &[]).expect("they are all"), Some(8));
    assert_eq!(shards("0-3/8", &[]), Err(ConfigError::SomeShards));
    assert_eq!(shards("0-3/8", &[server]).expect("others hear the rest"), Some(8));
    assert_eq!(shards("0-8/8", &[server]), Err(ConfigError::BadShards("0-8/8".to_owned())));
}

#[test]
fn each_setting_is_read_without_the_space_around_it_and_an_empty_one_is_none() {
    for (value, expected) in [
        ("sqlite://games.db", "sqlite://games.db"),
        ("  sqlite://games.db\n", "sqlite://games.db"),
        ("", DEFAULT_DATABASE),
        (" \t", DEFAULT_DATABASE),
    ] {
        let config = read(&[TOKEN, ("DATABASE_URL", value)]).expect("it can be used");
        assert_eq!(config.database_url.expose(), expected, "{value:?}");
    }
    for (value, expected) in [("on", true), (" off ", false), ("", false)] {
        let config = read(&[TOKEN, ("DISCORD_MESSAGE_CONTENT", value)]).expect("it is usable");
        assert_eq!(config.discord.map(|it| it.message_content), Some(expected), "{value:?}");
    }
    for blank in ["", "  "] {
        let error = read(&[("DISCORD_TOKEN", blank)]).expect_err("there is no network");
        assert_eq!(error, ConfigError::NoNetwork);
    }
}

#[test]
fn a_loopback_discord_has_an_address_of_this_machine_with_a_port() {
    let ca = ("DISCORD_API_CA", " ca.pem ");
    for (value, is_usable) in [
        ("127.0.0.1:9443", true),
        ("127.9.9.9:1", true),
        ("[::1]:9443", true),
        (" 127.0.0.1:9443 ", true),
        ("127.0.0.1", false),
        ("localhost:9443", false),
        ("127.0.0.1:99999", false),
        ("0.0.0.0:9443", false),
        ("192.168.1.1:9443", false),
        ("[::ffff:8.8.8.8]:443", false),
        ("https://127.0.0.1:9443", false),
    ] {
        match read(&[TOKEN, ("DISCORD_API_ADDR", value), ca]) {
            Ok(config) => {
                let loopback = config.discord.and_then(|it| it.loopback).expect("it is set");
                assert!(is_usable, "{value}");
                assert_eq!(loopback.address.to_string(), value.trim());
                assert_eq!(loopback.authority, PathBuf::from("ca.pem"));
            }
            Err(error) => {
                assert!(!is_usable, "{value}");
                assert_eq!(error, ConfigError::NotLoopback(value.to_owned()));
            }
        }
    }
    // An empty value counts as not set, so it is no half of a pair.
    let none = read(&[TOKEN, ("DISCORD_API_ADDR", ""), ("DISCORD_API_CA", " ")]);
    assert_eq!(none.expect("it is the real one").discord.and_then(|it| it.loopback), None);
}

#[test]
fn a_token_with_what_no_token_has_is_refused_and_never_shown() {
    for token in ["\"abc.def\"", "'abc.def'", "abc def", "abc\ndef", "äbc.def", "a\u{200b}b"] {
        let error = read(&[("DISCORD_TOKEN", token)]).expect_err("it is no token");
        assert_eq!(error, ConfigError::BadToken, "{token}");
        assert!(!error.to_string().contains("bc"), "{error}");
    }
    let config = read(&[TOKEN]).expect("it is one");
    let discord = config.discord.expect("there is a token");
    for shown in [format!("{discord:?}"), format!("{:#?}", discord.token.clone())] {
        assert!(shown.contains("***") && !shown.contains("abc"), "{shown}");
    }
}

#[test]
fn a_path_with_a_comma_stands_in_quotation_marks() {
    let read = |files: &str| read(&[TOKEN, ("VARIANT_FILES", files)]).map(|it| it.variant_files);
    for (files, wanted) in [
        ("games", &["games"][..]),
        (" a.toml , b c.toml,, ", &["a.toml", "b c.toml"]),
        ("\"/srv/a, b.toml\"", &["/srv/a, b.toml"]),
        ("x,\"a,b\" , y", &["x", "a,b", "y"]),
    ] {
        let wanted = wanted.iter().map(PathBuf::from).collect();
        assert_eq!(read(files), Ok(wanted), "{files}");
    }
    for files in ["\"a,b", "\"a\"b", "a,\"b,c"] {
        assert_eq!(read(files), Err(ConfigError::BadPaths(files.to_owned())));
    }
}

#[test]
fn an_error_names_its_setting_and_says_what_to_write() {
    for (error, name, deed) in [
        (ConfigError::NoNetwork, "DISCORD_TOKEN", "copy"),
        (ConfigError::BadToken, "DISCORD_TOKEN", "copy"),
        (ConfigError::HalfLoopback, "DISCORD_API_CA", "set both"),
        (ConfigError::NotLoopback("x".into()), "DISCORD_API_ADDR", "write it like"),
        (ConfigError::BadSwitch("x".into()), "DISCORD_MESSAGE_CONTENT", "write on or off"),
        (ConfigError::BadShards("x".into()), "DISCORD_SHARDS", "like 0-3/8"),
        (ConfigError::SomeShards, "DISCORD_SHARDS", "name all of them"),
        (ConfigError::BadPaths("x".into()), "VARIANT_FILES", "write it like"),
        (ConfigError::NotText("DATABASE_URL"), "DATABASE_URL", "write it again"),
    ] {
        let words = error.to_string();
        let (what, next) = words.split_once(": ").expect("what is wrong, and what to do");
        assert!(what.contains(name) && next.contains(deed), "{words}");
        assert!(!words.contains('\n'), "one line: {words}");
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_text_is_named_whichever_setting_it_is() {
    use std::os::unix::ffi::OsStringExt;
    for name in [
        "DISCORD_TOKEN",
        "DISCORD_API_ADDR",
        "DISCORD_API_CA",
        "DISCORD_MESSAGE_CONTENT",
        "DISCORD_SHARDS",
        "DATABASE_URL",
    ] {
        let found = Config::read(|asked| match asked {
            asked if asked == name => Some(OsString::from_vec(vec![0x61, 0xff])),
            "DISCORD_TOKEN" => Some("abc.def".into()),
            _ => None,
        });
        assert_eq!(found.err(), Some(ConfigError::NotText(name)));
    }
}

/// The example names every setting, so that nobody has to look for them in the code.
#[test]
fn every_setting_that_is_read_stands_in_the_example() {
    let example = include_str!("../../../.env.example");
    let asked = std::cell::RefCell::new(Vec::new());
    let _ = Config::read(|name| {
        asked.borrow_mut().push(name.to_owned());
        (name == "DISCORD_TOKEN").then(|| "abc.def".into())
    });
    let asked = asked.into_inner();
    assert!(asked.len() >= 5, "{asked:?}");
    for name in asked {
        assert!(example.contains(&format!("{name}=")), "{name} is not in .env.example");
    }
}

/// A line of the example without its comment sign is a valid setting.
#[test]
fn every_setting_of_the_example_can_be_read_as_it_stands_there() {
    let example = include_str!("../../../.env.example");
    let settings = example.lines().map(|line| match line.strip_prefix('#') {
        Some(setting) if !setting.starts_with(' ') => setting,
        _ => line,
    });
    let text = settings.collect::<Vec<_>>().join("\n");
    let read: HashMap<String, String> = dotenvy::from_read_iter(text.as_bytes())
        .collect::<Result<_, _>>()
        .expect("each line is a setting");
    assert_eq!(read["MATRIX_ROOMS"], "#chess:example.org");
    assert_eq!(read["HEALTH_LIMITS"], "desk=60 database=60 worker=60 outbox=300 network=90");
}

#[test]
fn the_database_alone_needs_no_token() {
    let set = |name: &str| (name == "DATABASE_URL").then(|| "sqlite://x.db".into());
    assert_eq!(database_url(set), Ok("sqlite://x.db".to_owned()));
    assert_eq!(database_url(|_| None), Ok(DEFAULT_DATABASE.to_owned()));
}
