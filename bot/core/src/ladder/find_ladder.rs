//! Which ladder a request is about, and what it is called.

use crate::browse::profile::name;
use crate::community::new_game_limits::find_variant;
use crate::ladder::types::LadderRefusal;
use crate::model::refusal::Refusal;
use crate::upload::types::ServerVariant;
use crate::upload::types::uploaded_variant::published;

/// The id of the variant whose ladder is meant: the named one, or the only one there is. `own` are the
/// community's own variants, `ladders` the ids of its ladders.
///
/// # Errors
/// When there is no such variant, or nothing was named and there is not exactly one ladder.
pub fn find_ladder(
    own: &[ServerVariant],
    ladders: &[String],
    typed: &str,
) -> Result<String, Refusal> {
    let typed = typed.trim();
    if typed.is_empty() {
        return match ladders {
            [one] => Ok(one.clone()),
            [] => Err(LadderRefusal::NoVariant.into()),
            several => Err(LadderRefusal::Several(several.to_vec()).into()),
        };
    }
    if let Some(own) = published(own, typed) {
        return Ok(own.variant.clone());
    }
    // A ladder stays where its variant is not on the list any more.
    if let Some(ladder) = ladders.iter().find(|ladder| *ladder == typed) {
        return Ok(ladder.clone());
    }
    find_variant(typed).map(|variant| variant.id.clone())
}

/// The name of the variant of a ladder.
pub fn called<'a>(own: &'a [ServerVariant], variant: &'a str) -> &'a str {
    let listed = own.iter().find(|own| own.variant == variant);
    listed.map_or_else(|| name(variant), |own| own.name.as_str())
}
