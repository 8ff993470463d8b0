//! The users that a text really pings, under the limits of `allowed_mentions`.

use serde_json::Value;

use super::{World, read_id};
use crate::api_error::FormErrors;

/// The pings that a message allows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AllowedMentions {
    users: Allowed,
    everyone: bool,
    pub replied_user: bool,
}

#[derive(Clone, Debug, PartialEq)]
enum Allowed {
    All,
    Only(Vec<u64>),
}

impl AllowedMentions {
    /// The value for people's clients: everything, and the author of a replied message if they
    /// wish.
    pub fn all(replied_user: bool) -> AllowedMentions {
        AllowedMentions { users: Allowed::All, everyone: true, replied_user }
    }

    /// Reads the field of a request. Without the field, everything is allowed.
    pub fn read(value: &Value, errors: &mut FormErrors) -> AllowedMentions {
        if value.is_null() {
            return AllowedMentions::all(true);
        }
        let list = |name: &str| value[name].as_array().cloned().unwrap_or_default();
        let parse = list("parse");
        let users = list("users");
        for (place, kind) in parse.iter().enumerate() {
            if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
                errors.add(
                    &format!("allowed_mentions.parse.{place}"),
                    "BASE_TYPE_CHOICES",
                    "Value must be one of ('users', 'roles', 'everyone').",
                );
            }
        }
        errors.at_most("allowed_mentions.users", users.len(), 100);
        let all_users = parse.iter().any(|kind| kind == "users");
        if all_users && !users.is_empty() {
            errors.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                "parse:[\"users\"] and users: [ids...] are mutually exclusive.",
            );
        }
        AllowedMentions {
            users: if all_users {
                Allowed::All
            } else {
                Allowed::Only(users.iter().filter_map(read_id).collect())
            },
            everyone: parse.iter().any(|kind| kind == "everyone"),
            replied_user: value["replied_user"].as_bool().unwrap_or(false),
        }
    }

    fn allows(&self, user: u64) -> bool {
        match &self.users {
            Allowed::All => true,
            Allowed::Only(users) => users.contains(&user),
        }
    }
}

/// The pings of one message.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pings {
    pub users: Vec<u64>,
    pub everyone: bool,
}

impl World {
    /// The pings of a text. `replied` is the author of the replied message. `may_everyone` is the
    /// author's permission.
    pub fn pings(
        &self,
        content: &str,
        allowed: &AllowedMentions,
        replied: Option<u64>,
        may_everyone: bool,
    ) -> Pings {
        let mentioned = mentioned_users(content)
            .into_iter()
            .filter(|user| self.users.contains_key(user) && allowed.allows(*user));
        let mut users: Vec<u64> = Vec::new();
        for user in mentioned.chain(replied.filter(|_| allowed.replied_user)) {
            if !users.contains(&user) {
                users.push(user);
            }
        }
        let names_everyone = content.contains("@everyone") || content.contains("@here");
        Pings { users, everyone: names_everyone && allowed.everyone && may_everyone }
    }
}

/// The ids in `<@1>` and `<@!1>`, in order and with repetitions.
pub(crate) fn mentioned_users(content: &str) -> Vec<u64> {
    let mut users = Vec::new();
    for (start, _) in content.match_indices("<@") {
        let rest = &content[start + 2..];
        let rest = rest.strip_prefix('!').unwrap_or(rest);
        if let Some((digits, _)) = rest.split_once('>')
            && !digits.is_empty()
            && digits.bytes().all(|byte| byte.is_ascii_digit())
            && let Ok(id) = digits.parse()
        {
            users.push(id);
        }
    }
    users
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_in_text() {
        for (content, expected) in [
            ("", vec![]),
            ("<@12> and <@!34>", vec![12, 34]),
            ("<@&12> <@x> <@> <@1", vec![]),
            ("`<@7>`", vec![7]),
        ] {
            assert_eq!(mentioned_users(content), expected, "{content}");
        }
    }
}
