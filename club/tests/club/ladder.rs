//! The ladder: who may challenge whom, and what a result does.

use menagerie_club::ladder::{Change, Ending, Ladder, OnLadder, Refusal, Role};

fn ladder() -> Ladder<char> {
    Ladder::new("abcdefg".chars()).expect("each letter is there once")
}

fn order(ladder: &Ladder<char>) -> String {
    ladder.players().iter().collect()
}

#[test]
fn a_player_challenges_at_most_three_places_above() {
    for (challenger, challenged, expected) in [
        ('e', 'd', Ok(())),
        ('e', 'b', Ok(())),
        ('e', 'a', Err(Refusal::TooFar(4))),
        ('e', 'f', Err(Refusal::Below(1))),
        ('a', 'g', Err(Refusal::Below(6))),
        ('e', 'e', Err(Refusal::Yourself)),
        ('x', 'a', Err(Refusal::NotOnLadder)),
        ('a', 'x', Err(Refusal::OpponentNotOnLadder)),
    ] {
        assert_eq!(ladder().may_challenge(&challenger, &challenged, false), expected);
    }
}

#[test]
fn nobody_on_vacation_is_challenged() {
    let ladder = ladder();
    assert_eq!(ladder.may_challenge(&'e', &'d', true), Err(Refusal::OnVacation));
    // Where they could not be challenged in any case, the vacation is not the reason.
    assert_eq!(ladder.may_challenge(&'e', &'a', true), Err(Refusal::TooFar(4)));
}

#[test]
fn a_result_changes_places() {
    let left = Change::Nothing;
    for (ending, expected, change) in [
        (Ending::Won(Role::Challenger), "aebcdfg", Change::Rose { from: 5, to: 2 }),
        (Ending::Won(Role::Challenged), "abcdefg", left),
        (Ending::Drawn, "abcdefg", left),
        // Nobody takes a place, and those below the hole move up in their order.
        (Ending::Left(Role::Challenged), "acdefgb", Change::Fell { from: 2 }),
        (Ending::Left(Role::Challenger), "abcdfge", Change::Fell { from: 5 }),
    ] {
        let mut ladder = ladder();
        assert_eq!(ladder.settle(&'e', &'b', ending), change, "{ending:?}");
        assert_eq!(order(&ladder), expected, "{ending:?}");
    }
}

#[test]
fn what_has_happened_since_the_challenge_counts() {
    let mut ladder = ladder();
    ladder.settle(&'e', &'b', Ending::Won(Role::Challenger));
    // By another game, e stands above b already.
    assert_eq!(ladder.settle(&'e', &'b', Ending::Won(Role::Challenger)), Change::Nothing);
    assert_eq!(order(&ladder), "aebcdfg");
    // d challenged b, who has left the ladder since.
    assert!(ladder.leave(&'b') && !ladder.leave(&'b'));
    assert_eq!(ladder.settle(&'d', &'b', Ending::Won(Role::Challenger)), Change::Nothing);
    assert_eq!(ladder.settle(&'d', &'b', Ending::Left(Role::Challenged)), Change::Nothing);
    assert_eq!(ladder.settle(&'d', &'b', Ending::Left(Role::Challenger)), Change::Fell { from: 4 });
    assert_eq!(order(&ladder), "aecfgd");
}

#[test]
fn a_new_player_stands_at_the_end_and_only_once() {
    let mut ladder = ladder();
    assert_eq!(ladder.join('h'), Ok(()));
    assert_eq!((order(&ladder).as_str(), ladder.place(&'h')), ("abcdefgh", Some(8)));
    assert_eq!(ladder.join('c'), Err(OnLadder(3)));
    assert_eq!(Ladder::new("aba".chars()), Err(OnLadder(1)));
}
