// What an empty place says: the first steps, each of them a press away.

import { element } from "./net.js";

/** Fills `box` for a place without messages; `write` puts a text where messages are typed. */
export function drawWelcome(box, { place, world, member, names }, write) {
  const people = world.members.filter((it) => !it.bot && it.id !== member);
  const opponent = people[0]?.name ?? "Bob";
  const step = (text) => element("button", { type: "button", className: "step", onclick: () => write(text) }, element("code", {}, text));
  const challenge = `/challenge opponent:${opponent} variant:terachess-2`;
  const where = place.direct ? "This is your direct message with Menagerie." : "Nothing has been said here yet.";
  const key = `${place.id} ${member} ${world.connected} ${place.direct} ${opponent}`;
  if (box.dataset.drawn === key) return;
  box.dataset.drawn = key;
  box.replaceChildren(
    element("h2", {}, `Welcome, ${names.user(member)}`),
    element("p", {}, where, " This is a Discord on your own machine: nobody else is here, and you are everybody in turn."),
    element("ol", {},
      element("li", {}, "Challenge somebody: ", step(challenge), " Send it, or type ", element("b", {}, "/"), " to see every command."),
      element("li", {}, `Become ${opponent} under “You are”`, element("span", { className: "narrow" }, " (press ☰)"), ", and press ", element("b", {}, "Accept"), "."),
      element("li", {}, "Open the thread of the game in the list of channels, and type a move as its first message shows it. Change between the two of you to play both sides.")),
    element("p", {}, "Or read first: ", step("/help"), " ", step("/rules")));
}
