//! Everything that players do to a clock: moves, gifts, claims, take-backs, ends.

use super::charge::charge;
use super::clock::Clock;
use super::control::{Control, Kind, Timeout};
use super::duration::{DAY, HOUR, MINUTE};
use super::pauses::Pauses;
use super::refusal::ClockRefusal;
use super::span::Span;
use super::state::{ClockEvent, Event, How, MoveRow};
use crate::Timestamp;
use menagerie_rules::Color;

/// How late a message may be read and still be believed about when it was written.
const BELIEVED: i64 = 15 * MINUTE;
/// The limits of a gift.
const GIFTS: std::ops::RangeInclusive<i64> = HOUR..=30 * DAY;
/// The least time that a take-back leaves, if the side may think so long at all.
const LEFT: i64 = 24 * HOUR;

/// The consequences of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// In this order: events due before the event, its own effect, and events due at once after it.
    pub happened: Vec<ClockEvent>,
    /// Why the event was refused, if it was. A late move is refused, and its side flagged.
    pub refused: Option<ClockRefusal>,
}

impl Clock {
    /// Does everything that is due when an event is seen, and then the event. While a game is
    /// frozen, no event of the players is taken, but the game can be stopped.
    pub fn apply(&mut self, pauses: &mut Pauses, event: Event, seen: Timestamp) -> Answer {
        let mut happened = self.advance(pauses, seen);
        let refused = self.take(pauses, event, self.state.handled, &mut happened).err();
        happened.extend(self.advance(pauses, seen));
        Answer { happened, refused }
    }

    fn take(
        &mut self,
        pauses: &mut Pauses,
        event: Event,
        seen: Timestamp,
        happened: &mut Vec<ClockEvent>,
    ) -> Result<(), ClockRefusal> {
        if self.state.finish.is_some() {
            return Err(ClockRefusal::Over);
        }
        if pauses.is_frozen() && event != Event::Stop {
            return Err(ClockRefusal::Frozen);
        }
        match event {
            Event::Move { by, written } => self.play(pauses, by, written, seen, happened),
            Event::Reply { by } if self.state.since == seen && self.state.plies > 0 => {
                self.play(pauses, by, None, seen, happened)
            }
            Event::Reply { .. } => Err(ClockRefusal::NoTrigger),
            Event::Claim { by } => self.claim(by, happened),
            Event::Give { by, seconds } => self.give(pauses, by, seconds, seen),
            Event::Accept { by, written } => {
                let at = self.judged(pauses, written, seen);
                if by != self.state.turn && self.is_hard_and_late(pauses, at) {
                    return Err(ClockRefusal::InTheHold);
                }
                self.end(pauses, by, at, How::Agreed, happened)
            }
            Event::Resign { by, written } => {
                let at = self.judged(pauses, written, seen);
                self.end(pauses, by, at, How::Resigned, happened)
            }
            Event::TakeBack { row, by, written } => {
                // Agreeing saves nobody who is out of time. The other side may give up its claim.
                if by == self.state.turn {
                    let at = self.judged(pauses, written, seen);
                    self.in_time(pauses, at, happened)?;
                }
                self.take_back(pauses, row, seen)
            }
            Event::Stop => {
                self.stop(pauses, How::Stopped, happened);
                Ok(())
            }
        }
    }

    /// The moment by which a message is judged: when it was written, if that is believed. It is
    /// believed for 15 minutes, and for as long as the bot or the network was away since.
    fn judged(&self, pauses: &Pauses, written: Option<Timestamp>, seen: Timestamp) -> Timestamp {
        let written = written.unwrap_or(seen);
        let away = pauses.outages.seconds_within(Span::new(written, seen));
        let believed = Timestamp(seen.0.saturating_sub(BELIEVED).saturating_sub(away));
        written.max(believed).min(seen).max(self.state.since)
    }

    fn is_late(&self, pauses: &Pauses, at: Timestamp) -> bool {
        self.deadline(pauses).is_some_and(|deadline| at > deadline)
    }

    fn is_hard_and_late(&self, pauses: &Pauses, at: Timestamp) -> bool {
        self.control.timeout == Timeout::Hard && self.is_late(pauses, at)
    }

    /// Makes the act of the side to move at `at` be in time: automatic hours are paid until it is.
    /// If it is late all the same and the timeout is hard, the side is flagged at once.
    fn in_time(
        &mut self,
        pauses: &mut Pauses,
        at: Timestamp,
        happened: &mut Vec<ClockEvent>,
    ) -> Result<(), ClockRefusal> {
        while let Some(deadline) = self.deadline(pauses).filter(|deadline| at > *deadline) {
            if self.state.overdue || !self.pay_hour(pauses, deadline) {
                break;
            }
            happened.push(ClockEvent::HourPaid { side: self.state.turn, from: deadline });
        }
        if self.is_hard_and_late(pauses, at) {
            happened.push(ClockEvent::Ended(self.flag()));
            return Err(ClockRefusal::Late);
        }
        Ok(())
    }

    /// A move. Its maker is charged until it was written, and the next turn begins when it is seen.
    /// The time between belongs to nobody.
    fn play(
        &mut self,
        pauses: &mut Pauses,
        by: Color,
        written: Option<Timestamp>,
        seen: Timestamp,
        happened: &mut Vec<ClockEvent>,
    ) -> Result<(), ClockRefusal> {
        if by != self.state.turn {
            return Err(ClockRefusal::NotYourTurn);
        }
        let at = self.judged(pauses, written, seen);
        self.in_time(pauses, at, happened)?;
        let consumed = self.consumed(pauses, at);
        let row =
            MoveRow { ply: self.state.plies, mover: by, at, before: self.state.sides, consumed };
        *self.mover_mut() = charge(*self.mover(), self.control.kind.numbers().as_ref(), consumed);
        self.state.plies = self.state.plies.saturating_add(1);
        self.think(pauses, by.other(), 0, seen);
        happened.push(ClockEvent::Moved(row));
        Ok(())
    }

    fn claim(&mut self, by: Color, happened: &mut Vec<ClockEvent>) -> Result<(), ClockRefusal> {
        if self.control.kind == Kind::None {
            return Err(ClockRefusal::NoDeadline);
        }
        if self.control.timeout == Timeout::Hard {
            return Err(ClockRefusal::NoClaims);
        }
        if by == self.state.turn {
            return Err(ClockRefusal::OnlyTheOtherClaims);
        }
        if !self.state.overdue {
            return Err(ClockRefusal::NotOverdue);
        }
        happened.push(ClockEvent::Ended(self.flag()));
        Ok(())
    }

    /// A gift. If the side's time is up (marked as overdue yet or not), it has exactly the gift
    /// left from now; otherwise that much more. A gift may fill the bank above its maximum until
    /// its owner's next move, but not above a year.
    fn give(
        &mut self,
        pauses: &Pauses,
        by: Color,
        seconds: i64,
        seen: Timestamp,
    ) -> Result<(), ClockRefusal> {
        let allowance = self.allowance().ok_or(ClockRefusal::NoDeadline)?;
        if self.control.event {
            return Err(ClockRefusal::InAnEvent);
        }
        if by == self.state.turn {
            return Err(ClockRefusal::OnlyTheOtherGives);
        }
        if !GIFTS.contains(&seconds) {
            return Err(ClockRefusal::GiftSize);
        }
        let overdue = (self.consumed(pauses, seen) - allowance).max(0);
        let bank = self.mover().bank.saturating_add(overdue).saturating_add(seconds);
        if !Control::can_hold(bank) {
            return Err(ClockRefusal::BankFull);
        }
        self.mover_mut().bank = bank;
        self.rearm(pauses, seen);
        Ok(())
    }

    /// A take-back. Both sides are as before the earliest move taken back. Its maker goes on with
    /// the thinking time of that move, but has at least a day left, or all they may think if that
    /// is less.
    fn take_back(
        &mut self,
        pauses: &Pauses,
        row: MoveRow,
        seen: Timestamp,
    ) -> Result<(), ClockRefusal> {
        if self.control.event {
            return Err(ClockRefusal::InAnEvent);
        }
        if row.ply >= self.state.plies {
            return Err(ClockRefusal::NothingToTakeBack);
        }
        self.state.plies = row.ply;
        self.state.sides = row.before;
        let allowance = self.control.allowance(row.before[row.mover.index()].bank);
        let most = allowance.map_or(i64::MAX, |allowance| allowance - LEFT.min(allowance));
        self.think(pauses, row.mover, row.consumed.min(most), seen);
        Ok(())
    }

    /// A player ends the game. An act of the side to move must be in time, as a move must. The
    /// other side may resign as long as no flag has fallen, but accepts no draw after the deadline.
    fn end(
        &mut self,
        pauses: &mut Pauses,
        by: Color,
        at: Timestamp,
        how: How,
        happened: &mut Vec<ClockEvent>,
    ) -> Result<(), ClockRefusal> {
        if by == self.state.turn {
            self.in_time(pauses, at, happened)?;
        }
        self.stop(pauses, how, happened);
        Ok(())
    }

    /// Ends the game now. The thinking time of the last turn counts until the event was seen.
    fn stop(&mut self, pauses: &Pauses, how: How, happened: &mut Vec<ClockEvent>) {
        let consumed = self.consumed(pauses, self.state.handled);
        let mover = self.mover_mut();
        mover.used = mover.used.saturating_add(consumed);
        happened.push(ClockEvent::Ended(self.finish(how, None)));
    }
}
