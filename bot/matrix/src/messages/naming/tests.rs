//! The members that are named by words, row by row.

use crate::messages::naming::*;

fn people() -> Vec<Member> {
    let known = [
        ("@bob:hs", Some("Bob")),
        ("@robert:hs", Some("Bob")),
        ("@eve:hs", Some("Eve of Old York")),
        ("@dan_1:hs", None),
        ("@x:hs", Some("Grand")),
        ("@tiny:hs", None),
        ("@zoe:hs", None),
        ("@mallory:hs", Some("zoe chess")),
        ("@trent:hs", Some("zoe tiny")),
    ];
    let member = |(user, name): (&str, Option<&str>)| {
        (ruma::UserId::parse(user).expect("it is one"), name.map(str::to_owned))
    };
    known.map(member).to_vec()
}

#[test]
fn a_member_is_known_by_name_or_address_wherever_they_stand_in_a_command() {
    let variants = ["chess", "Tiny Chess"].map(str::to_owned).to_vec();
    for (words, expected) in [
        ("eve terran", &[("@eve:hs", "terran")][..]),
        ("@eve terran", &[("@eve:hs", "terran")]),
        ("terran Eve", &[("@eve:hs", "terran")]),
        ("Terachess II @EVE:", &[("@eve:hs", "Terachess II")]),
        ("eve of old york chess", &[("@eve:hs", "chess")]),
        ("chess Eve\u{a0}of\u{200b} Old York", &[("@eve:hs", "chess")]),
        ("dan_1 tera", &[("@dan_1:hs", "tera")]),
        ("dan_1", &[("@dan_1:hs", "")]),
        ("bob chess", &[("@bob:hs", "chess"), ("@robert:hs", "chess")]),
        ("robert chess", &[("@robert:hs", "chess")]),
        ("tiny chess bob", &[("@bob:hs", "tiny chess"), ("@robert:hs", "tiny chess")]),
        // A name of another member that contains the words of a variant.
        ("zoe chess", &[("@zoe:hs", "chess")]),
        ("@zoe chess", &[("@zoe:hs", "chess")]),
        // “thai” and “thai chess” are other names of Makruk.
        ("thai chess bob", &[("@bob:hs", "thai chess"), ("@robert:hs", "thai chess")]),
        ("zoe tiny chess", &[("@trent:hs", "chess"), ("@zoe:hs", "tiny chess")]),
        ("tiny chess @robert", &[("@robert:hs", "tiny chess")]),
        ("tiny chess @tiny", &[("@tiny:hs", "tiny chess")]),
        ("chess", &[]),
        ("", &[]),
    ] {
        let found = called(words, &names(&people()), Some(&variants));
        let found = found.iter().map(|(user, rest)| (user.as_str(), rest.as_str()));
        assert_eq!(found.collect::<Vec<_>>(), expected, "{words}");
    }
    assert_eq!(called("bob chess", &names(&people()), None), [], "the whole text is a name there");
}

#[test]
fn what_could_be_a_variant_names_a_member_only_with_a_sign() {
    let variants = ["tiny-chess", "Tiny Chess", "terachess-2", "Terachess II", "Seven Kings"];
    let variants = variants.map(str::to_owned);
    for (words, expected) in [
        ("tiny chess", true),
        ("Chess Tiny", true),
        ("tera", true),
        ("tera chess", true),
        ("Terachess 2", true),
        ("tiny terachess", false),
        ("eve terachess", false),
        ("eve", false),
        ("bob", false),
    ] {
        assert_eq!(may_be_variant(words, &variants), expected, "{words}");
    }
}

#[test]
fn nobody_is_looked_for_longer_than_a_moment() {
    let member = |number| {
        let user = ruma::UserId::parse(format!("@m{number}:hs")).expect("it is one");
        (user, Some(format!("Member {number} of the room")))
    };
    let people: Vec<Member> = (0..1_000).map(member).collect();
    let began = std::time::Instant::now();
    assert_eq!(called(&"a ".repeat(MOST_WORDS_TYPED), &names(&people), Some(&Vec::new())), []);
    assert!(began.elapsed().as_secs() < 2, "{:?}", began.elapsed());
}

#[test]
fn a_member_is_named_behind_the_value_of_an_option_if_that_can_be_read_without_them() {
    use menagerie_chat::conversation::typed_options;
    let mut people = people();
    let more =
        [("@smith:hs", "Smith"), ("@eve2:hs", "Eve Smith"), ("@soft:hs", "soft"), ("@g:hs", "G")];
    people.extend(more.map(|(user, name)| {
        (ruma::UserId::parse(user).expect("it is one"), Some(name.to_owned()))
    }));
    let variants = ["chess", "Tiny Chess", "terran", "Terran Chess"].map(str::to_owned).to_vec();
    for (typed, expected) in [
        ("variant:terran clock:3 days Eve Smith", &["@eve2:hs terran 3 days"][..]),
        ("terran clock:3 days eve", &["@eve:hs terran 3 days"]),
        ("clock:3 days eve", &["@eve:hs  3 days"]),
        ("clock:3 days eve terran", &["@eve:hs terran 3 days"]),
        ("clock:3 days terran @eve,", &["@eve:hs terran 3 days"]),
        ("clock:days 3d soft robert", &["@robert:hs  days 3d soft"]),
        ("terran clock:days 3d soft robert", &["@robert:hs terran days 3d soft"]),
        ("terran clock:3 days bob", &["@bob:hs terran 3 days", "@robert:hs terran 3 days"]),
        ("terran colour:white please dan_1", &["@dan_1:hs terran "]),
        ("terran expires:3 days dan_1", &["@dan_1:hs terran "]),
        // Readable values are read, and the words of a variant name no member.
        ("terran clock:3 days soft", &[]),
        ("terran colour:white", &[]),
        ("clock:3 days tiny chess", &[]),
        // The rest has to be a value.
        ("terran clock:3 dayz eve", &[]),
        ("terran clock:eve", &[]),
        ("terran clock:3 days eve please move", &[]),
        ("metamachy array:QKL G", &[]),
        ("metamachy array:lot G", &["@g:hs metamachy "]),
    ] {
        let options = typed_options(CommandName::Challenge, typed);
        let parted = options.parted(CommandName::Challenge);
        let found = behind(CommandName::Challenge, &options, &parted, &names(&people), &variants);
        let found = found
            .iter()
            .map(|(user, left)| format!("{user} {} {}", left.text("variant"), left.text("clock")));
        assert_eq!(found.collect::<Vec<_>>(), expected, "{typed}");
    }
}
