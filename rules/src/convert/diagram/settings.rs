//! The settings of a diagram that are rules.

use super::lines::{Lines, Setting};
use crate::convert::error::{ConversionError, echo};
use crate::convert::remark::Remark;
use crate::convert::write::quoted;

/// How the second mover's pieces stand in relation to the first mover's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Symmetry {
    Mirror,
    Rotate,
    None,
}

/// The rules.
pub(super) struct Settings {
    pub files: u8,
    pub ranks: u8,
    pub symmetry: Symmetry,
    /// The number of ranks of the promotion zone, and the number of kinds at the head of the list
    /// that promote.
    pub zone: u8,
    pub promoting: usize,
    /// How much further down the list the kind is that a piece becomes, if it has no choice.
    pub offset: usize,
    stalemate: &'static str,
    pub remarks: Vec<Remark>,
}

/// Settings of look and behaviour. None of them is a rule.
#[rustfmt::skip]
const LOOKS: &[&str] = &[
    "graphicsDir", "graphicsType", "whitePrefix", "blackPrefix", "squareSize", "lightShade", "darkShade",
    "rimColor", "coordColor", "firstRank", "borders", "satellite", "useMarkers", "newClick", "startShade",
    "holdingsPosition", "width", "height", "sound", "trackPieces", "hideBanner", "autoPlay", "gridColor",
    "oddShade", "evenShade", "showMoves",
];

/// Settings that are rules and are read, here or elsewhere.
const RULES: &[&str] = &[
    "promoOffset",
    "symmetry",
    "files",
    "ranks",
    "promoZone",
    "maxPromote",
    "promoChoice",
    "royal",
    "stalemate",
];

impl Settings {
    pub fn read(lines: &Lines) -> Result<Settings, ConversionError> {
        let size = |key: &str| match lines.get(key) {
            None => Ok(8),
            Some(setting) => number(setting, 2, 16).map(|size| size as u8),
        };
        let (files, ranks) = (size("files")?, size("ranks")?);
        let most = |key: &str, otherwise: usize, most: usize| {
            lines.get(key).map_or(Ok(otherwise), |setting| number(setting, 0, most))
        };
        let mut remarks = Vec::new();
        for setting in &lines.settings {
            if !LOOKS.iter().chain(RULES).any(|key| key.eq_ignore_ascii_case(setting.key)) {
                let text = format!(
                    "{} = {}: this setting is not known",
                    echo(setting.key),
                    echo(setting.value)
                );
                remarks.push(Remark { line: Some(setting.line), text });
            }
        }
        let symmetry = match lines.get("symmetry").map(|setting| (setting.value, setting)) {
            None | Some(("mirror", _)) => Symmetry::Mirror,
            Some(("rotate", _)) => Symmetry::Rotate,
            Some(("none", _)) => Symmetry::None,
            Some((_, setting)) => {
                let problem = "the symmetry is mirror, rotate or none";
                return Err(ConversionError::at((setting.line, 1), problem));
            }
        };
        let stalemate = match lines.get("stalemate").map(|setting| (setting.value, setting)) {
            None | Some(("draw" | "0", _)) => "draw",
            Some(("win", _)) => "win",
            Some(("loss" | "lose", _)) => "loss",
            Some((value, setting)) => {
                let text = format!("stalemate = {}: it is a draw", echo(value));
                remarks.push(Remark { line: Some(setting.line), text });
                "draw"
            }
        };
        Ok(Settings {
            files,
            ranks,
            symmetry,
            zone: most("promoZone", 1, ranks.into())? as u8,
            promoting: lines.pieces_among(most("maxPromote", 1, 26)?),
            offset: most("promoOffset", 0, 26)?,
            stalemate,
            remarks,
        })
    }

    /// The endings. A diagram says nothing of repetitions or of the move rule, so these are as in
    /// chess.
    pub fn endings(&self) -> Vec<(&'static str, String)> {
        vec![
            ("stalemate", quoted(self.stalemate)),
            ("repetition_claim", "3".to_owned()),
            ("move_rule", "50".to_owned()),
        ]
    }
}

fn number(setting: &Setting, least: usize, most: usize) -> Result<usize, ConversionError> {
    let number = setting.value.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        let problem = format!("{} is a number from {least} to {most}", echo(setting.key));
        ConversionError::at((setting.line, 1), problem)
    })
}
