//! A page read back by a browser's rules.

use std::collections::BTreeSet;

use scraper::{ElementRef, Html};

use super::piece::{Kind, Piece};

/// Elements the renderer may write, but for those of a drawing.
const ELEMENTS: &str = "html head meta title style body main nav a section h1 h2 p ol ul li div \
    table thead tbody tr th td pre code figure figcaption strong dfn span";

/// Attributes it may write on them.
const ATTRIBUTES: &str = "lang charset name content http-equiv id aria-label href class role \
    tabindex data-language scope";

fn is_one_of(name: &str, names: &str) -> bool {
    names.split(' ').any(|listed| listed == name)
}

/// The pieces of a page, or what should not be there.
pub(super) fn pieces(page: &str) -> Result<Vec<Piece>, String> {
    let page = Html::parse_document(page);
    let mut pieces = Vec::new();
    let mut ids = BTreeSet::new();
    for element in page.root_element().descendent_elements() {
        if let Some(id) = element.value().id().filter(|id| !ids.insert(id.to_owned())) {
            return Err(format!("two elements are called {id:?}"));
        }
        let name = element.value().name();
        if name == "svg" || inside(element, "svg") {
            drawn(element)?;
            continue;
        }
        if !is_one_of(name, ELEMENTS) {
            return Err(format!("an element <{name}>"));
        }
        for (attribute, value) in element.value().attrs() {
            if !is_one_of(attribute, ATTRIBUTES) || (attribute == "href" && !value.starts_with('#'))
            {
                return Err(format!("an attribute {attribute}={value:?} on <{name}>"));
            }
        }
        let kind = match name {
            "h1" => Kind::Title,
            "h2" => Kind::Heading,
            "p" | "figcaption" => Kind::Paragraph,
            "li" => Kind::Item,
            "th" => Kind::Column,
            "td" => Kind::Cell,
            "pre" => Kind::Lines,
            _ => continue,
        };
        let text: String = element.text().collect();
        pieces.push(Piece::new(kind, &text));
    }
    pieces.retain(Piece::is_met);
    // All text of the page is in one of these pieces.
    let seen: usize = pieces.iter().map(|piece| letters(&piece.text)).sum();
    let all: usize = page
        .root_element()
        .descendent_elements()
        .filter(|element| element.value().name() == "main")
        .flat_map(|main| main.descendants().collect::<Vec<_>>())
        .filter(|node| {
            !node.ancestors().any(|up| {
                up.value().as_element().is_some_and(|up| ["nav", "svg"].contains(&up.name()))
            })
        })
        .filter_map(|node| node.value().as_text().map(|text| letters(&super::piece::masked(text))))
        .sum();
    if seen != all {
        return Err(format!("text outside of all pieces: {all} signs, {seen} of them in pieces"));
    }
    Ok(pieces)
}

/// A part of a drawing does nothing and loads nothing.
fn drawn(element: ElementRef<'_>) -> Result<(), String> {
    let name = element.value().name();
    if ["script", "foreignObject", "a", "image", "use", "iframe"].contains(&name) {
        return Err(format!("an element <{name}> in a drawing"));
    }
    let mut attributes = element.value().attrs();
    match attributes.find(|(name, _)| name.starts_with("on") || name.ends_with("href")) {
        Some((attribute, value)) => Err(format!("{attribute}={value:?} in a drawing")),
        None => Ok(()),
    }
}

fn inside(element: ElementRef<'_>, name: &str) -> bool {
    let mut above = element.ancestors().filter_map(ElementRef::wrap);
    above.any(|above| above.value().name() == name)
}

fn letters(text: &str) -> usize {
    text.chars().filter(|c| !c.is_whitespace()).count()
}

/// What the page's title and its style say.
pub(super) fn head(page: &str, name: &str) -> String {
    let page = Html::parse_document(page);
    let mut elements = page.root_element().descendent_elements();
    let found = elements.find(|element| element.value().name() == name);
    found.map(|element| element.text().collect()).unwrap_or_default()
}
