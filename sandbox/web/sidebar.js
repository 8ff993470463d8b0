// The list of places: what is unread, whose turn it is, and the games that have ended.

import { element } from "./net.js";

const KEY = "menagerie-seen";
// Without storage, which a browser may refuse, the marks last as long as the page.
let seen = {};
try { seen = JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { /* As if nothing had been seen. */ }

const later = (id, than) => id !== null && BigInt(id) > BigInt(than ?? 0);

/** Notes that a member has seen a place up to its newest message. */
export function markSeen(member, place) {
  const mine = seen[member] ??= {};
  if (!later(place.last, mine[place.id])) return;
  mine[place.id] = place.last;
  try { localStorage.setItem(KEY, JSON.stringify(seen)); } catch { /* See above. */ }
}

/** All places of a world, threads too. */
export function placesOf(world) {
  return world.channels.flatMap((channel) => [channel, ...channel.threads]);
}

/** What there is to say about a place, in words; `urgent` when it waits for this member. */
export function notesOn(place, member, names) {
  const mine = seen[member] ?? {};
  const notes = [];
  if (place.turn === member) notes.push({ text: "your move", className: "mine" });
  else if (place.turn) notes.push({ text: names.user(place.turn) + " to move", className: "theirs" });
  if (place.ended) notes.push({ text: "ended", className: "theirs" });
  if (later(place.last_ping, mine[place.id])) notes.push({ text: "mentions you", className: "ping" });
  else if (later(place.last, mine[place.id])) notes.push({ text: "new", className: "new" });
  return notes;
}

/** Draws the list; running games come before those that have ended. */
export function drawPlaces(box, world, member, current, names, open) {
  const button = (place) => {
    const notes = notesOn(place, member, names);
    const unread = notes.some((note) => note.className === "ping" || note.className === "new");
    const classes = [place.parent ? "thread" : "channel", place.archived && "archived", place.ended && "ended", unread && "unread"];
    const title = place.private ? "🔒 " + place.name : place.name;
    const name = place.direct ? "@ Menagerie" : place.parent ? title : "# " + place.name;
    return element("button", {
      type: "button", className: classes.filter(Boolean).join(" "), "@data-channel-id": place.id,
      "@aria-current": place.id === current ? "page" : null, onclick: () => open(place.id),
    }, element("span", { className: "name" }, name), ...notes.flatMap((note) => [" ", element("span", { className: "note " + note.className }, note.text)]));
  };
  const nodes = world.channels.flatMap((channel) => {
    const running = channel.threads.filter((thread) => !thread.ended);
    const ended = channel.threads.filter((thread) => thread.ended);
    return [channel, ...running, ...ended].map(button);
  });
  const focused = box.contains(document.activeElement) ? document.activeElement.dataset.channelId : null;
  box.replaceChildren(...nodes);
  nodes.find((node) => node.dataset.channelId === focused)?.focus();
}
