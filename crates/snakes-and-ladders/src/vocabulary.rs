//! Small closed vocabularies: an enum whose values have names.

use std::fmt;

/// Defines an enum together with its names: `ALL`, `name`, `Display`, `FromStr`
/// (whose error lists the names) and, with the feature `serde`, the same names
/// in JSON.
macro_rules! vocabulary {
    (
        $(#[$outer:meta])*
        $name:ident, $what:literal:
        $( $(#[$inner:meta])* $variant:ident = $text:literal ),+ $(,)?
    ) => {
        $(#[$outer])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $name {
            $( $(#[$inner])* #[cfg_attr(feature = "serde", serde(rename = $text))] $variant, )+
        }

        impl $name {
            /// All values.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$variant),+];

            /// The name used on the command line and in JSON.
            pub const fn name(self) -> &'static str {
                match self {
                    $( $name::$variant => $text, )+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::vocabulary::UnknownName;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $name::ALL.into_iter().find(|value| value.name() == text).ok_or_else(|| {
                    $crate::vocabulary::UnknownName {
                        what: $what,
                        found: text.chars().take(40).collect(),
                        names: &[$($text),+],
                    }
                })
            }
        }
    };
}

pub(crate) use vocabulary;

/// A word that is none of the names it could be.
///
/// ```
/// use snakes_and_ladders::Chain;
///
/// let error = "twice".parse::<Chain>().unwrap_err();
/// assert_eq!(error.names, ["once", "follow", "next-turn"]);
/// assert_eq!(
///     error.to_string(),
///     "`twice` is no chain rule: expected once, follow or next-turn"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownName {
    /// What it was read as.
    pub what: &'static str,
    /// The word, shortened.
    pub found: String,
    /// The names there are.
    pub names: &'static [&'static str],
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no {}: expected ", self.found.escape_debug(), self.what)?;
        for (index, name) in self.names.iter().enumerate() {
            let before = match index {
                0 => "",
                _ if index + 1 == self.names.len() => " or ",
                _ => ", ",
            };
            write!(f, "{before}{name}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownName {}
