//! “Did you mean …?” for an option's value that does not exist. If there would be one suggestion
//! alone, it is taken. Of several, the nearest are offered, each as the whole command with
//! everything that was understood. For a game that nothing is near to, the first ones of the list
//! are offered.

use crate::conversation::catalogue::usage;
use crate::conversation::choices::{Choice, choices, limits};
use crate::conversation::courtesies::bare;
use crate::conversation::likely::likely;
use crate::conversation::near_values::{clocks, days, near_clocks, pieces, variants, zones};
use crate::conversation::nearest::{Name, farness, nearest, nearest_in_words};
use crate::conversation::option_schema::{Kind, OptionSchema};
use crate::conversation::prefixed_step;
use crate::conversation::question::Question;
use crate::conversation::reading::{is_by_lot, known};
use crate::conversation::sides::side_named;
use menagerie_core::board::find_piece;
use menagerie_core::challenge::types::BY_LOT;
use menagerie_core::clock::{NoControl, NoSuchTimeOfDay, Zone, typed};
use menagerie_core::community::find_variant;
use menagerie_core::community::types::Limits;
use menagerie_core::model::{CommandName, CommandReference, Span, Text};
use menagerie_core::{PlayerId, message, shortened};
use menagerie_rules::{Position, Variant, notation};
use menagerie_store::StoreError;
use menagerie_words::{Reader, without_links};
use std::sync::Arc;

/// The most commands that are offered.
const MOST: usize = 3;
/// The most suggestions that are looked at.
const SUGGESTED: usize = 25;
/// The longest text, in bytes, in which a name is looked for.
const LONGEST_TYPED: usize = 100;

/// A value that is not understood, and the likeliest commands instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DidYouMean {
    /// The command.
    pub verb: CommandName,
    /// The option of the value.
    pub option: &'static str,
    /// The typed value.
    pub typed: String,
    /// The likeliest commands, the nearest first, each with its words.
    pub instead: Vec<(Text, CommandReference)>,
    /// Whether they are near to what was typed. Else it names no variant, and they are the first
    /// ones of the list.
    pub is_near: bool,
    /// Whether the list of variants can be shown where this is asked.
    pub has_list: bool,
}

impl DidYouMean {
    /// The text before the offered commands.
    pub fn words(&self) -> Text {
        let (typed, choices) = (shortened(&self.typed), self.instead.len());
        if self.is_near {
            let option = format!("{}-{}", self.verb.name(), self.option);
            return message!("chat-did-you-mean", typed, option, choices);
        }
        let text = message!("chat-no-such-variant", typed).plain(" ");
        let list = self.has_list.then(|| message!("chat-all-variants").plain(" "));
        text.then(list.unwrap_or_default()).then(message!("chat-other-variants", choices))
    }

    /// The commands as typed text, each with the part of its words that the command does not say.
    pub fn commands(&self) -> Vec<(String, Text)> {
        let command = |(label, step): &(Text, CommandReference)| {
            let value = step.with.iter().find(|(name, _)| name == self.option);
            let said = value.map_or_else(|| label.clone(), |(_, value)| without(label, value));
            (prefixed_step(step), said)
        };
        self.instead.iter().map(command).collect()
    }
}

/// The words without the value that they begin with.
fn without(label: &Text, value: &str) -> Text {
    let Some((Span::Plain(first), others)) = label.0.split_first() else { return label.clone() };
    let Some(more) = first.strip_prefix(value) else { return label.clone() };
    let more = more.trim_start_matches([',', ':', ' ']);
    let said = if more.is_empty() { Text::new() } else { Text::from(more) };
    said.then(Text(others.to_vec()))
}

/// The result of reading a value.
enum Sense {
    /// It is understood, or is refused with its reason where it is used.
    Known,
    /// It stands for this value.
    For(String),
    /// It does not exist. These are near, each with its words, the nearest first.
    Near(Vec<(String, Text)>),
    /// It names no variant and is near to none. These are the first ones of the list.
    NoVariant(Vec<(String, Text)>),
}

/// Splits a typed text into a variant's name and words behind it that belong to no option.
fn left_over(typed: &str) -> Option<(Arc<Variant>, String)> {
    if typed.len() > LONGEST_TYPED || find_variant(typed).is_ok() {
        return None;
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    let parts = (1..words.len()).rev().map(|at| words.split_at(at));
    let mut known = parts.filter_map(|(name, rest)| {
        Some((find_variant(&name.join(" ")).ok()?.clone(), rest.join(" ")))
    });
    known.next()
}

impl Question<'_> {
    /// The text that words behind a variant's name are not understood, and how to name an opponent
    /// and options. `None` if there are no such words.
    pub fn not_understood(&self, verb: CommandName) -> Option<Text> {
        let typed = self.options.text("variant");
        if verb == CommandName::League && typed.contains(',') {
            return None;
        }
        let (variant, rest) = left_over(typed)?;
        let text =
            message!("chat-left-over", variant = &variant.name, rest = shortened(&rest)).plain(" ");
        if verb != CommandName::Challenge {
            return Some(text.then(message!("chat-left-over-of-other")));
        }
        let step = self.as_understood(&variant, &rest);
        Some(text.then(match self.address() {
            Some(_) => message!("chat-left-over-of-challenge", step),
            None => message!("chat-left-over-of-challenge-to-nobody", step),
        }))
    }

    /// The challenge with everything that was understood, and an empty clock to name if there was
    /// none.
    fn as_understood(&self, variant: &Variant, rest: &str) -> CommandReference {
        let step = CommandReference::of(CommandName::Challenge);
        let step = step.with("opponent", self.address().unwrap_or_default());
        let mut step = step.with("variant", &variant.id);
        let named = usage(CommandName::Challenge).options.into_iter().map(|given| given.name);
        for name in named.filter(|name| !matches!(*name, "opponent" | "variant" | "clock")) {
            let value = self.options.text(name);
            step = if value.is_empty() { step } else { step.with(name, value) };
        }
        let clock = [self.options.text("clock"), rest].into_iter();
        let clock = clock.map(|it| it.trim_start_matches(|c: char| !c.is_alphanumeric()));
        let clock = clock.filter(|it| typed::control(it).is_ok()).find(|it| !it.is_empty());
        step.with("clock", clock.unwrap_or("days 3d"))
    }

    /// Replaces typed values by the values that they stand for. Returns the first value that does
    /// not exist, with the likeliest commands. `None` if everything is understood or nothing is
    /// near.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn meant(&mut self, verb: CommandName) -> Result<Option<DidYouMean>, StoreError> {
        self.options = std::mem::take(&mut self.options).without_courtesy();
        for given in usage(verb).options {
            let typed = self.options.text(given.name).trim().to_owned();
            if typed.is_empty() {
                continue;
            }
            let (near, is_near) = match self.sense(verb, &given, &typed).await? {
                Sense::Known => continue,
                Sense::For(value) => {
                    self.options = std::mem::take(&mut self.options).put(given.name, value);
                    continue;
                }
                // No command that is offered carries a file.
                Sense::Near(near) | Sense::NoVariant(near)
                    if near.is_empty() || self.options.file().is_some() =>
                {
                    continue;
                }
                Sense::Near(near) => (near, true),
                Sense::NoVariant(first) => (first, false),
            };
            let mut instead: Vec<(Text, CommandReference)> = Vec::new();
            for (value, label) in near {
                let step = self.with(verb, given.name, &value).await?;
                // A suggestion and a near name may be the same value under two names.
                let is_new =
                    |(known, other): &(Text, CommandReference)| *known != label && *other != step;
                if instead.len() < MOST && instead.iter().all(is_new) {
                    instead.push((label, step));
                }
            }
            let (option, has_list) = (given.name, self.server.is_some());
            return Ok(Some(DidYouMean { verb, option, typed, instead, is_near, has_list }));
        }
        Ok(None)
    }

    async fn sense(
        &self,
        verb: CommandName,
        given: &OptionSchema,
        typed: &str,
    ) -> Result<Sense, StoreError> {
        let names = match (given.name, &given.kind) {
            ("move" | "when" | "then" | "array", _) => {
                return self.sense_of_suggestion(verb, given, typed).await;
            }
            ("variant", _) if self.variant_named(typed).await?.is_ok() => return Ok(Sense::Known),
            // Each of a league's games is read, and refused with its reason, where it is used.
            ("variant", _) if verb == CommandName::League && typed.contains(',') => {
                return Ok(Sense::Known);
            }
            ("variant", _) => self.variants_of(verb).await?,
            ("piece", Kind::Suggested) => match self.variant().await? {
                Ok(variant) if find_piece(&variant, typed).is_err() => pieces(&variant),
                _ => return Ok(Sense::Known),
            },
            ("clock", Kind::Suggested) => match typed::control(typed) {
                Err(NoControl::Unknown(_) | NoControl::Missing) => clocks(),
                _ => return Ok(Sense::Known),
            },
            ("colour", Kind::Choice(choices)) => {
                let variant = self.variant_named(self.options.text("variant")).await?.ok();
                let setup = self.options.text("setup");
                let side = variant.and_then(|variant| side_named(&variant, setup, typed));
                let value = side.map(|side| side.as_str().to_owned());
                if let Some(value) = value.or_else(|| known(given, &notation::uniform(typed))) {
                    return Ok(Sense::For(value));
                }
                choices.iter().map(|(_, value)| Name::of(value, &[])).collect()
            }
            ("zone", _) if typed::zone(typed, self.now).is_ok() => return Ok(Sense::Known),
            ("zone", _) => zones(),
            (_, Kind::Text) => return Ok(self.sense_of_text(verb, given.name, typed)),
            (_, Kind::Choice(choices) | Kind::Search(choices)) => {
                // Numbers and times have no near names.
                if typed.contains(|c: char| c.is_ascii_digit()) && given.name != "clock" {
                    return Ok(Sense::Known);
                }
                let likely = likely(given.name, typed).iter();
                let near: Vec<_> = likely.map(|it| ((*it).to_owned(), Text::from(*it))).collect();
                if !near.is_empty() {
                    return Ok(Sense::Near(near));
                }
                choices.iter().map(|(_, value)| Name::of(value, &[])).collect()
            }
            _ => return Ok(Sense::Known),
        };
        let typed_name = typed.to_lowercase();
        if names.iter().any(|name| name.called.contains(&typed_name)) {
            return Ok(Sense::Known);
        }
        let mut suggested = self.suggested(verb, given, typed).await?;
        if let Some(value) = sent(&suggested, typed) {
            return Ok(Sense::For(value));
        }
        if let [(value, _)] = &suggested[..] {
            return Ok(Sense::For(value.clone()));
        }
        if given.name == "variant" {
            let far = |label: &Text| farness(&typed_name, &in_english(label).to_lowercase());
            suggested.sort_by_key(|(_, label)| far(label).unwrap_or(usize::MAX));
        }
        let first: Vec<Name> = match given.name {
            // Only variants that members have sent can be withdrawn.
            "variant" if verb != CommandName::Variant => names.iter().take(MOST).cloned().collect(),
            _ => Vec::new(),
        };
        let has_words = given.name == "variant" && suggested.is_empty();
        let near = if has_words { nearest_in_words(typed, names) } else { nearest(typed, names) };
        if near.is_empty() && suggested.is_empty() && !first.is_empty() {
            let first = first.into_iter().map(|name| (name.value, name.shown.into()));
            return Ok(Sense::NoVariant(first.collect()));
        }
        let near = near.into_iter().map(|name| {
            let zone = (given.name == "zone").then(|| Zone::named(&name.value).ok()).flatten();
            let label = zone.map_or(name.shown.into(), |zone| {
                menagerie_core::model::zone_label(&zone, self.now)
            });
            (name.value, label)
        });
        let mut near: Vec<(String, Text)> = suggested.into_iter().chain(near).collect();
        if given.name == "clock" {
            near = near_clocks(typed, near.into_iter().map(|(clock, _)| clock).collect());
        }
        Ok(Sense::Near(near))
    }

    /// Moves and arrays are read where they are played. Here only the words of a suggestion are
    /// read.
    async fn sense_of_suggestion(
        &self,
        verb: CommandName,
        given: &OptionSchema,
        typed: &str,
    ) -> Result<Sense, StoreError> {
        if given.name != "array" && !typed.contains('→') {
            return Ok(Sense::Known);
        }
        let suggested = self.suggested(verb, given, typed).await?;
        if let Some(value) = sent(&suggested, typed) {
            return Ok(Sense::For(value));
        }
        // An order of that name is the one meant.
        let is_lot = given.name == "array"
            && is_by_lot(typed)
            && self.variant().await?.is_ok_and(|variant| {
                variant.shuffle.is_some() && variant.chosen_array(typed).is_err()
            });
        if is_lot {
            return Ok(Sense::For(BY_LOT.to_owned()));
        }
        let is_array = match self.variant().await? {
            Ok(variant) => given.name != "array" || is_order(&variant, typed),
            Err(_) => true,
        };
        if is_array {
            return Ok(Sense::Known);
        }
        Ok(Sense::Near(self.suggested(verb, given, "").await?))
    }

    /// The suggestions for a typed text, each with its words.
    async fn suggested(
        &self,
        verb: CommandName,
        given: &OptionSchema,
        typed: &str,
    ) -> Result<Vec<(String, Text)>, StoreError> {
        if !matches!(given.kind, Kind::Suggested | Kind::Search(_)) {
            return Ok(Vec::new());
        }
        let found = choices(self, (verb, given.name), typed, SUGGESTED).await?;
        let chosen = |choice: Choice| Some((choice.value?, choice.label));
        Ok(found.into_iter().filter_map(chosen).collect())
    }

    fn sense_of_text(&self, verb: CommandName, name: &str, typed: &str) -> Sense {
        let near = match (verb, name) {
            (CommandName::Time, "quiet") => match typed::quiet(typed) {
                Ok(_) | Err(NoSuchTimeOfDay::Empty) => return Sense::Known,
                Err(_) => typed::near_quiet(typed),
            },
            (CommandName::Time, "weekend") if typed::days_off(typed).is_ok() => {
                return Sense::Known;
            }
            (CommandName::Time, "weekend") => {
                let spelled = nearest(typed, days()).into_iter().map(|day| day.value);
                spelled.chain(typed::near_days_off(typed)).collect()
            }
            (CommandName::Vacation, "from" | "until")
                if Zone::UTC.moment(typed, self.now).is_ok() =>
            {
                return Sense::Known;
            }
            (CommandName::Vacation, "from" | "until") => {
                let spelled: Vec<_> =
                    nearest(typed, days()).into_iter().map(|day| day.value).collect();
                if spelled.is_empty() { Zone::UTC.near_moment(typed, self.now) } else { spelled }
            }
            (CommandName::Give, "time") if typed::length(typed).is_ok() => return Sense::Known,
            (CommandName::Give, "time") => typed::near_length(typed),
            _ => return Sense::Known,
        };
        Sense::Near(near.into_iter().map(|value| (value.clone(), value.into())).collect())
    }

    async fn variants_of(&self, verb: CommandName) -> Result<Vec<Name>, StoreError> {
        let all =
            if verb == CommandName::Challenge { limits(self).await? } else { Limits::default() };
        Ok(variants(&all))
    }

    /// The same command with another value. It names its game, because it may be given elsewhere.
    async fn with(
        &self,
        verb: CommandName,
        name: &str,
        value: &str,
    ) -> Result<CommandReference, StoreError> {
        let mut step = CommandReference::of(verb);
        let options = usage(verb).options;
        for given in &options {
            let typed = self.options.text(given.name);
            let kept = if given.name == name { value } else { typed };
            if !kept.is_empty() {
                step = step.with(given.name, kept);
            } else if let (Kind::Member, Some(address)) = (&given.kind, self.address()) {
                step = step.with(given.name, address);
            } else if given.name == "game"
                && let Ok(game) = self.game(self.options.which()).await?
            {
                step = step.with("game", game.id);
            }
        }
        Ok(step)
    }

    /// The address of the named member on the caller's network.
    fn address(&self) -> Option<&str> {
        let network = self.place.network();
        self.options.named().and_then(|member: &PlayerId| member.address_on(network))
    }
}

/// Whether a text names an array or a way to draw one, in a game that has several.
fn is_order(variant: &Arc<Variant>, typed: &str) -> bool {
    let Some(shuffle) = &variant.shuffle else { return true };
    // The text that no such order exists comes from the place where orders are read.
    if Position::start(variant).chosen_order().is_some() {
        return true;
    }
    let mut words = shuffle.symmetries.iter().map(|symmetry| symmetry.name()).chain([BY_LOT]);
    words.any(|word| word.eq_ignore_ascii_case(typed.trim()))
}

/// The words of a suggestion as they are read back.
fn in_english(label: &Text) -> String {
    without_links(label, Reader::LOG)
}

/// The suggestion whose words were sent as a text, as phones do. Long words are cut there, so their
/// beginning is enough if it fits one suggestion alone.
fn sent(suggested: &[(String, Text)], typed: &str) -> Option<String> {
    let words = |label: &Text| bare(&notation::uniform(&in_english(label)));
    let sent = Some(bare(&notation::uniform(typed))).filter(|sent| !sent.is_empty())?;
    let whole = suggested.iter().find(|(_, label)| words(label) == sent);
    let mut begun = suggested.iter().filter(|(_, label)| words(label).starts_with(&sent));
    let cut = match (begun.next(), begun.next()) {
        (Some(one), None) if typed.ends_with('…') => Some(one),
        _ => None,
    };
    whole.or(cut).map(|(value, _)| value.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suggestion_that_was_cut_is_taken_only_if_it_is_one_alone() {
        let row = |value: &str, label: &str| (value.to_owned(), Text::from(label));
        let suggested =
            [row("a1a2", "R a1 → a2"), row("a1a3", "R a1 → a3"), row("b1c3", "N b1 → c3")];
        for (typed, expected) in [
            ("R a1 → a2", Some("a1a2")),
            ("r a1 → A2", Some("a1a2")),
            ("R →…", None),
            ("R a1 →…", None),
            ("R a1 → a…", None),
            ("R a1 → a3…", Some("a1a3")),
            ("N b1 →…", Some("b1c3")),
            ("N b1 →", None),
            ("…", None),
            ("", None),
        ] {
            assert_eq!(sent(&suggested, typed).as_deref(), expected, "{typed}");
        }
    }
}
