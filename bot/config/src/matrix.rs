//! The settings for Matrix: the homeserver, the bot's account, and who may invite the bot.

use super::{ConfigError, Secret, text};
use std::ffi::OsString;

/// The settings of Matrix: the homeserver, the account, and who may invite the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixSettings {
    /// The homeserver's address, like `https://matrix.example.org`.
    pub homeserver: String,
    /// How the bot logs in.
    pub access: MatrixAccess,
    /// The account's name and password, if both are set. A homeserver may ask for them again.
    pub password: Option<(String, Secret)>,
    /// The recovery key of the account, with which a bot that has lost its database is trusted again.
    pub recovery_key: Option<Secret>,
    /// Rooms into which everyone may invite the bot, by identifier or alias. The bot joins public
    /// ones without an invitation.
    pub rooms: Vec<String>,
    /// Homeservers whose users may invite the bot anywhere; without any, the bot's own homeserver.
    pub servers: Vec<String>,
}

/// How the bot logs in at a homeserver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatrixAccess {
    /// With an access token.
    Token(Secret),
    /// With a password, once: the token that the homeserver gives is kept.
    Password {
        /// The user's name or identifier.
        user: String,
        /// The password.
        password: Secret,
    },
}

impl MatrixSettings {
    /// Reads the settings of Matrix; nothing without a homeserver.
    pub(super) fn read(
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Option<Self>, ConfigError> {
        let text = |name: &'static str| text(&variable, name);
        let (token, user) = (text("MATRIX_ACCESS_TOKEN")?, text("MATRIX_USER")?);
        let password = text("MATRIX_PASSWORD")?;
        let Some(homeserver) = text("MATRIX_HOMESERVER")? else {
            let is_half = token.is_some() || user.is_some() || password.is_some();
            return if is_half { Err(ConfigError::NoHomeserver) } else { Ok(None) };
        };
        let both = user.clone().zip(password.clone().map(Secret::new));
        let access = match (token, user, password) {
            (Some(token), _, _) if is_one_word(&token) => MatrixAccess::Token(Secret::new(token)),
            (Some(_), _, _) => return Err(ConfigError::BadAccessToken),
            (None, Some(user), Some(password)) => {
                MatrixAccess::Password { user, password: Secret::new(password) }
            }
            (None, _, _) => return Err(ConfigError::NoMatrixAccess),
        };
        let rooms = list(text("MATRIX_ROOMS")?);
        if let Some(other) = rooms.iter().find(|room| !room.starts_with(['!', '#'])) {
            return Err(ConfigError::BadRoom(other.clone()));
        }
        let servers = list(text("MATRIX_SERVERS")?);
        if let Some(other) = servers.iter().find(|server| !is_server_name(server)) {
            return Err(ConfigError::BadServer(other.clone()));
        }
        let recovery_key = text("MATRIX_RECOVERY_KEY")?.map(Secret::new);
        let homeserver = address(&homeserver)?;
        Ok(Some(Self { homeserver, access, password: both, recovery_key, rooms, servers }))
    }
}

/// The address of a homeserver without its optional parts.
fn address(typed: &str) -> Result<String, ConfigError> {
    let parsed = reqwest::Url::parse(typed).ok();
    let usable = parsed.filter(|url| {
        ["http", "https"].contains(&url.scheme())
            && url.has_host()
            && url.username().is_empty()
            && url.password().is_none()
            && url.query().is_none()
            && url.fragment().is_none()
    });
    let url = usable.ok_or_else(|| ConfigError::BadHomeserver(typed.to_owned()))?;
    Ok(url.as_str().trim_end_matches('/').to_owned())
}

fn is_one_word(token: &str) -> bool {
    token.chars().all(|c| c.is_ascii_graphic() && c != '"' && c != '\'')
}

/// Whether a text can be the name of a homeserver, as it stands behind the colon of a user's
/// identifier.
fn is_server_name(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']'))
}

/// The words of a list, separated by commas or spaces.
fn list(words: Option<String>) -> Vec<String> {
    let words = words.unwrap_or_default();
    let words = words.split([',', ' ', '\t', '\n']).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Result<Option<MatrixSettings>, ConfigError> {
        MatrixSettings::read(|name| {
            pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
        })
    }

    const HOME: (&str, &str) = ("MATRIX_HOMESERVER", "https://hs.test/");
    const TOKEN: (&str, &str) = ("MATRIX_ACCESS_TOKEN", "syt_abc");

    #[test]
    fn a_homeserver_and_a_token_are_all_that_is_needed() {
        let settings = read(&[HOME, TOKEN]).expect("it can be used").expect("it is set");
        assert_eq!(settings.homeserver, "https://hs.test");
        assert_eq!(settings.access, MatrixAccess::Token(Secret::new("syt_abc".to_owned())));
        assert!(settings.rooms.is_empty() && settings.servers.is_empty());
        assert!(!format!("{settings:?}").contains("syt_abc"), "the token is never shown");
        assert_eq!(read(&[]), Ok(None));
    }

    #[test]
    fn a_password_serves_where_there_is_no_token() {
        let [user, password] = [("MATRIX_USER", "bot"), ("MATRIX_PASSWORD", "a b")];
        let access = |pairs: &[_]| read(pairs).expect("it is usable").expect("it is set").access;
        let by_password = access(&[HOME, user, password]);
        assert!(matches!(by_password, MatrixAccess::Password { .. }), "{by_password:?}");
        assert!(!format!("{by_password:?}").contains("a b"), "the password is never shown");
        assert!(matches!(access(&[HOME, TOKEN, user, password]), MatrixAccess::Token(_)));
        assert_eq!(read(&[HOME, user]), Err(ConfigError::NoMatrixAccess));
        assert_eq!(read(&[HOME, password]), Err(ConfigError::NoMatrixAccess));
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        let table: [(&[(&str, &str)], ConfigError); 8] = [
            (&[TOKEN], ConfigError::NoHomeserver),
            (&[("MATRIX_PASSWORD", "x")], ConfigError::NoHomeserver),
            (&[HOME], ConfigError::NoMatrixAccess),
            (&[HOME, ("MATRIX_ACCESS_TOKEN", "\"x\"")], ConfigError::BadAccessToken),
            (
                &[("MATRIX_HOMESERVER", "hs.test"), TOKEN],
                ConfigError::BadHomeserver("hs.test".to_owned()),
            ),
            (
                &[("MATRIX_HOMESERVER", "https://me:pw@hs.test"), TOKEN],
                ConfigError::BadHomeserver("https://me:pw@hs.test".to_owned()),
            ),
            (&[HOME, TOKEN, ("MATRIX_ROOMS", "games")], ConfigError::BadRoom("games".to_owned())),
            (
                &[HOME, TOKEN, ("MATRIX_SERVERS", "@ann:hs.test")],
                ConfigError::BadServer("@ann:hs.test".to_owned()),
            ),
        ];
        for (pairs, expected) in table {
            assert_eq!(read(pairs), Err(expected), "{pairs:?}");
        }
    }

    #[test]
    fn lists_are_parted_by_commas_or_spaces() {
        let settings = read(&[
            HOME,
            TOKEN,
            ("MATRIX_ROOMS", "#chess:hs.test, !room-of-version-12"),
            ("MATRIX_SERVERS", "hs.test example.org:8448"),
        ]);
        let settings = settings.expect("it can be used").expect("it is set");
        assert_eq!(settings.rooms, ["#chess:hs.test", "!room-of-version-12"]);
        assert_eq!(settings.servers, ["hs.test", "example.org:8448"]);
    }
}
