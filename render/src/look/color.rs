//! Opaque sRGB colors: mixing and distance. For tests, also the contrast ratio of the Web Content
//! Accessibility Guidelines, for different kinds of eyes.

use std::fmt;

/// One opaque color, eight bits per channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Rgb(pub(crate) [u8; 3]);

impl Rgb {
    /// The color of `0xrrggbb`.
    pub(crate) const fn hex(value: u32) -> Rgb {
        let [_, red, green, blue] = value.to_be_bytes();
        Rgb([red, green, blue])
    }

    /// A mix of `share` of 256 parts of `other` and the rest of this color.
    pub(crate) fn mixed(self, other: Rgb, share: u32) -> Rgb {
        let mut channels = [0; 3];
        for (channel, (from, to)) in channels.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            let sum = u32::from(from) * (256 - share) + u32::from(to) * share;
            *channel = u8::try_from((sum + 128) / 256).expect("a mean of two bytes is a byte");
        }
        Rgb(channels)
    }

    /// The squared distance. Green counts most, as it does for the eye.
    pub(crate) fn distance(self, other: Rgb) -> i32 {
        let [red, green, blue] =
            std::array::from_fn(|i| i32::from(self.0[i]) - i32::from(other.0[i]));
        3 * red * red + 4 * green * green + 2 * blue * blue
    }

    /// WCAG contrast ratio, 1 to 21.
    #[cfg(test)]
    pub(crate) fn contrast(self, other: Rgb) -> f64 {
        Sight::Normal.contrast(self, other)
    }

    /// How light the color looks, 0 to 1: the cube root of its luminance.
    #[cfg(test)]
    pub(crate) fn lightness(self) -> f64 {
        let [red, green, blue] = self.linear();
        (0.2126 * red + 0.7152 * green + 0.0722 * blue).cbrt()
    }

    /// The light of each channel, 0 to 1.
    #[cfg(test)]
    pub(crate) fn linear(self) -> [f64; 3] {
        self.0.map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        })
    }
}

/// The kinds of eyes that colors are checked for.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    Normal,
    Protan,
    Deutan,
    Tritan,
}

#[cfg(test)]
impl Sight {
    pub(crate) const ALL: [Sight; 4] = [Sight::Normal, Sight::Protan, Sight::Deutan, Sight::Tritan];

    /// The light that these eyes see instead of red, green and blue light: Machado, Oliveira and
    /// Fernandes 2009, "A physiologically-based model for simulation of color vision deficiency",
    /// severity 1.0.
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Sight::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Sight::Protan => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Sight::Deutan => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Sight::Tritan => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }

    fn luminance(self, color: Rgb) -> f64 {
        let light = color.linear();
        let seen = self.matrix().map(|row| {
            row.iter().zip(light).map(|(share, light)| share * light).sum::<f64>().clamp(0.0, 1.0)
        });
        0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
    }

    /// WCAG contrast ratio for these eyes, 1 to 21.
    pub(crate) fn contrast(self, one: Rgb, other: Rgb) -> f64 {
        let [a, b] = [one, other].map(|color| self.luminance(color) + 0.05);
        (a / b).max(b / a)
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

    #[test]
    fn every_sight_keeps_grey() {
        for sight in Sight::ALL {
            for row in sight.matrix() {
                assert!((row.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{sight:?}");
            }
        }
    }
}
