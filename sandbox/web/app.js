// The page: who looks at which channel, what they type, and what happens then.

import { act as ask, element, listen, look } from "./net.js";
import { drawMessages } from "./messages.js";
import { drawFields, drawList, flatten, markedOption, moveMark } from "./commands.js";
import { openModal } from "./modal.js";
import { follow } from "./scroll.js";
import { drawPlaces, markSeen, placesOf } from "./sidebar.js";
import { readCommand, withMentions } from "./typed.js";
import { view } from "./viewer.js";
import { drawWelcome } from "./welcome.js";

const $ = (id) => document.getElementById(id);
const state = { member: null, channel: null, world: null, reply: null, editing: null, command: null, drawn: null, newest: null, looking: false, again: false };
const reader = follow($("scroller"), $("to-end"), () => noteSeen());

const names = {
  user: (id) => state.world?.members.find((member) => member.id === id)?.name ?? "somebody who left",
  isBot: (id) => state.world?.members.find((member) => member.id === id)?.bot ?? false,
  members: () => state.world?.members ?? [],
  channel: (id) => {
    const place = state.world && placesOf(state.world).find((it) => it.id === id);
    return place ? (place.direct ? "Menagerie" : place.name) : "unknown";
  },
};

const place = () => ({ as: state.member, channel: state.channel });

// What goes well takes the words away of what has not.
async function act(path, body) {
  const answer = await ask(path, body);
  $("alert").textContent = "";
  return answer;
}

function report(error) {
  $("alert").textContent = error.message;
  setTimeout(() => { if ($("alert").textContent === error.message) $("alert").textContent = ""; }, 8000);
}

const hands = {
  viewer: () => state.member,
  messageCommands: () => (state.world?.commands ?? []).filter((command) => command.type === 3).map((command) => command.name),
  open: (channel) => openChannel(channel),
  view,
  reply: (message) => { state.reply = message; state.editing = null; drawReplyBar(); $("composer").focus(); },
  edit: (message) => { state.editing = message; state.reply = null; $("composer").value = message.content; drawReplyBar(); grow(); $("composer").focus(); },
  remove: (message) => act("delete", { ...place(), message: message.id }).catch(report),
  react: (message, emoji, remove) => act("react", { ...place(), message: message.id, emoji, remove }).catch(report),
  press: (message, custom_id, values) => act("press", { ...place(), message: message.id, custom_id, values }).then(answered).catch(report),
  apps: (message, command) => act("apps", { ...place(), message: message.id, command }).then(answered).catch(report),
  dismissFailure: (entry) => act("dismiss-failure", { interaction: entry.interaction }).catch(report),
};

// The first answer of the bot: only forms need something of the page.
function answered(answer) {
  if (answer.modal) openModal(state.member, answer, answered);
}

async function refresh() {
  if (state.looking) { state.again = true; return; }
  state.looking = true;
  try {
    const member = state.member;
    const world = await look(member ?? "0", state.channel);
    if (!member) {
      const people = world.members.filter((member) => !member.bot);
      const asked = new URLSearchParams(location.search).get("as")?.toLowerCase();
      const you = people.find((member) => member.name.toLowerCase() === asked || member.id === asked) ?? people[0];
      state.member = you.id;
      state.again = true;
    } else if (member === state.member && (!state.channel || state.channel === world.channel || !known(world, state.channel))) {
      state.channel = world.channel;
      state.world = world;
      draw();
    } else state.again = true;
  } catch { /* The status line says so; the next change looks again. */ }
  state.looking = false;
  if (state.again) { state.again = false; await refresh(); }
}

function known(world, id) {
  return placesOf(world).some((place) => place.id === id);
}

function draw() {
  const { world } = state;
  const current = placesOf(world).find((place) => place.id === world.channel);
  $("channel-name").textContent = (current?.parent ? "🧵 " : current?.direct ? "@ " : "# ") + names.channel(world.channel);
  $("topic").textContent = current?.archived ? "Archived" + (current.locked ? " and locked" : "; a message wakes it") : current?.locked ? "Locked" : current?.topic ?? "";
  document.title = `${names.channel(world.channel)} – ${names.user(state.member)} – Menagerie sandbox`;
  $("status").textContent = world.connected ? "" : "The bot is not connected.";
  $("composer").placeholder = "Message, or / for commands";
  $("turn").textContent = current?.turn === state.member ? "It is your move" : current?.turn ? names.user(current.turn) + " is to move" : "";
  drawSwitch();
  $("welcome").hidden = !current || world.messages.length > 0 || world.waiting.length > 0;
  if (!$("welcome").hidden) drawWelcome($("welcome"), { place: current, world, member: state.member, names }, write);
  drawMessages($("messages"), world, names, hands);
  const newest = world.messages.at(-1)?.id;
  if (state.drawn !== world.channel) reader.toEnd();
  else reader.drawn(newest !== state.newest);
  Object.assign(state, { drawn: world.channel, newest });
  noteSeen();
}

// What is in sight at the end of the list has been read.
function noteSeen() {
  const current = state.world && placesOf(state.world).find((place) => place.id === state.drawn);
  if (current && reader.isFollowing() && !document.hidden) markSeen(state.member, current);
  if (state.world) drawPlaces($("channels"), state.world, state.member, state.channel, names, openChannel);
}

// Puts a text where messages are typed, to be sent or changed.
function write(text) {
  closeCommand();
  $("composer").value = text;
  $("composer").focus();
  typed();
}

function drawSwitch() {
  const people = names.members().filter((member) => !member.bot);
  const box = $("member-switch");
  const wanted = people.map((member) => member.id).join();
  if (box.dataset.people !== wanted) {
    box.replaceChildren(...people.map((member) => element("option", { value: member.id }, member.name)));
    box.dataset.people = wanted;
  }
  box.value = state.member;
}

function openChannel(id) {
  state.channel = id;
  state.reply = state.editing = null;
  showSidebar(false);
  drawReplyBar();
  closeCommand();
  refresh();
}

function drawReplyBar() {
  const about = state.reply ?? state.editing;
  $("reply-bar").hidden = !about;
  $("reply-ping").parentElement.hidden = !state.reply;
  $("reply-to").textContent = state.reply ? "Replying to " + names.user(state.reply.author) : "Editing your message";
}

function closeCommand() {
  state.command = null;
  $("command-form").hidden = true;
  // Fields that must be filled in would keep the form below from being sent.
  $("command-form").replaceChildren();
  hideList();
  $("composer").parentElement.classList.remove("with-command");
}

function leaveCommand() {
  closeCommand();
  $("composer").focus();
}

function chooseCommand(command, given = {}) {
  // Shown first: what is hidden cannot take the focus.
  $("command-form").hidden = false;
  const read = drawFields($("command-form"), command, state.world, place, report, leaveCommand, given);
  state.command = { name: command.name, read };
  hideList();
  $("composer").value = "";
  $("composer").parentElement.classList.add("with-command");
  if (!command.options.length) $("send").focus();
  grow();
}

function grow() {
  const box = $("composer");
  box.style.height = "auto";
  box.style.height = Math.min(box.scrollHeight, 160) + "px";
}

const allCommands = () => flatten(state.world?.commands ?? []);

function hideList() {
  $("command-list").hidden = true;
  $("composer").removeAttribute("aria-activedescendant");
}

function showMarked() {
  const marked = markedOption($("command-list"));
  if (marked) $("composer").setAttribute("aria-activedescendant", marked.id);
  else $("composer").removeAttribute("aria-activedescendant");
}

function typed() {
  grow();
  const text = $("composer").value;
  if (text.startsWith("/") && !state.command) {
    drawList($("command-list"), allCommands(), text.slice(1), chooseTyped);
    showMarked();
  } else hideList();
}

// The command that was chosen in the list, with the options that are already typed.
function chooseTyped(command) {
  const read = readCommand($("composer").value, [command], state.world);
  chooseCommand(command, read?.given);
}

async function give(name, options) {
  reader.toEnd();
  const sent = act("slash", { ...place(), command: name, options });
  // A refusal comes at once and leaves the fields; anything else empties them.
  const first = await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 150, null))]);
  closeCommand();
  reader.toEnd();
  answered(first ?? await sent);
}

// Runs a whole command that was typed; opens the fields of one that lacks something.
async function sendTyped(text) {
  const commands = allCommands();
  const read = readCommand(text.trim(), commands, state.world);
  const marked = markedOption($("command-list"))?.dataset.command;
  const chosen = read?.spoken ? null : commands.find((it) => it.name === marked);
  const command = chosen ?? read?.command;
  if (!command) return false;
  const whole = command === read?.command && !read.missing.length;
  if (!whole) { chooseCommand(command, read?.given); return true; }
  await give(command.name, read.given);
  $("composer").value = "";
  grow();
  return true;
}

async function send() {
  const composer = $("composer");
  try {
    if (state.command) { await give(state.command.name, state.command.read()); return; }
    const text = composer.value;
    if (text.startsWith("/") && !state.editing && await sendTyped(text)) return;
    if (!text.trim()) return;
    reader.toEnd();
    const said = withMentions(text, names.members());
    if (state.editing) await act("edit", { ...place(), message: state.editing.id, text: said });
    else await act("say", { ...place(), text: said, reply: state.reply?.id ?? null, ping: $("reply-ping").checked });
    composer.value = "";
    state.reply = state.editing = null;
    hideList();
    drawReplyBar();
    grow();
  } catch (error) { report(error); }
}

function showSidebar(shown) {
  document.body.classList.toggle("sidebar-open", shown);
  $("menu").setAttribute("aria-expanded", String(shown));
}

$("compose").onsubmit = (event) => { event.preventDefault(); send(); };
$("composer").oninput = typed;
$("composer").onkeydown = (event) => {
  const list = $("command-list");
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!list.hidden && by) {
    event.preventDefault();
    moveMark(list, by);
    showMarked();
    return;
  }
  const marked = markedOption(list);
  if (marked && event.key === "Tab" && !event.shiftKey) { event.preventDefault(); marked.click(); return; }
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); send(); }
};
$("compose").onkeydown = (event) => {
  if (event.key !== "Escape") return;
  if (!$("command-list").hidden) { hideList(); return; }
  if (state.command) leaveCommand();
  state.reply = state.editing = null;
  drawReplyBar();
};
$("reply-cancel").onclick = () => { state.reply = state.editing = null; drawReplyBar(); };
$("member-switch").onchange = (event) => {
  state.member = event.target.value;
  const address = new URL(location.href);
  address.searchParams.set("as", names.user(state.member));
  history.replaceState(null, "", address);
  showSidebar(false);
  closeCommand();
  refresh();
};
$("menu").onclick = (event) => { event.stopPropagation(); showSidebar(!document.body.classList.contains("sidebar-open")); };
document.querySelector("main").addEventListener("click", (event) => {
  if (!$("menu").contains(event.target)) showSidebar(false);
});
document.addEventListener("visibilitychange", noteSeen);
listen(refresh, (connected) => {
  if (connected) refresh();
  else $("status").textContent = "The sandbox is away; trying again…";
});
refresh();
