//! Lists and look-ups: help, rules, games, open challenges, other members.

pub(crate) mod help;
pub(crate) mod lists;
pub(crate) mod others;
pub(crate) mod profile;
pub(crate) mod ratings;
pub(crate) mod rules;
pub(crate) mod stats;
pub(crate) mod tally;
pub(crate) mod wanted;

pub use help::{Topic, help, help_about, topics};
pub use lists::{board_line, challenge_actions, challenge_lines, finished_list, game_list};
pub use others::{joined_by_code, member_list, open_list};
pub use profile::{Reader, kept_private, profile};
pub use ratings::{
    MOST_LEADERS, MemberMonth, RatingReader, Ratings, leaders, leaders_of_nowhere, ratings_later,
};
pub use rules::{other_rules, rules, to_whole_rules, whole_rules};
pub use stats::{Played, stats, stats_of_nowhere};
pub use tally::Tally;
pub use wanted::{Listing, Wanted};
