//! One case of a clock: what is agreed, what happens, and what must be so after it. A case is a line
//! of JSON.

use menagerie_core::Timestamp;
use menagerie_core::clock::{
    Clock, ClockEvent, ClockRefusal, Control, Event, Freezes, HOUR, Habit, Hours, How, Member,
    MoveRow, Pauses, Quiet, Span, Weekdays, Zone, duration,
};
use menagerie_rules::Color;
use serde_json::{Map, Value, json};

/// A game's clock with all that surrounds it, as a bot would hold it.
pub struct Table {
    pub clock: Clock,
    pub pauses: Pauses,
    /// The moves that stand.
    pub rows: Vec<MoveRow>,
    pub happened: Vec<ClockEvent>,
    /// The pauses around it at the start.
    first: Pauses,
}

/// Something that happens to a table.
#[derive(Clone, Debug)]
pub enum Step {
    Check,
    Game(Event),
    TakeBack(usize),
    Freeze,
    Thaw,
    Outage(Span),
    VacationOn(Color, Option<Timestamp>, Option<Timestamp>),
    VacationOff(Color),
    Automatic(Color, bool),
    Zone(Color, Zone),
    DaysOff(Color, Weekdays),
}

impl Table {
    pub fn start(control: Control, pauses: Pauses, at: Timestamp) -> Self {
        let clock = Clock::start(control, Color::White, &pauses, at);
        let first = pauses.clone();
        Self { clock, pauses, rows: Vec::new(), happened: Vec::new(), first }
    }

    /// The same table before anything happened.
    pub fn replay_start(&self) -> Self {
        Self::start(*self.clock.control(), self.first.clone(), self.clock.state().start)
    }

    pub fn is_over(&self) -> bool {
        self.clock.state().finish.is_some()
    }

    pub fn check(&mut self, at: Timestamp) {
        self.happened.extend(self.clock.advance(&mut self.pauses, at));
    }

    /// Changes the things that are not the clock's own between two looks at the clock.
    pub fn step(&mut self, step: Step, at: Timestamp) -> Result<(), String> {
        if let Step::Outage(outage) = step {
            // An event that falls into it was not dealt with before it is known.
            self.check(Timestamp(outage.from.0 - 1).min(at));
            let told = self.pauses.outages.tell(outage, at);
            self.check(at);
            return if self.is_over() { Err("over".to_owned()) } else { words(told.map(drop)) };
        }
        self.check(at);
        if self.is_over() {
            return Err("over".to_owned());
        }
        let now = self.clock.state().handled;
        let pauses = &mut self.pauses;
        let done = match step {
            Step::Check | Step::Outage(_) => Ok(()),
            Step::Game(event) => self.play(event, at),
            Step::TakeBack(plies) => {
                let row = self.rows.len().checked_sub(plies).and_then(|it| self.rows.get(it));
                row.copied().ok_or(ClockRefusal::NothingToTakeBack).and_then(|row| {
                    let by = self.clock.state().turn.other();
                    self.play(Event::TakeBack { row, by, written: None }, at)
                })
            }
            Step::Freeze => pauses.game.freeze(now),
            Step::Thaw => pauses.game.thaw(now),
            Step::VacationOn(by, from, until) => {
                pauses.member_mut(by).ask_vacation(from, until, now)
            }
            Step::VacationOff(by) => pauses.member_mut(by).end_vacation(now),
            Step::Automatic(by, on) => {
                pauses.member_mut(by).set_automatic(on, now);
                Ok(())
            }
            Step::Zone(by, zone) => pauses.member_mut(by).set_zone(zone, now),
            Step::DaysOff(by, days) => pauses.member_mut(by).set_days_off(days, now),
        };
        self.check(at);
        words(done)
    }

    fn play(&mut self, event: Event, at: Timestamp) -> Result<(), ClockRefusal> {
        let answer = self.clock.apply(&mut self.pauses, event, at);
        for happening in &answer.happened {
            if let ClockEvent::Moved(row) = happening {
                self.rows.push(*row);
            }
        }
        self.happened.extend(answer.happened);
        self.rows.truncate(self.clock.state().plies as usize);
        answer.refused.map_or(Ok(()), Err)
    }
}

fn words(done: Result<(), ClockRefusal>) -> Result<(), String> {
    done.map_err(|refusal| format!("{refusal:?}"))
}

/// Runs a case and returns the differences from the expected outcome.
pub fn differences(case: &Value) -> Vec<String> {
    let (found, reasons) = outcome(case);
    let expected = case["expect"].as_object().expect("a case expects something");
    let differs = |(key, wanted): (&String, &Value)| {
        let found = found.get(key).unwrap_or(&Value::Null);
        let why = if key == "refused" { format!(" because of {reasons:?}") } else { String::new() };
        (found != wanted)
            .then(|| format!("{}: {key} is {found}{why} and not {wanted}", case["name"]))
    };
    expected.iter().filter_map(differs).collect()
}

/// The outcome of a case, with the reasons of the refusals.
fn outcome(case: &Value) -> (Map<String, Value>, Vec<String>) {
    let object = |value: Value| value.as_object().expect("it is an object").clone();
    let Ok(control) = control(&case["clock"]) else {
        return (object(json!({ "invalid": true })), Vec::new());
    };
    let events = case["events"].as_array().expect("a case has events");
    let start = time(&events[0]["at"]);
    let members = ["first", "second"].map(|side| member(&case["zone"][side], start));
    let pauses = Pauses { members, game: Freezes::default(), ..Pauses::default() };
    let mut table = Table::start(control, pauses, start);
    let (mut refused, mut reasons) = (Vec::new(), Vec::new());
    let mut now = start;
    for (index, event) in events.iter().enumerate().skip(1) {
        now = time(&event["at"]);
        let done = if event["what"] == "offer" {
            table.step(Step::Check, now)
        } else {
            table.step(step(event), now)
        };
        if let Err(reason) = done {
            refused.push(index);
            reasons.push(reason);
        }
    }
    (object(result(&table, now, &refused)), reasons)
}

fn result(table: &Table, now: Timestamp, refused: &[usize]) -> Value {
    let Table { clock, pauses, happened, .. } = table;
    let state = clock.state();
    let now = now.max(state.handled);
    let both = |of: &dyn Fn(Color) -> i64| json!({ "first": of(Color::White), "second": of(Color::Black) });
    let warnings = clock.warnings(pauses);
    let to_come = warnings.iter().map(|it| json!([it.mark.word(), written(it.at)]));
    let sent = happened.iter().filter_map(|happening| match happening {
        ClockEvent::Warned(it) => Some(json!([name(it.side), it.mark.word(), written(it.at)])),
        _ => None,
    });
    let runs = state.finish.is_none();
    json!({
        "turn": runs.then(|| name(state.turn)),
        "deadline": clock.deadline(pauses).map(written),
        "bank": both(&|side| state.sides[side.index()].bank),
        "used": both(&|side| state.sides[side.index()].used),
        "spent": runs.then(|| clock.consumed(pauses, now)),
        "nobody": clock.nobody(),
        "warnings": to_come.collect::<Vec<_>>(),
        "sent": sent.collect::<Vec<_>>(),
        "hours": both(&|side| pauses.member(side).hours_left(now)),
        "flagged": state.finish.and_then(|it| it.flagged).map(name),
        "end": state.finish.map(|it| match it.how {
            How::Time => "time",
            How::Aborted => "aborted",
            How::Unfinished => "unfinished",
            How::Agreed => "agreed",
            How::Resigned => "resigned",
            How::Stopped => "stopped",
        }),
        "refused": refused,
    })
}

/// The control of a case, by the words that are stored.
fn control(clock: &Value) -> Result<Control, String> {
    let text = |key: &str| clock[key].as_str().unwrap_or_default();
    let mut words = text("kind").to_owned();
    let lengths: &[&str] = match words.as_str() {
        "days" => &["per_move"],
        "fischer" => &["bank", "increment", "cap"],
        _ => &[],
    };
    for key in lengths {
        words.push_str(&format!(" {}", text(key)));
    }
    for key in ["spare", "grace", "extra", "bonus", "window", "min", "max"] {
        if !clock[key].is_null() {
            words.push_str(&format!(" {key}={}", text(key)));
        }
    }
    if let [moves, period] = clock["pace"].as_array().map_or(&[][..], |it| it) {
        words.push_str(&format!(" pace={moves}/{}", period.as_str().expect("it is a length")));
    }
    for (is_so, word) in [
        (text("timeout") == "soft", " soft"),
        (clock["vacation"] == false, " no-vacation"),
        (clock["days_off"] == false, " no-days-off"),
        (clock["event"] == true, " event"),
    ] {
        words.push_str(if is_so { word } else { "" });
    }
    words.parse().map_err(|why| format!("{words}: {why}"))
}

fn member(settled: &Value, start: Timestamp) -> Member {
    let zone = zone(settled["zone"].as_str().unwrap_or("UTC"));
    let habit = Habit { from: start, zone, days_off: weekdays(&settled["days_off"]) };
    let hours = |key: &str| {
        let text = settled[key].as_str()?;
        Some(duration(text).expect("it is a length") / HOUR)
    };
    let mut all = Hours::default();
    all.yearly = hours("yearly").unwrap_or(all.yearly);
    all.of_year.extend(hours("allowance").map(|hours| (year(start), hours)));
    let automatic = (settled["auto"] == true).then_some(start);
    let mut member = Member::from_rows(vec![habit], Vec::new(), all, automatic);
    let quiet = settled["quiet"].as_array().map(|it| [&it[0], &it[1]].map(|it| it.as_str()));
    member.quiet = quiet.map(|it| {
        Quiet::named(it[0].expect("a time"), it[1].expect("a time")).expect("they are hours")
    });
    member.digest = !matches!(settled["digest"], Value::Null | Value::Bool(false));
    member
}

fn step(event: &Value) -> Step {
    let moment = |key: &str| event[key].is_string().then(|| time(&event[key]));
    let by = if event["by"] == "second" { Color::Black } else { Color::White };
    let written = moment("written");
    match event["what"].as_str().expect("an event is something") {
        "check" => Step::Check,
        "move" => Step::Game(Event::Move { by, written }),
        "reply" => Step::Game(Event::Reply { by }),
        "claim" => Step::Game(Event::Claim { by }),
        "give" => {
            let seconds = duration(event["time"].as_str().expect("a gift has a length"));
            Step::Game(Event::Give { by, seconds: seconds.expect("it is a length") })
        }
        "accept" => Step::Game(Event::Accept { by, written }),
        "resign" => Step::Game(Event::Resign { by, written }),
        "takeback" => Step::TakeBack(event["plies"].as_u64().expect("it is a number") as usize),
        "freeze" => Step::Freeze,
        "thaw" => Step::Thaw,
        "outage" => Step::Outage(Span::new(time(&event["from"]), time(&event["until"]))),
        "vacation_on" => Step::VacationOn(by, moment("from"), moment("until")),
        "vacation_off" => Step::VacationOff(by),
        "auto" => Step::Automatic(by, event["on"] == true),
        "zone" => Step::Zone(by, zone(event["zone"].as_str().expect("a zone has a name"))),
        "days_off" => Step::DaysOff(by, weekdays(&event["days"])),
        other => panic!("nobody knows {other}"),
    }
}

fn zone(name: &str) -> Zone {
    Zone::named(name).expect("it is a zone")
}

fn weekdays(days: &Value) -> Weekdays {
    let days = days.as_array().into_iter().flatten().filter_map(Value::as_str);
    Weekdays::named(days).expect("they are days")
}

fn name(side: Color) -> &'static str {
    if side == Color::White { "first" } else { "second" }
}

/// The moment of a text such as `2026-01-05T00:00:00Z`.
pub fn moment(text: &str) -> Timestamp {
    Timestamp(text.parse::<jiff::Timestamp>().expect("it is a time").as_second())
}

fn time(value: &Value) -> Timestamp {
    moment(value.as_str().expect("a time is a text"))
}

fn written(at: Timestamp) -> String {
    jiff::Timestamp::from_second(at.0).expect("it is in the calendar").to_string()
}

fn year(at: Timestamp) -> i16 {
    Zone::UTC.year_of(at)
}
