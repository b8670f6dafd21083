//! Small closed vocabularies: an enum whose values have names.

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
            type Err = String;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $name::ALL.into_iter().find(|value| value.name() == text).ok_or_else(|| {
                    let shown: String = text.chars().take(40).collect();
                    format!(
                        concat!("`{}` is no ", $what, ": expected {}"),
                        shown.escape_debug(),
                        $crate::vocabulary::or(&[$($text),+])
                    )
                })
            }
        }
    };
}

pub(crate) use vocabulary;

/// "a, b or c".
pub(crate) fn or(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [word] => (*word).to_owned(),
        [words @ .., last] => format!("{} or {last}", words.join(", ")),
    }
}
