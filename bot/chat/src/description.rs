//! Descriptions of pictures, for readers who cannot see them.

use menagerie_core::model::Text;
use menagerie_render::{fitting, stopped};
use menagerie_rules::Told;
use menagerie_words::{Reader, without_links};

/// The description of a picture, before its words are chosen.
#[derive(Clone, Debug, Default)]
pub struct Description {
    /// The first part, which is cut if there is no room for it.
    lead: Text,
    /// Whether the lead ends in a full stop.
    is_stopped: bool,
    /// The forms of the rest: the first one that fits is told.
    forms: Vec<Text>,
}

impl Description {
    /// A description in one of these forms, the longest first.
    pub fn of(forms: impl IntoIterator<Item = Told>) -> Self {
        Self { forms: forms.into_iter().map(Text::from).collect(), ..Self::default() }
    }

    /// A description of one form.
    pub fn of_text(form: Text) -> Self {
        Self { forms: vec![form], ..Self::default() }
    }

    /// The same behind a lead.
    pub fn behind(self, lead: &Text) -> Self {
        Self { lead: lead.clone(), ..self }
    }

    /// The same behind a lead that ends in a full stop.
    pub fn behind_stopped(self, lead: &Text) -> Self {
        Self { lead: lead.clone(), is_stopped: true, ..self }
    }

    /// The words for a reader, at most 1,024 characters. Nothing if nothing is described.
    pub fn words(&self, reader: Reader) -> String {
        if self.forms.is_empty() {
            return String::new();
        }
        let lead = without_links(&self.lead, reader);
        let lead = if self.is_stopped { stopped(&lead) } else { lead };
        fitting(&lead, self.forms.iter().map(|form| without_links(form, reader)))
    }
}
