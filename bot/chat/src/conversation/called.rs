//! Commands by the names that members type: the English ones, and those of their own language.

use menagerie_core::model::CommandName;
use menagerie_words::{Language, named};

/// The command that a typed word names, in English or in a language. An English name counts first.
pub fn called(word: &str, language: Language) -> Option<CommandName> {
    let word = word.to_lowercase();
    let is_it = |verb: &CommandName| {
        let key = format!("command-{}", verb.name());
        named(&key, Some("name"), language).is_some_and(|name| name == word)
    };
    CommandName::named(&word).or_else(|| CommandName::ALL.into_iter().find(is_it))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conversation::{typed_options, typed_options_in, usage};
    use std::collections::HashMap;

    #[test]
    fn each_name_of_each_language_leads_to_its_command_and_so_does_the_english_one() {
        for language in Language::all() {
            let mut verbs: HashMap<String, CommandName> = HashMap::new();
            for verb in CommandName::ALL {
                let own = usage(verb).name(language);
                assert!(own.is_some() || language == Language::ENGLISH, "{verb:?} in {language:?}");
                let own = own.unwrap_or_else(|| verb.name().to_owned());
                for typed in [own.clone(), own.to_uppercase(), verb.name().to_owned()] {
                    assert_eq!(called(&typed, language), Some(verb), "{typed} in {language:?}");
                }
                let other = verbs.insert(own.clone(), verb);
                assert_eq!(other, None, "{own} is also {verb:?} in {language:?}");
            }
        }
    }

    #[test]
    fn each_name_of_an_option_leads_to_its_option() {
        for language in Language::all() {
            for verb in CommandName::ALL {
                let usage = usage(verb);
                for option in &usage.options {
                    let own = usage.name_of(option, language);
                    let own = own.unwrap_or_else(|| option.name.to_owned());
                    for name in [own.as_str(), &own.to_uppercase(), option.name] {
                        let given = typed_options_in(verb, &format!("{name}:7"), language);
                        let english = typed_options(verb, &format!("{}:7", option.name));
                        assert_eq!(given, english, "{verb:?} {name} in {language:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn another_language_is_not_understood() {
        let german = Language::of_tag("de").expect("it is a language");
        assert_eq!(called("brett", german), Some(CommandName::Board));
        assert_eq!(called("brett", Language::ENGLISH), None);
        assert_eq!(called("échiquier", german), None);
        assert_eq!(called("", german), None);
    }
}
