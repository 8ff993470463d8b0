//! Everything that pauses a game's clock: freezes, outages, and the players' days off and
//! vacations.

use super::control::Control;
use super::freezes::Freezes;
use super::member::Member;
use super::outages::Outages;
use super::span::Span;
use crate::Timestamp;
use menagerie_rules::Color;

/// Everything that may pause a game's clock. It is read with the clock, for each call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pauses {
    /// When the game was frozen.
    pub game: Freezes,
    /// When its server was frozen.
    pub server: Freezes,
    /// When the bot or its network was away.
    pub outages: Outages,
    /// The players, by the index of their color.
    pub members: [Member; 2],
    /// Earlier members whose time stood still for each side. They are the members to whom the
    /// playing account belonged before, one after the other.
    pub earlier: [Vec<Earlier>; 2],
}

/// A member whose settings paused a side's clock, until another member's did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// The member.
    pub member: Member,
    /// The stretch of time.
    pub span: Span,
}

impl Pauses {
    /// The player of a side.
    pub fn member(&self, side: Color) -> &Member {
        &self.members[side.index()]
    }

    /// The player of a side, to change their settings.
    pub fn member_mut(&mut self, side: Color) -> &mut Member {
        &mut self.members[side.index()]
    }

    /// Whether a freeze lasts.
    pub fn is_frozen(&self) -> bool {
        self.game.is_on() || self.server.is_on()
    }

    /// When the last freeze ended.
    pub fn last_thaw(&self) -> Option<Timestamp> {
        self.game.last_end().max(self.server.last_end())
    }

    /// The stretches from `since` until `horizon` in which a turn of `mover` is paused that began
    /// at `since`. They are ordered and do not touch each other, so nothing is credited twice.
    pub fn of(
        &self,
        mover: Color,
        control: &Control,
        since: Timestamp,
        horizon: Timestamp,
    ) -> Vec<Span> {
        let window = Span::new(since, horizon);
        let frozen = self.game.rows().iter().chain(self.server.rows()).copied();
        let all = frozen.chain(self.outages.pauses(since)).map(|span| span.within(window));
        let mut found: Vec<Span> = all.collect();
        let earlier = &self.earlier[mover.index()];
        for Earlier { member, span } in earlier {
            found.extend(member.pauses(control, span.within(window)));
        }
        let from = earlier.last().map_or(since, |last| last.span.until);
        let by_now = Span::new(from, horizon).within(window);
        found.extend(self.member(mover).pauses(control, by_now));
        Span::union(found)
    }
}
