// The parts of Discord's markdown that a bot uses, as DOM nodes. Text only ever becomes text nodes.

import { element } from "./net.js";

const PATTERNS = [
  [/^```(?:\w+\n)?\n?([\s\S]*?)```/, (m) => element("pre", {}, element("code", {}, m[1].replace(/\n$/, "")))],
  [/^`([^`]+)`/, (m) => element("code", {}, m[1])],
  [/^\*\*([\s\S]+?)\*\*/, (m, names) => wrap("strong", m[1], names)],
  [/^__([\s\S]+?)__/, (m, names) => wrap("u", m[1], names)],
  [/^~~([\s\S]+?)~~/, (m, names) => wrap("s", m[1], names)],
  [/^\|\|([\s\S]+?)\|\|/, (m, names) => spoiler(m[1], names)],
  [/^\*([^\s*][^*]*)\*/, (m, names) => wrap("em", m[1], names)],
  [/^_([^\s_][^_]*)_(?!\w)/, (m, names) => wrap("em", m[1], names)],
  [/^<@!?(\d+)>/, (m, names) => element("span", { className: "mention" }, "@" + names.user(m[1]))],
  [/^<#(\d+)>/, (m, names) => element("span", { className: "mention" }, "#" + names.channel(m[1]))],
  [/^<t:(\d+)(?::(\w))?>/, (m) => time(Number(m[1]), m[2])],
  [/^\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, (m) => link(m[2], m[1])],
  [/^https?:\/\/[^\s<>]+/, (m) => link(m[0], m[0])],
  [/^\\([*_`~|<>\\[\]#-])/, (m) => m[1]],
];

/** Nodes for a text. `names` turns ids into names. */
export function inline(text, names) {
  const nodes = [];
  let plain = "";
  const flush = () => { if (plain) nodes.push(plain); plain = ""; };
  for (let rest = text; rest; ) {
    let found = null;
    for (const [pattern, make] of PATTERNS) {
      const match = pattern.exec(rest);
      if (match) { found = [match[0].length, make(match, names)]; break; }
    }
    if (found) { flush(); nodes.push(found[1]); rest = rest.slice(found[0]); }
    else { plain += rest[0]; rest = rest.slice(1); }
  }
  flush();
  return nodes;
}

/** The same with no more than so many letters: a text is cut after its markup was read. */
export function inlineStart(text, most, names) {
  const box = element("span", {}, ...inline(text, names));
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const parts = [];
  while (walker.nextNode()) parts.push(walker.currentNode);
  let left = most, cut = false;
  for (const part of parts) {
    const letters = [...part.data];
    if (cut) (part.parentElement === box ? part : part.parentElement).remove();
    else if (letters.length > left) {
      part.data = letters.slice(0, left).join("") + "…";
      cut = true;
    } else left -= letters.length;
  }
  return [...box.childNodes];
}

/** Nodes for a whole message: lines, quotes, headings and lists. */
export function markdown(text, names) {
  const nodes = [];
  for (const part of text.split(/(```[\s\S]*?```)/)) {
    if (part.startsWith("```") && part.length > 5) { nodes.push(...inline(part, names)); continue; }
    for (const [place, line] of part.split("\n").entries()) {
      const shape = /^(#{1,3} |> |[-*] |-# )?(.*)$/.exec(line);
      const kind = (shape[1] ?? "").trim();
      const block = { ">": "quote", "-": "item", "*": "item", "-#": "small" }[kind];
      if (kind.startsWith("#")) nodes.push(element("div", { className: "heading" }, ...inline(shape[2], names)));
      else if (block) nodes.push(element("div", { className: block }, ...inline(shape[2], names)));
      else {
        if (place > 0 && !(nodes.at(-1) instanceof HTMLDivElement)) nodes.push(element("br"));
        nodes.push(...inline(line, names));
      }
    }
  }
  return nodes;
}

function wrap(name, text, names) {
  return element(name, {}, ...inline(text, names));
}

function spoiler(text, names) {
  const node = element("span", { className: "spoiler", tabIndex: 0, "@role": "button", "@aria-label": "Spoiler" }, ...inline(text, names));
  node.onclick = () => { node.classList.add("open"); node.removeAttribute("aria-label"); };
  node.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") node.click(); };
  return node;
}

function link(address, text) {
  return element("a", { href: address, target: "_blank", rel: "noreferrer noopener" }, text);
}

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  let text = date.toLocaleString();
  if (style === "R") {
    const difference = Math.round(seconds - Date.now() / 1000);
    const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]
      .find(([, size]) => Math.abs(difference) >= size) ?? ["second", 1];
    text = new Intl.RelativeTimeFormat("en").format(Math.round(difference / size), unit);
  } else if (style === "d" || style === "D") text = date.toLocaleDateString();
  else if (style === "t" || style === "T") text = date.toLocaleTimeString();
  return element("time", { dateTime: date.toISOString(), title: date.toLocaleString() }, text);
}
