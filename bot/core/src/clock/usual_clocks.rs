//! The clocks that are proposed in a list.

/// The proposed clocks. The first one holds where none is named and the community has set none. Members can type any other one.
pub const USUAL_CLOCKS: [&str; 13] = [
    "none",
    "days 1d",
    "days 3d",
    "days 3d soft",
    "days 7d",
    "days 7d soft",
    "days 14d soft",
    "fischer 7d 1d 14d",
    "fischer 10d 1d 20d soft",
    "fischer 30d 1d 30d",
    "gc-2004",
    "gc-2009",
    "gc-2019",
];
