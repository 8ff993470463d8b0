//! Everything that can be asked for, with what is given for it, as people are told.

use super::common_options::{
    MATES, OF_PROBLEMS, OF_SENT_GAMES, all_variants, game, looks, setting, square, variant,
    variants,
};
use super::given::{Given, Kind, Usage, choice, words};
use menagerie_core::browse::Listing;
use menagerie_core::model::Verb;
use menagerie_core::model::request::{Terms, Verdict};
use menagerie_core::model::state::Setting;
use menagerie_core::notebook::LONGEST_NOTE;
use menagerie_core::record::Format;

/// Everything that can be asked for.
pub fn catalogue() -> Vec<Usage> {
    Verb::ALL.map(usage).into_iter().collect()
}

/// One thing to ask for, with what is given for it.
pub fn usage(verb: Verb) -> Usage {
    let (words, options) = match verb {
        Verb::Challenge => (
            "Invite a member to a game, or whoever likes",
            vec![
                Given { kind: Kind::Suggested, ..variant().required() },
                Given::of(
                    "opponent",
                    Kind::Member,
                    "Who shall play against you; anybody, if you name nobody",
                ),
                Given::of(
                    "colour",
                    choice([
                        ("I move first", "first"),
                        ("I move second", "second"),
                        ("by lot", "random"),
                    ]),
                    "Whether you move first; by lot unless you say so",
                ),
                Given::of(
                    "setup",
                    Kind::Text,
                    "A position to start from instead of the array, as a FEN",
                ),
                Given::of(
                    "array",
                    Kind::Suggested,
                    "How the array is drawn, in games that draw it, or its order where that can be chosen",
                ),
                Given::of(
                    "clock",
                    Kind::Suggested,
                    "How much time there is for moves, like days 3d; as is usual here unless you say so",
                ),
                Given::of(
                    "uses",
                    choice(Terms::uses_words().into_iter().map(|word| (word.clone(), word))),
                    "How many games can come of it, if anybody can join; one unless you say so",
                ),
                Given::of(
                    "expires",
                    choice(Terms::time_words()),
                    "How long it stands; seven days unless you say so",
                ),
            ],
        ),
        Verb::Move => (
            "Play a move, in any notation",
            vec![
                Given::of(
                    "move",
                    Kind::Suggested,
                    "A square lists the pieces that can go there; any notation is accepted",
                )
                .required(),
                game(),
                Given::of("draw", Kind::Flag, "Whether to offer a draw with the move"),
            ],
        ),
        Verb::Board => (
            "See the board of a game; only you see the answer",
            [
                vec![
                    game(),
                    Given::of(
                        "text",
                        choice([
                            ("by piece", "by piece"),
                            ("by rank", "by rank"),
                            ("what has changed lately", "changes"),
                            ("as a FEN, with what was captured", "fen"),
                        ]),
                        "The position in words instead of a picture",
                    ),
                    Given::of(
                        "zoom",
                        Kind::Text,
                        "A part of the board, by two corners, a1-h8, or half: that of the last move",
                    ),
                    Given::of("at", Kind::Number(0), "The board after so many plies"),
                ],
                looks(),
            ]
            .concat(),
        ),
        Verb::Replay => (
            "The moves of a game as an animation",
            [
                vec![game(), Given::of("last", Kind::Number(1), "Only so many plies from the end")],
                looks(),
            ]
            .concat(),
        ),
        Verb::Settings => (
            "How you want to see boards that are shown to you alone, and who is told what you play",
            Setting::OF_A_PLAYER.map(setting).to_vec(),
        ),
        Verb::Server => (
            "How boards look here, the usual clock, how many games, and more; for those who manage it",
            Setting::OF_A_SERVER.map(setting).to_vec(),
        ),
        Verb::Moves => (
            "See where a piece can go; only you see the answer",
            vec![square(), Given::of("to", Kind::Text, "Only the ways to this square"), game()],
        ),
        Verb::Look => ("What stands on a square, and who attacks it", vec![square(), game()]),
        Verb::Piece => (
            "How a piece moves",
            vec![
                Given::of("piece", Kind::Suggested, "Its name or its letter").required(),
                variant(),
            ],
        ),
        Verb::Undo => (
            "Take your last move back: alone for a minute, later if your opponent agrees",
            vec![game()],
        ),
        Verb::Resign => ("Give a game up; asks again first", vec![game()]),
        Verb::Draw => ("Offer a draw, accept one, or claim one that the rules grant", vec![game()]),
        Verb::Claim => ("Claim a game whose other side is out of time", vec![game()]),
        Verb::Give => (
            "Give your opponent, who is to move, more time",
            vec![Given::of("time", Kind::Text, "How much, like 3d or 12h").required(), game()],
        ),
        Verb::Time => (
            "Where you live, days off and quiet hours, for the clocks of all your games",
            vec![
                Given::of("zone", Kind::Suggested, "Your time zone, like Europe/Berlin"),
                Given::of(
                    "weekend",
                    Kind::Text,
                    "At most two weekdays on which your clock stands still, like sat sun, or none",
                ),
                Given::of(
                    "quiet",
                    Kind::Text,
                    "When you are not to be warned, like 22:00-07:00, or none",
                ),
                Given::of(
                    "automatic",
                    words(["on", "off"]),
                    "Whether hours of vacation are used when your time is up",
                ),
            ],
        ),
        Verb::Vacation => (
            "Let the clocks of your games stand still for a while, or see how many hours are left",
            vec![
                Given::of("until", Kind::Text, "Until when: 2026-12-24, or how long, like 10d"),
                Given::of("from", Kind::Text, "From when; at once unless you say so"),
                Given::of(
                    "end",
                    choice([("end it now", "now"), ("leave it", "no")]),
                    "Whether it ends now",
                ),
            ],
        ),
        Verb::Abort => (
            "End a game without a result: alone before both have moved, later only together",
            vec![game()],
        ),
        Verb::Freeze => (
            "Stop a game of others and its clock for a while; only for moderators",
            vec![
                game(),
                Given::of("reason", Kind::Text, "Why; those who play read it"),
                Given::of(
                    "all",
                    Kind::Flag,
                    "Whether all games here are stopped; only for managers",
                ),
            ],
        ),
        Verb::Thaw => (
            "Let a game go on that was stopped; only for moderators",
            vec![
                game(),
                Given::of("all", Kind::Flag, "Whether all games here go on; only for managers"),
            ],
        ),
        Verb::Adjudicate => (
            "Decide a game of others, with a reason; only for moderators",
            vec![
                Given::of(
                    "result",
                    choice(Verdict::ALL.map(|verdict| (verdict.label(), verdict.word()))),
                    "How the game ends",
                )
                .required(),
                Given::of("reason", Kind::Text, "Why; both players read it, and it is kept")
                    .required(),
                game(),
            ],
        ),
        Verb::Join => (
            "Join a challenge by its code, also one that was made on another network",
            vec![
                Given::of("code", Kind::Text, "The code that stands with the challenge").required(),
            ],
        ),
        Verb::Rematch => ("Challenge the same opponent again, with sides changed", vec![game()]),
        Verb::Block => (
            "Do not play against a member any more; alone, it lists whom you have blocked",
            vec![Given::of("member", Kind::Member, "Against whom; nobody but you is told")],
        ),
        Verb::Unblock => (
            "Play against a member again whom you have blocked",
            vec![Given::of("member", Kind::Member, "Against whom").required()],
        ),
        Verb::Link => (
            "Play as one member with your accounts of two networks; alone, it gives you a code",
            vec![Given::of(
                "code",
                Kind::Text,
                "The code that you were given with your other account, on the other network",
            )],
        ),
        Verb::Unlink => {
            ("Make two members again of the two accounts that you have linked", Vec::new())
        }
        Verb::Privacy => (
            "What is stored about you: see it, take it along or delete it; only you see the answer",
            vec![
                Given::of(
                    "what",
                    choice([
                        ("see what is kept", "kept"),
                        ("take it along as a file", "export"),
                        ("delete it; asks again first", "delete"),
                    ]),
                    "What you want; without it, you see what is kept",
                ),
                Given::of(
                    "part",
                    Kind::Number(1),
                    "Which part, if the file is too large for one",
                ),
            ],
        ),
        Verb::Games => (
            "List games and challenges: yours unless you say otherwise, the most urgent first",
            vec![
                Given::of(
                    "which",
                    choice(Listing::ALL.map(|listing| (listing.label(), listing.word()))),
                    "Those that run, unless you say otherwise",
                ),
                variant(),
                Given::of(
                    "member",
                    Kind::Member,
                    "Games of this member, as far as you may see them",
                ),
            ],
        ),
        Verb::Help => ("How to play, by examples", Vec::new()),
        Verb::Rules => ("How the pieces of a game move", vec![variant()]),
        Verb::Export => (
            "Take a game along as a file: its moves, its position or a picture",
            vec![
                Given::of(
                    "format",
                    choice(Format::ALL.map(|format| (format.label(), format.word()))),
                    "What kind of file; one with everything in it unless you say otherwise",
                ),
                game(),
            ],
        ),
        Verb::At => (
            "See an earlier board of a game, and go on from it to the others; only you see it",
            [
                vec![
                    Given::of(
                        "ply",
                        Kind::Text,
                        "After how many plies (7), or after a move as it is numbered (4. or 4…)",
                    )
                    .required(),
                    game(),
                ],
                looks(),
            ]
            .concat(),
        ),
        Verb::Note => (
            "Note something about a game, or see your notes; nobody else ever sees them",
            vec![
                Given::of(
                    "text",
                    Kind::Words(LONGEST_NOTE),
                    "What to note; without it, you see your notes",
                ),
                game(),
                Given::of("remove", Kind::Number(1), "The number of a note that shall go"),
                Given::of("before", Kind::Number(1), "Only notes that are older than this one"),
            ],
        ),
        Verb::Try => (
            "Try moves on a board of your own, from any position of a game; nobody else sees it",
            vec![
                Given::of(
                    "moves",
                    Kind::Text,
                    "One or more moves, both sides' in turn; without them, you see your line",
                ),
                game(),
                Given::of(
                    "at",
                    Kind::Text,
                    "Begin anew after so many plies (7), or after a move as it is numbered (4. or 4…)",
                ),
                Given::of("back", Kind::Number(1), "Take so many plies of your line back first"),
            ],
        ),
        Verb::If => (
            "Moves that are played at once if your opponent plays what you expect; only you see them",
            vec![
                Given::of(
                    "line",
                    Kind::Text,
                    "A move of your opponent, your answer, and so on, with spaces between: e7e5 g1f3 b8c6 f1b5",
                ),
                Given::of(
                    "when",
                    Kind::Suggested,
                    "The move of your opponent, if you name no line",
                ),
                Given::of("then", Kind::Suggested, "Your answer to it; resign gives the game up"),
                Given::of("drop", Kind::Text, "The number of one that goes, or all"),
                game(),
            ],
        ),
        Verb::Profile => (
            "What somebody has played: won, drawn and lost, by game, and since when",
            vec![Given::of("member", Kind::Member, "Whose record; yours unless you name somebody")],
        ),
        Verb::Places => (
            "See where games are begun here; those who manage it settle that",
            vec![Given::of(
                "here",
                choice([
                    ("games are begun here", "allow"),
                    ("games are begun here no more", "forbid"),
                    ("games are begun everywhere", "everywhere"),
                ]),
                "What shall be so; without it, you see what is so",
            )],
        ),
        Verb::Variants => (
            "See which games can be challenged here; those who manage it settle that",
            vec![
                Given::of(
                    "allow",
                    Kind::Search([vec![all_variants()], variants()].concat()),
                    "This one can be challenged, and no others but those that were allowed",
                ),
                Given::of("forbid", Kind::Search(variants()), "This one cannot be challenged"),
            ],
        ),
        Verb::Variant => (
            "Play a game that you have written: send its file, and see what is wrong with it",
            vec![
                Given::of("file", Kind::File, "The variant file, a text of at most 64 KiB"),
                Given::of(
                    "what",
                    choice(OF_SENT_GAMES),
                    "What you want; with a file, to try it, and the list without",
                ),
                Given::of("opponent", Kind::Member, "To try: whom you challenge to it"),
                Given::of(
                    "clock",
                    Kind::Suggested,
                    "To try: how much time there is for moves, like days 3d",
                ),
                Given::of("variant", Kind::Suggested, "Which game of the list, by its name"),
            ],
        ),
        Verb::Watch => (
            "Watch a game of others: its board, and a place among those who talk about it",
            vec![game()],
        ),
        Verb::Analysis => (
            "Say whether those who watch your game may analyse it, also when it has ended",
            vec![
                Given::of(
                    "wish",
                    choice([("they may", "on"), ("they may not", "off")]),
                    "Whether they may; without it, you are told how that is settled",
                ),
                game(),
            ],
        ),
        Verb::Problem => (
            "Make a problem of a position, or solve those of others, for yourself alone",
            vec![
                Given::of(
                    "what",
                    choice(OF_PROBLEMS),
                    "What you want; a list unless you say otherwise",
                ),
                Given::of("number", Kind::Number(1), "The number of a problem"),
                Given::of(
                    "move",
                    Kind::Text,
                    "To solve: the move that you have found, in any notation",
                ),
                Given::of("again", Kind::Flag, "To solve: whether to begin anew at the position"),
                Given::of(
                    "game",
                    Kind::Number(1),
                    "To make: the number of a game that has ended; the one here unless you say so",
                ),
                Given::of(
                    "ply",
                    Kind::Text,
                    "To make: after how many plies of it (7), or after a move (4. or 4…)",
                ),
                Given { words: "To make: which game, for a position of your own", ..variant() },
                Given::of("setup", Kind::Text, "To make: a position of your own, as a FEN"),
                Given::of(
                    "goal",
                    words(MATES),
                    "To make: within how many moves mate is forced; the shortest one unless you say so",
                ),
                Given::of(
                    "line",
                    Kind::Text,
                    "To make: your own solution instead, both sides' moves in turn, at most 9 plies",
                ),
                Given::of("before", Kind::Number(1), "To list: only those with a smaller number"),
            ],
        ),
    };
    Usage { verb, words, options }
}
