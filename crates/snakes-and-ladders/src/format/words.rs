//! Words of programs, and what may follow them.

/// Words that begin a line without a value, or a block.
pub(super) const KEYWORDS: [&str; 40] = [
    "import",
    "from",
    "using",
    "use",
    "package",
    "namespace",
    "class",
    "struct",
    "impl",
    "def",
    "fn",
    "func",
    "function",
    "public",
    "private",
    "protected",
    "static",
    "void",
    "return",
    "export",
    "if",
    "else",
    "for",
    "while",
    "assert",
    "print",
    "elif",
    "try",
    "except",
    "catch",
    "typedef",
    "interface",
    "pub",
    "mod",
    "extern",
    "async",
    "await",
    "yield",
    "pass",
    "break",
];

/// Words a value may follow without a sign between.
pub(super) const BEFORE_VALUES: [&str; 8] =
    ["return", "yield", "assert", "in", "await", "print", "not", "is"];

/// What stands in the brackets of a statement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Holds {
    #[default]
    Values,
    /// Names that it brings in.
    Names,
    /// What a type is.
    Type,
}
