//! Opaque sRGB colors: mixing, distance, and the contrast ratio of the Web Content Accessibility
//! Guidelines.

use std::fmt;

/// One opaque color, eight bits a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Rgb(pub(crate) [u8; 3]);

impl Rgb {
    /// From `0xrrggbb`.
    pub(crate) const fn hex(value: u32) -> Rgb {
        let [_, red, green, blue] = value.to_be_bytes();
        Rgb([red, green, blue])
    }

    /// `share` of 256 parts `other`, the rest this color.
    pub(crate) fn mixed(self, other: Rgb, share: u32) -> Rgb {
        let mut channels = [0; 3];
        for (channel, (from, to)) in channels.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            let sum = u32::from(from) * (256 - share) + u32::from(to) * share;
            *channel = u8::try_from((sum + 128) / 256).expect("a mean of two bytes is a byte");
        }
        Rgb(channels)
    }

    /// Squared distance, in which green counts most as it does for the eye.
    pub(crate) fn distance(self, other: Rgb) -> i32 {
        let [red, green, blue] =
            std::array::from_fn(|i| i32::from(self.0[i]) - i32::from(other.0[i]));
        3 * red * red + 4 * green * green + 2 * blue * blue
    }

    /// WCAG contrast ratio, 1 to 21.
    #[cfg(test)]
    pub(crate) fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        (a / b).max(b / a)
    }

    #[cfg(test)]
    fn luminance(self) -> f64 {
        let linear = self.0.map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}

/// Writes `#rrggbb`, as CSS wants it.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixes_and_prints() {
        let (black, white) = (Rgb::hex(0), Rgb::hex(0xffffff));
        assert_eq!(black.mixed(white, 0), black);
        assert_eq!(black.mixed(white, 256), white);
        assert_eq!(black.mixed(white, 128).to_string(), "#808080");
        assert!((black.contrast(white) - 21.0).abs() < 1e-9);
    }
}
