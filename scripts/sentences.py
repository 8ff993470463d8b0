#!/usr/bin/env python3
"""Counts the words of the sentences in the documents.

Prints for each document, and for all of them together: how many sentences it has, the median and the
95th percentile of their words, and the longest. Fails where, over all, the median is above 15 words or
the 95th percentile above 30; and the same without the cells of tables, which are short.

A sentence ends at a full stop, a question mark or an exclamation mark, and with its paragraph, list item
or table cell; a semicolon or a colon ends none. Code in backticks and a link count as their words in the
text: `a b` is one word. Headings, code blocks, comments, lines between table rows and cells without a
word of prose are left out. What a test or a benchmark writes into a page, between its marks, is counted
apart and held to nothing.

    scripts/sentences.py              counts the documents
    scripts/sentences.py FILE...      counts these files
    scripts/sentences.py --check      tries the script itself
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST_MEDIAN = 15
MOST_95 = 30
# Between these marks stand words of the program, not of a document.
GENERATED = re.compile(
    r"<!-- made by .*?<!-- end -->|<!-- UPDATE=1 [^>]* makes all that follows\. -->.*\Z", re.DOTALL
)


def documents():
    # CHANGELOG.md is left out: it is a list of changes.
    names = ["README", "ARCHITECTURE", "CONTRIBUTING", "PRIVACY", "SECURITY", "TERMS"]
    own = [ROOT / f"{name}.md" for name in names]
    pages = sorted((ROOT / "docs").rglob("*.md"))
    # A list of links.
    return own + [page for page in pages if page.name != "SUMMARY.md"]


def generated(text):
    """What a test or a benchmark has written into a document."""
    return "\n\n".join(GENERATED.findall(text))


def by_hand(text):
    """The rest of it."""
    return GENERATED.sub("\n\n", text)


def blocks(text):
    """The paragraphs, list items and table cells of a document, each as one line, and whether it is a cell."""
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"^\s*(```|~~~).*?^\s*\1.*?$", "\n", text, flags=re.DOTALL | re.MULTILINE)
    found, now = [], []

    def end():
        if now:
            found.append((" ".join(now), False))
            now.clear()

    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#") or re.fullmatch(r"[|:\- ]+", line):
            end()
        elif line.startswith("|"):
            end()
            # A line in a cell's code is no border of it.
            line = re.sub(r"`[^`]*`", lambda code: code[0].replace("|", "/"), line)
            found.extend((cell.strip(), True) for cell in line.strip("|").split("|"))
        elif item := re.match(r"([-*]|\d+\.)\s+(.*)", line):
            end()
            now.append(item[2])
        else:
            now.append(line)
    end()
    return found


def plain(block):
    """A block as it is read: code is one word, a link is what stands for it."""
    block = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", block)
    block = re.sub(r"`[^`]*`", "`", block)
    block = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", block)
    return block.replace("*", "")


def sentences(text):
    """The sentences of a document, each with its number of words, and whether it stands in a cell."""
    found = []
    for block, is_cell in blocks(text):
        # A lower letter begins no sentence: the dot of "e.g." ends none.
        for sentence in re.split(r"(?<=[.!?])[)\"”']*\s+(?=[^a-z])", plain(block)):
            words = [word for word in sentence.split() if re.search(r"[\w`]", word)]
            if any(re.search(r"[^\W\d_]", word) for word in words):
                found.append((len(words), sentence.strip(), is_cell))
    return found


def percentile(counts, part):
    """The smallest number that `part` of all are not above."""
    counts = sorted(counts)
    at = max(0, -(-len(counts) * part // 100) - 1)
    return counts[at]


def told(name, counts):
    """A line of the table."""
    if not counts:
        return f"{name:40} {0:5}"
    return f"{name:40} {len(counts):5} {percentile(counts, 50):4} {percentile(counts, 95):4}"


def are_short(counts):
    """Whether the sentences with these counts are as short as they should be."""
    return percentile(counts, 50) <= MOST_MEDIAN and percentile(counts, 95) <= MOST_95


def main(files):
    every = []
    print(f"{'':40} {'all':>5} {'50%':>4} {'95%':>4}")
    for file in files:
        name = str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else str(file)
        text = file.read_text(encoding="utf-8")
        found = sentences(by_hand(text))
        print(told(name, [count for count, _, _ in found]))
        every += [(*it, name) for it in found]
        if made := generated(text):
            print(told("  generated in it", [count for count, _, _ in sentences(made)]))
    counts = [count for count, _, _, _ in every]
    prose = [count for count, _, is_cell, _ in every if not is_cell]
    print(told("over all", counts))
    print(told("without the cells of tables", prose))
    print("\nthe longest:")
    for count, sentence, _, name in sorted(every, key=lambda it: -it[0])[:10]:
        print(f"{count:4}  {name}: {sentence[:110]}")
    if not (are_short(counts) and are_short(prose)):
        print(f"\nSentences are too long: at most {MOST_MEDIAN} in the middle and {MOST_95} at 95 %.")
        return 1
    return 0


def check():
    """Tries the script itself; every line here can fail."""

    def counts(text):
        return [count for count, _, _ in sentences(by_hand(text))]

    for text, expected in [
        ("One two three. Four five.", [3, 2]),
        ("One two\nthree; four: five.", [5]),
        ("# A heading\n\nOne two.", [2]),
        ("- One two\n- Three four five", [2, 3]),
        ("1. One two.\n2. Three.", [2, 1]),
        ("| a b | c |\n|---|---|\n| `x|y` | d e f. G h |", [2, 1, 3, 2]),
        ("Run `cargo test --all` now.", [3]),
        ("Read [this long page](a/b.md) first.", [5]),
        ("One e.g. two. Three.", [3, 1]),
        ("```sh\nmany words that are no sentence\n```\nOne two.", [2]),
        ("<!-- a remark\nof two lines -->\nOne two.", [2]),
        ("<!-- made by `x` -->\nMany words here.\n<!-- end -->\nOne.", [1]),
        ("One.\n\n<!-- UPDATE=1 x makes all that follows. -->\n\nMany words.", [1]),
        ("One (two). Three? “Four!” Five", [2, 1, 1, 1]),
        ("1.94 or newer is 3 · 4", [6]),
        ("| 12 | – |", []),
    ]:
        found = counts(text)
        assert found == expected, f"{text!r}: {found}, not {expected}"
    assert percentile([1, 2, 3, 4], 50) == 2 and percentile(range(1, 101), 95) == 95
    assert percentile([7], 95) == 7
    assert [is_cell for _, _, is_cell in sentences("A b.\n\n| c d |")] == [False, True]
    assert are_short([15] * 95 + [31] * 5) and not are_short([15] * 94 + [31] * 6)
    assert not are_short([16, 16, 1])
    assert "Many" in generated("<!-- made by x -->\nMany words.\n<!-- end -->\nOne.")
    print("the script counts as it says")
    return 0


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(check() if given == ["--check"] else main([Path(it).resolve() for it in given] or documents()))
