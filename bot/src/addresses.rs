//! The forms of addresses on this program's networks, checked for data from outside. An address
//! without its network's form would lead to nobody, or to everybody.

use menagerie_core::record::Record;
use menagerie_core::{Place, PlayerId, Server};

/// The longest address, in bytes. Matrix has no longer ones, except threads in a room.
const LONGEST: usize = 255;

/// Whether a player has the form of an account of their network. The forms of other networks are
/// unknown.
pub fn is_player(player: &PlayerId) -> bool {
    match parts(player.as_str()) {
        (menagerie_discord::NETWORK, address) => is_number(address),
        (menagerie_matrix::NETWORK, address) => is_of_matrix('@', address) && address.contains(':'),
        ("former", address) => is_number(address),
        (_, address) => !address.is_empty(),
    }
}

fn is_server(server: &Server) -> bool {
    match parts(server.as_str()) {
        (menagerie_discord::NETWORK, address) => is_number(address),
        (menagerie_matrix::NETWORK, address) => {
            is_of_matrix('!', address) && !address.contains('/')
        }
        (_, address) => !address.is_empty(),
    }
}

fn is_place(place: &Place) -> bool {
    match parts(place.as_str()) {
        (menagerie_discord::NETWORK, address) => is_number(address),
        (menagerie_matrix::NETWORK, address) => {
            // An event's identifier may contain a slash, a room's does not.
            let (room, thread) =
                address.split_once('/').map_or((address, None), |(a, b)| (a, Some(b)));
            is_of_matrix('!', room) && thread.is_none_or(|thread| is_of_matrix('$', thread))
        }
        (_, address) => !address.is_empty(),
    }
}

/// The first name in a record without the form of its network.
pub fn wrong_in(record: &Record) -> Option<&str> {
    let Record { beginning, ruling, standing, .. } = record;
    let players = beginning.players.iter().chain(ruling.as_ref().map(|ruling| &ruling.by));
    let player = players.filter(|player| !is_player(player)).map(PlayerId::as_str).next();
    let server = Some(&beginning.server).filter(|server| !is_server(server)).map(Server::as_str);
    let places = [Some(&standing.place), standing.own_place.as_ref()].into_iter().flatten();
    let place = places.filter(|place| !is_place(place)).map(Place::as_str).next();
    player.or(server).or(place)
}

fn parts(name: &str) -> (&str, &str) {
    name.split_once(':').unwrap_or((name, ""))
}

fn is_number(address: &str) -> bool {
    address.bytes().all(|byte| byte.is_ascii_digit())
        && address.parse::<u64>().is_ok_and(|it| it > 0)
}

fn is_of_matrix(sigil: char, address: &str) -> bool {
    let is_visible = address.chars().all(|c| !c.is_whitespace() && !c.is_control());
    address.len() <= LONGEST
        && is_visible
        && address.strip_prefix(sigil).is_some_and(|rest| !rest.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_the_form_of_its_network() {
        for (name, player, server, place) in [
            ("discord:1180000000000000011", true, true, true),
            ("discord:@everyone", false, false, false),
            ("discord:", false, false, false),
            ("discord:0", false, false, false),
            ("discord:<@1>", false, false, false),
            ("discord:99999999999999999999999", false, false, false),
            ("matrix:@ann:hs.test", true, false, false),
            ("matrix:@ann", false, false, false),
            ("matrix:@room", false, false, false),
            ("matrix:!abc:hs.test", false, true, true),
            ("matrix:!of-version-12", false, true, true),
            ("matrix:!abc:hs.test/$event/x", false, false, true),
            ("matrix:!abc:hs.test/event", false, false, false),
            ("matrix:!a b", false, false, false),
            ("former:123456789", true, true, true),
            ("former:Ann", false, true, true),
            ("test:Ann", true, true, true),
            ("test:", false, false, false),
        ] {
            let name = || name.to_owned();
            assert_eq!(is_player(&PlayerId::from_stored(name())), player, "{}", name());
            assert_eq!(is_server(&Server::from_stored(name())), server, "{}", name());
            assert_eq!(is_place(&Place::from_stored(name())), place, "{}", name());
        }
    }
}
