//! Compiled movements that are neither leaps nor lines. They have the squares that must be empty or
//! occupied in two forms: a table in the order of a walk from the origin, and a list of ways for
//! every vector to a target.

use crate::board::Board;
use crate::compiled::path_tree::{Branch, Ends, Onward, unfold};
use crate::compiled::way::{FoundWay, Need, Way, ways_of};
use crate::movement::{Mode, Shape};
use crate::pieces::cells::Cells;
use crate::pieces::piece::Cell;
use crate::squares::geometry::Geometry;
use crate::squares::square::DirectionsOf;
use crate::{Color, Square, SquareSet};

/// When and where a piece moves in some way.
#[derive(Debug)]
pub(crate) struct Conditions {
    /// The squares where the piece must stand to move like this.
    pub origins: SquareSet,
    /// Whether it moves like this only while it has never moved.
    pub initial: bool,
    /// The board on which it moves like this, where that is only a part of the whole.
    pub ground: Option<Box<Geometry>>,
    /// The pieces over which it never hops.
    pub never_over: Option<Box<Cells>>,
}

/// Some movements of one kind of piece of one side.
#[derive(Debug)]
pub(crate) struct Paths {
    /// When and where the piece moves like this.
    pub conditions: Conditions,
    /// Whether some way goes several steps before it turns.
    pub turns_late: bool,
    nodes: Vec<Node>,
    ways: Vec<Way>,
    needs: Vec<Need>,
    /// The ways to a vector, `[ranks + 15][files + 15]`: the first way, and the end behind the last
    /// one.
    to: Box<[[(u32, u32); 31]; 31]>,
}

/// A square of a walk. The squares that follow it come behind it in the table, up to `skip`.
#[derive(Debug)]
struct Node {
    at: (i8, i8),
    gate: Option<Need>,
    on_empty: bool,
    on_occupied: bool,
    ends: Ends,
    runs: [u8; 2],
    skip: u32,
}

impl Paths {
    /// The number of entries in the tables.
    pub fn entries(&self) -> usize {
        let to = self.to.iter().map(|row| row.len()).sum::<usize>();
        to + self.nodes.len() + self.ways.len() + self.needs.len()
    }

    /// Compiles an unfolded movement.
    pub fn new(conditions: Conditions, root: &Onward) -> Paths {
        let mut paths = Paths {
            conditions,
            turns_late: false,
            nodes: Vec::new(),
            ways: Vec::new(),
            needs: Vec::new(),
            to: Box::new([[(0, 0); 31]; 31]),
        };
        // The piece itself stands on the origin.
        let origin = Node {
            at: (0, 0),
            gate: None,
            on_empty: false,
            on_occupied: true,
            ends: Ends::default(),
            runs: root.runs,
            skip: 0,
        };
        paths.add(origin, root);
        let mut ways = ways_of(root);
        // A way that leads back to where it begins attacks nothing there.
        ways.retain(|way| way.to() != (0, 0));
        paths.add_ways(ways);
        paths
    }

    /// Compiles those ways of an unfolded movement that capture on the way or lead back to where the
    /// piece stands. There may be none.
    pub fn with_locusts(conditions: Conditions, root: &Onward) -> Option<Paths> {
        let mut ways = ways_of(root);
        ways.retain(FoundWay::is_locust);
        ways.iter_mut().for_each(FoundWay::clear_the_way);
        if ways.is_empty() {
            return None;
        }
        let mut paths = Paths::new(conditions, &Onward::default());
        paths.add_ways(ways);
        Some(paths)
    }

    /// Adds ways, sorted by their targets.
    fn add_ways(&mut self, ways: Vec<FoundWay>) {
        let paths = self;
        for found in ways {
            let to = found.to();
            let FoundWay { needs, taken, ends, route } = found;
            let number = paths.ways.len() as u32;
            let cell = &mut paths.to[(to.1 + 15) as usize][(to.0 + 15) as usize];
            *cell = if cell.1 == 0 { (number, number + 1) } else { (cell.0, number + 1) };
            let first = paths.needs.len() as u32;
            paths.needs.extend(needs.iter().map(|need| need.1));
            let squares = || needs.iter().map(|need| need.0).chain(taken).chain([to, (0, 0)]);
            let bounds = |part: fn((i8, i8)) -> i8| {
                squares().map(part).fold((0, 0), |(low, high), at| (at.min(low), at.max(high)))
            };
            paths.ways.push(Way {
                quiet: ends.quiet,
                capture: ends.capture,
                plain: needs.iter().all(|need| matches!(need.1, Need::Empty(_))),
                hops: needs.iter().any(|need| matches!(need.1, Need::Occupied(_))),
                taken,
                needs: (first, paths.needs.len() as u32),
                files: bounds(|at| at.0),
                ranks: bounds(|at| at.1),
                route,
            });
        }
        let late =
            |way: &Way| way.corners().first().is_some_and(|at| at.0.abs().max(at.1.abs()) > 1);
        paths.turns_late = paths.ways.iter().any(late);
    }

    /// All ways from a square that stay on the board, open or not.
    pub fn ways_from<'a>(
        &'a self,
        geometry: &'a Geometry,
        board: &Board,
        from: Square,
    ) -> impl Iterator<Item = &'a Way> + use<'a> {
        let geometry = self.ground(geometry);
        let ways = if self.apply(board, from) { &self.ways[..] } else { &[] };
        ways.iter().filter(move |way| self.stays(geometry, from, way))
    }

    fn add(&mut self, node: Node, onward: &Onward) {
        let place = self.nodes.len();
        self.nodes.push(node);
        for Branch { at, gate, ends, on_empty, on_occupied, onward, .. } in &onward.branches {
            let node = Node {
                at: *at,
                gate: gate.map(Need::of),
                on_empty: *on_empty,
                on_occupied: *on_occupied,
                ends: *ends,
                runs: onward.runs,
                skip: 0,
            };
            self.add(node, onward);
        }
        self.nodes[place].skip = self.nodes.len() as u32;
    }

    /// Whether a piece there has these movements now.
    #[inline]
    pub fn apply(&self, board: &Board, from: Square) -> bool {
        self.conditions.origins.contains(from)
            && (!self.conditions.initial || board.unmoved().contains(from))
    }

    /// The board on which the piece moves like this.
    #[inline]
    fn ground<'a>(&'a self, board: &'a Geometry) -> &'a Geometry {
        self.conditions.ground.as_deref().unwrap_or(board)
    }

    /// Adds the empty squares to which the movements lead, and the squares of pieces that may be
    /// captured.
    pub fn walk(
        &self,
        geometry: &Geometry,
        board: &Board,
        from: Square,
        found: [&mut SquareSet; 2],
    ) {
        let geometry = self.ground(geometry);
        if geometry.has_holes() {
            self.walk_over(|square| geometry.board.contains(square), geometry, board, from, found);
        } else {
            self.walk_over(|_| true, geometry, board, from, found);
        }
    }

    /// The same walk. `has` tells which squares within the rectangle are on the board.
    #[inline]
    fn walk_over(
        &self,
        has: impl Fn(Square) -> bool,
        geometry: &Geometry,
        board: &Board,
        from: Square,
        [to_empty, captures]: [&mut SquareSet; 2],
    ) {
        let mut place = 0;
        while let Some(node) = self.nodes.get(place) {
            let square = geometry.within(from, node.at);
            let passes = |gate: Need| {
                gate.is_on(&has, from)
                    && gate.is_met(&has, board, from)
                    && self.may_hop(gate, board, from)
            };
            let open = |square: &Square| has(*square) && node.gate.is_none_or(passes);
            let Some(square) = square.filter(open) else {
                place = node.skip as usize;
                continue;
            };
            let empty = board.cell(square).is_empty();
            if node.ends.quiet && empty {
                to_empty.insert(square);
            }
            if node.ends.capture && !empty {
                captures.insert(square);
            }
            let goes_on = if empty {
                node.on_empty
            } else {
                node.on_occupied && (place == 0 || self.hops_over(board.cell(square)))
            };
            if !goes_on {
                place = node.skip as usize;
                continue;
            }
            for direction in DirectionsOf(node.runs[0] | node.runs[1]) {
                let mut run = geometry.ray(square, direction);
                if let Some(blocker) = board.blockers(geometry, square, direction).next() {
                    run = run ^ geometry.ray(blocker, direction);
                    if node.runs[1] & direction.bit() != 0 {
                        captures.insert(blocker);
                    }
                    run.remove(blocker);
                }
                if node.runs[0] & direction.bit() != 0 {
                    *to_empty |= run;
                }
            }
            place += 1;
        }
    }

    /// The ways from one square to another that stay on the board.
    #[inline]
    pub fn ways<'a>(
        &'a self,
        geometry: &'a Geometry,
        from: Square,
        target: Square,
    ) -> impl Iterator<Item = &'a Way> + use<'a> {
        let geometry = self.ground(geometry);
        let files = usize::from(15 + target.file() - from.file());
        let ranks = usize::from(15 + target.rank() - from.rank());
        let (first, end) = self.to[ranks][files];
        let ways = self.ways[first as usize..end as usize].iter();
        ways.filter(move |way| self.stays(geometry, from, way))
    }

    /// The conditions of a way.
    #[inline]
    pub fn needs(&self, way: &Way) -> &[Need] {
        &self.needs[way.needs.0 as usize..way.needs.1 as usize]
    }

    /// Whether a way is open, with any piece on the target.
    #[inline]
    pub fn is_open(&self, geometry: &Geometry, board: &Board, from: Square, way: &Way) -> bool {
        self.needs(way).iter().all(|need| self.is_met(*need, geometry, board, from))
    }

    /// Whether a condition of a way is met.
    #[inline]
    pub fn is_met(&self, need: Need, geometry: &Geometry, board: &Board, from: Square) -> bool {
        let geometry = self.ground(geometry);
        need.is_met(|square| geometry.has(square), board, from) && self.may_hop(need, board, from)
    }

    /// Whether the piece of a condition, if it must be there, may be hopped over.
    #[inline]
    fn may_hop(&self, need: Need, board: &Board, from: Square) -> bool {
        match need {
            Need::Occupied(_) => self.hops_over(board.cell(need.squares(from)[0])),
            Need::Empty(_) | Need::Either(..) => true,
        }
    }

    #[inline]
    fn hops_over(&self, cell: Cell) -> bool {
        self.conditions.never_over.as_ref().is_none_or(|never| !never.contains(cell))
    }

    /// Whether the way stays on the board.
    #[inline]
    fn stays(&self, geometry: &Geometry, from: Square, way: &Way) -> bool {
        geometry.within(from, (way.files.0, way.ranks.0)).is_some()
            && geometry.within(from, (way.files.1, way.ranks.1)).is_some()
            && (!geometry.has_holes() || self.has_its_squares(geometry, from, way))
    }

    /// Whether the piece steps only on squares of the board, and goes over no hole.
    fn has_its_squares(&self, geometry: &Geometry, from: Square, way: &Way) -> bool {
        let has = |square| geometry.has(square);
        way.route(from).all(has) && self.needs(way).iter().all(|need| need.is_on(has, from))
    }

    /// Whether a piece there attacks the target.
    #[inline]
    pub fn attack(&self, geometry: &Geometry, board: &Board, from: Square, target: Square) -> bool {
        self.apply(board, from)
            && self
                .ways(geometry, from, target)
                .any(|way| way.capture && self.is_open(geometry, board, from, way))
    }

    /// The squares to which the movements could ever lead from a square, with any pieces on the
    /// board.
    pub fn ends(&self, geometry: &Geometry, from: Square) -> SquareSet {
        if !self.conditions.origins.contains(from) {
            return SquareSet::EMPTY;
        }
        let geometry = self.ground(geometry);
        let inside = |way: &&Way| self.stays(geometry, from, way);
        self.ways.iter().filter(inside).filter_map(|way| way.route(from).last()).collect()
    }
}

impl Shape {
    /// All ways of the movement for a side, from any square of a board of this size.
    pub(crate) fn ways(&self, color: Color, files: u8, ranks: u8) -> Option<Paths> {
        let Shape::Legs(legs) = self else { return None };
        let onward = unfold(legs, Mode::Both, files, ranks).ok()?.of_side(color);
        let anywhere = Conditions {
            origins: !SquareSet::EMPTY,
            initial: false,
            ground: None,
            never_over: None,
        };
        Some(Paths::new(anywhere, &onward))
    }

    /// Whether the movement leads this many files to the right and ranks forward, if no piece
    /// hinders it.
    pub(crate) fn leads_to(&self, (files, ranks): (i8, i8)) -> bool {
        self.ways(Color::White, 16, 16).is_some_and(|paths| {
            let (first, end) = paths.to[(ranks + 15) as usize][(files + 15) as usize];
            first < end
        })
    }
}
