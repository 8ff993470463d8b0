//! Which of several typed lengths is which: the bank at the start, the increment of each move, or
//! the most that the bank may hold. `10d + 1d`, `1 day per move, 10 days bank`.

use super::tokens::Part;

/// The meaning of a length in a clock with a bank, in the order in which lengths are written
/// without words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Start,
    Added,
    Most,
}

impl Role {
    fn of(word: &str) -> Option<Self> {
        Some(match word {
            "bank" | "start" | "initial" | "initially" => Self::Start,
            "increment" | "inc" | "added" | "bonus" | "more" | "per" | "each" | "every"
            | "move" | "moves" | "turn" | "turns" | "ply" => Self::Added,
            "cap" | "max" | "maximum" | "most" | "up" => Self::Most,
            _ => return None,
        })
    }
}

/// Lengths side by side, and the words about them.
#[derive(Default)]
struct Group {
    lengths: Vec<(i64, i64)>,
    role: Option<Role>,
    /// Whether the words stand in front of the lengths.
    is_before: bool,
}

/// A text as far as it is read.
#[derive(Default)]
struct Reader {
    groups: Vec<Group>,
    /// The word about the next length.
    ahead: Option<Role>,
    /// The group with which the clause begins.
    clause: usize,
    /// Whether the clause begins with words and not with a length.
    is_before: bool,
    /// Whether a word is about no length that stands there.
    is_unclear: bool,
}

impl Reader {
    fn length(&mut self, length: (i64, i64), is_beside: bool) {
        match self.groups.last_mut() {
            Some(last) if is_beside => last.lengths.push(length),
            _ => {
                let role = self.ahead.take();
                let is_before = role.is_some();
                self.groups.push(Group { lengths: vec![length], role, is_before });
            }
        }
    }

    /// Takes a word about the length before it, or about the one behind it in the same clause.
    fn said(&mut self, role: Role, has_more: bool) {
        let is_first = self.groups.len() == self.clause;
        self.is_before |= is_first;
        let is_ahead = is_first || has_more && (self.is_before || role == Role::Most);
        match self.groups.last_mut().filter(|_| !is_first) {
            Some(last) if last.role == Some(role) && !has_more => {}
            Some(last) if last.role.is_none() && !is_ahead => last.role = Some(role),
            Some(last) if last.role == Some(role) && !self.is_before => {}
            _ => {
                self.is_unclear |= self.ahead.is_some_and(|ahead| ahead != role);
                self.ahead = Some(role);
            }
        }
    }

    /// A word without a length in its clause is about the length before it: "1d/move".
    fn end_clause(&mut self) {
        if let Some(role) = self.ahead.take() {
            match self.groups.last_mut().filter(|last| last.role.is_none_or(|known| known == role))
            {
                Some(last) => last.role = Some(role),
                None => self.is_unclear |= !self.groups.is_empty(),
            }
        }
        (self.clause, self.is_before) = (self.groups.len(), false);
    }
}

/// The lengths of a text, each with its role if words name it. Nothing if the roles are unclear.
fn read(parts: &[Part], is_bank: bool) -> Option<Vec<(i64, Option<Role>)>> {
    let mut reader = Reader::default();
    let mut last: Option<(usize, i64)> = None;
    let ends = |part: &Part| match part {
        Part::Word(word) => matches!(word.as_str(), "and" | "plus"),
        Part::Sign(sign) => !matches!(sign, ':' | '-'),
        Part::Length(..) | Part::Number(_) => false,
    };
    for (at, part) in parts.iter().enumerate() {
        match part {
            Part::Length(seconds, unit) => {
                let between = last.map(|(last, unit)| (&parts[last + 1..at], unit));
                // "2 days and 12 hours" is one length, unless the text is about a bank.
                let is_beside = between.is_some_and(|(between, larger)| {
                    let is_joined = |part: &Part| match part {
                        Part::Word(word) => word == "and",
                        part => *part == Part::Sign(','),
                    };
                    let is_one = !is_bank && *unit < larger && between.iter().all(is_joined);
                    between.is_empty() || is_one
                });
                reader.length((*seconds, *unit), is_beside);
                last = Some((at, *unit));
            }
            part if ends(part) => reader.end_clause(),
            Part::Word(word) => {
                let mut behind = parts[at..].iter().take_while(|part| !ends(part));
                let has_more = behind.any(|part| matches!(part, Part::Length(..)));
                if let Some(role) = Role::of(word) {
                    reader.said(role, has_more);
                }
            }
            Part::Number(_) | Part::Sign(_) => {}
        }
    }
    reader.end_clause();
    let has_sign = parts.iter().any(|part| matches!(part, Part::Sign(_)));
    let is_apart = is_bank && !has_sign && reader.groups.len() == 1;
    let groups = reader.groups.iter().flat_map(|group| {
        let lengths = if is_apart { apart(&group.lengths) } else { together(&group.lengths) };
        let of_role = if group.is_before { 0 } else { lengths.len() - 1 };
        let role = move |at| group.role.filter(|_| at == of_role);
        lengths.into_iter().enumerate().map(move |(at, length)| (length, role(at)))
    });
    let lengths: Vec<_> = groups.collect();
    // With only one length, a word about it changes nothing.
    (!reader.is_unclear || lengths.len() < 2).then_some(lengths)
}

/// The lengths of a text: none, one for each move, or a bank's: at the start, for each move, and,
/// if it is given, at most. Nothing if it is unclear which is which.
pub fn lengths(parts: &[Part], is_bank: bool) -> Option<Vec<i64>> {
    let read = read(parts, is_bank)?;
    if read.len() < 2 {
        return Some(read.into_iter().map(|(length, _)| length).collect());
    }
    let roles = [Role::Start, Role::Added, Role::Most].get(..read.len())?;
    let is_said = |role: &Role| read.iter().any(|(_, said)| said.as_ref() == Some(role));
    let mut unsaid = roles.iter().filter(|role| !is_said(role));
    let mut found: Vec<(Role, i64)> = Vec::new();
    for (length, said) in &read {
        found.push((said.or_else(|| unsaid.next().copied())?, *length));
    }
    let of = |role: &Role| found.iter().find(|(its, _)| its == role).map(|(_, length)| *length);
    let ordered: Vec<i64> = roles.iter().map(of).collect::<Option<_>>()?;
    // In "3 days per move, 30 days" the other length has no role.
    let is_turned = found.iter().map(|(role, _)| role).ne(roles);
    let is_clear = !is_turned || is_bank;
    // No player adds more with each move than the bank has at the start, unless the words say so.
    let is_known = read.iter().all(|(_, said)| said.is_some());
    (is_clear && (is_known || ordered[1] <= ordered[0])).then_some(ordered)
}

/// Lengths side by side, each by itself.
fn apart(lengths: &[(i64, i64)]) -> Vec<i64> {
    lengths.iter().map(|(seconds, _)| *seconds).collect()
}

/// Lengths side by side, where a smaller unit is part of the length before it.
fn together(lengths: &[(i64, i64)]) -> Vec<i64> {
    let mut joined: Vec<(i64, i64)> = Vec::new();
    for (seconds, unit) in lengths.iter().copied() {
        match joined.last_mut() {
            Some((sum, last)) if unit < *last => {
                (*sum, *last) = (sum.saturating_add(seconds), unit);
            }
            _ => joined.push((seconds, unit)),
        }
    }
    apart(&joined)
}
