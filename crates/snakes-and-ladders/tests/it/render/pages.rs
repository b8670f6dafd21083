//! A document with every block and every meaning, exactly as people see it.

use snakes_and_ladders::doc::{
    AsideKind, Block, Column, Doc, Figure, Meaning, Section, Table, Text,
};
use snakes_and_ladders::render::{Screen, html, markdown, text};

#[expect(clippy::too_many_lines, reason = "every block and every meaning")]
fn doc() -> Doc {
    let column = |title: &str, numbers| Column { title: title.into(), numbers };
    let figure = |caption: &str, lines: &[&str]| Figure {
        caption: caption.into(),
        lines: lines.iter().map(|&line| line.into()).collect(),
        drawing: None,
    };
    Doc {
        title: "Four squares & a ladder".into(),
        lead: vec![
            Block::Paragraph(
                Text::new()
                    .plain("Land on ")
                    .with(Meaning::Ladder, 2)
                    .plain(" (")
                    .strong("-1")
                    .plain(" means no jump), never on ")
                    .with(Meaning::Snake, 3)
                    .plain("; a ")
                    .with(Meaning::Term, "node")
                    .plain(" is a place, ")
                    .code("board[0][1] | 1")
                    .plain(" a cell, ")
                    .number(4)
                    .plain(" a number."),
            ),
            Block::List {
                numbered: true,
                items: vec![
                    Text::new()
                        .with(Meaning::New, 4)
                        .plain(" is new, ")
                        .with(Meaning::Visited, 1)
                        .plain(" is not"),
                    Text::new()
                        .with(Meaning::Refused, "5 is past the end")
                        .plain(", ")
                        .with(Meaning::Goal, "4 rolls"),
                ],
            },
            Block::List {
                numbered: false,
                items: vec![
                    Text::new()
                        .with(Meaning::Right, "1 roll")
                        .plain(" or ")
                        .with(Meaning::Wrong, "2 rolls"),
                    Text::from("Name: ")
                        .with(Meaning::Blank, "____")
                        .with(Meaning::Quiet, " (in ink)"),
                ],
            },
        ],
        sections: vec![
            Section {
                name: "dry-run",
                title: "Dry run".into(),
                blocks: vec![
                    Block::Table(Table {
                        columns: vec![
                            column("level", true),
                            column("rolls land on", false),
                            column("new", false),
                        ],
                        rows: vec![
                            vec![
                                Text::new().number(0),
                                Text::new().with(Meaning::Ladder, "2 ⇒ 4").plain(", 3"),
                                Text::new().with(Meaning::New, 4).plain(" ").with(Meaning::New, 3),
                            ],
                            vec![
                                Text::new(),
                                "a long cell, so that it takes two lines of a narrow screen".into(),
                                Text::new().code("a | b"),
                            ],
                        ],
                    }),
                    Block::Aside {
                        kind: AsideKind::Doubt,
                        title: "Mark 2, or 4?".into(),
                        text: Text::new().number(4).plain(", where you end up."),
                    },
                    Block::Aside {
                        kind: AsideKind::Rule,
                        title: "Once a turn".into(),
                        text: "At most one jump.".into(),
                    },
                    Block::Aside {
                        kind: AsideKind::LeftOut,
                        title: Text::new(),
                        text: "3 levels more.".into(),
                    },
                ],
            },
            Section {
                name: "board",
                title: "The board".into(),
                blocks: vec![
                    Block::Code {
                        language: "python",
                        text: "if square == 4:\n    return rolls  # <done>\n".to_owned(),
                    },
                    Block::Figure(figure("As given:", &["3 4", "1 2 ```"])),
                    Block::Beside(vec![figure("Left:", &["", "ab"]), figure("Right:", &["cd"])]),
                ],
            },
        ],
    }
}

#[test]
fn as_text() {
    let text = text(&doc(), Screen { width: 60, colour: false });
    assert_eq!(
        text,
        "Four squares & a ladder
=======================

Land on 2 (-1 means no jump), never on 3; a node is a place,
board[0][1] | 1 a cell, 4 a number.

 1. 4 is new, 1 is not
 2. 5 is past the end, 4 rolls

  - 1 roll or 2 rolls
  - Name: ____ (in ink)

Dry run
-------

level   rolls land on                                new
────────────────────────────────────────────────────────────
    0   2 ⇒ 4, 3                                     4 3
        a long cell, so that it takes two lines of   a | b
        a narrow screen

? Mark 2, or 4?
  4, where you end up.

! Once a turn
  At most one jump.

… 3 levels more.

The board
---------

    if square == 4:
        return rolls  # <done>

As given:
3 4
1 2 ```

Left:    Right:
         cd
ab
"
    );
}

#[test]
fn as_text_in_colour() {
    let text = text(&doc(), Screen { width: 60, colour: true });
    assert_eq!(
        text.replace('\x1b', "^"),
        "^[1mFour squares & a ladder^[0m
=======================

Land on ^[32m2^[0m (^[1m-1^[0m means no jump), never on ^[35m3^[0m; a ^[3mnode^[0m is a place,
^[36mboard[0][1] | 1^[0m a cell, 4 a number.

 1. ^[1m4^[0m is new, ^[2m1^[0m is not
 2. ^[2m5 is past the end^[0m, ^[1m^[32m4 rolls^[0m

  - ^[32m1 roll^[0m or ^[31m2 rolls^[0m
  - Name: ____^[2m (in ink)^[0m

^[1mDry run^[0m
-------

^[1mlevel^[0m   ^[1mrolls^[0m ^[1mland^[0m ^[1mon^[0m                                ^[1mnew^[0m
────────────────────────────────────────────────────────────
    0   ^[32m2^[0m ^[32m⇒^[0m ^[32m4^[0m, 3                                     ^[1m4^[0m ^[1m3^[0m
        a long cell, so that it takes two lines of   ^[36ma^[0m ^[36m|^[0m ^[36mb^[0m
        a narrow screen

? ^[1mMark 2, or 4?^[0m
  4, where you end up.

! ^[1mOnce a turn^[0m
  At most one jump.

… 3 levels more.

^[1mThe board^[0m
---------

    if square == 4:
        return rolls  # <done>

As given:
3 4
1 2 ```

Left:    Right:
         cd
ab
"
    );
}

#[test]
fn as_markdown() {
    assert_eq!(
        markdown(&doc()),
        r"# Four squares \& a ladder

Land on 2 (**-1** means no jump), never on 3; a *node* is a place, `board[0][1] | 1` a cell, 4 a number.

1. **4** is new, 1 is not
2. 5 is past the end, **4 rolls**

- 1 roll or 2 rolls
- Name: \_\_\_\_ (in ink)

## Dry run

| level | rolls land on | new |
| --: | --- | --- |
| 0 | 2 ⇒ 4, 3 | **4** **3** |
|  | a long cell, so that it takes two lines of a narrow screen | `a \| b` |

> **Doubt: Mark 2, or 4?**
>
> 4, where you end up.

> **Rule: Once a turn**
>
> At most one jump.

> **Left out**
>
> 3 levels more.

## The board

```python
if square == 4:
    return rolls  # <done>
```

As given:

````text
3 4
1 2 ```
````

Left:

```text

ab
```

Right:

```text
cd
```
"
    );
}

#[test]
#[expect(clippy::too_many_lines, reason = "the whole page")]
fn as_a_page() {
    let page = html(&doc());
    let body = page.find("<main>").map(|begin| page[begin..].replace("><", ">\n<"));
    assert_eq!(
        body.as_deref(),
        Some(
            r#"<main>
<h1>Four squares &amp; a ladder</h1>
<p>Land on <span class="ladder">2</span> (<strong>-1</strong> means no jump), never on <span class="snake">3</span>; a <dfn>node</dfn> is a place, <code>board[0][1] | 1</code> a cell, <span class="number">4</span> a number.</p>
<ol>
<li>
<span class="new">4</span> is new, <span class="visited">1</span> is not</li>
<li>
<span class="refused">5 is past the end</span>, <span class="goal">4 rolls</span>
</li>
</ol>
<ul>
<li>
<span class="right">1 roll</span> or <span class="wrong">2 rolls</span>
</li>
<li>Name: <span class="blank">____</span>
<span class="quiet"> (in ink)</span>
</li>
</ul>
<section id="dry-run">
<h2>Dry run</h2>
<div class="scroll" tabindex="0">
<table>
<thead>
<tr>
<th scope="col" class="numbers">level</th>
<th scope="col">rolls land on</th>
<th scope="col">new</th>
</tr>
</thead>
<tbody>
<tr>
<td class="numbers">
<span class="number">0</span>
</td>
<td>
<span class="ladder">2 ⇒ 4</span>, 3</td>
<td>
<span class="new">4</span> <span class="new">3</span>
</td>
</tr>
<tr>
<td class="numbers">
</td>
<td>a long cell, so that it takes two lines of a narrow screen</td>
<td>
<code>a | b</code>
</td>
</tr>
</tbody>
</table>
</div>
<div class="aside doubt" role="note" aria-label="Doubt">
<p class="head">Mark 2, or 4?</p>
<p>
<span class="number">4</span>, where you end up.</p>
</div>
<div class="aside rule" role="note" aria-label="Rule">
<p class="head">Once a turn</p>
<p>At most one jump.</p>
</div>
<div class="aside left-out" role="note" aria-label="Left out">
<p>3 levels more.</p>
</div>
</section>
<section id="board">
<h2>The board</h2>
<pre class="code" data-language="python" tabindex="0">
<code>if square == 4:
    return rolls  # &lt;done&gt;
</code>
</pre>
<figure>
<figcaption>As given:</figcaption>
<pre tabindex="0">
3 4
1 2 ```
</pre>
</figure>
<div class="beside">
<figure>
<figcaption>Left:</figcaption>
<pre tabindex="0">

ab
</pre>
</figure>
<figure>
<figcaption>Right:</figcaption>
<pre tabindex="0">
cd
</pre>
</figure>
</div>
</section>
</main>
</body>
</html>
"#
        )
    );
}
