// The page: who looks at which channel, what they type, and what happens then.

import { act, element, listen, look } from "./net.js";
import { drawMessages } from "./messages.js";
import { drawFields, drawList, flatten } from "./commands.js";

const $ = (id) => document.getElementById(id);
const state = { member: null, channel: null, world: null, reply: null, editing: null, command: null, looking: false, again: false };
const SEEN = new Map();

const names = {
  user: (id) => state.world?.members.find((member) => member.id === id)?.name ?? "somebody who left",
  isBot: (id) => state.world?.members.find((member) => member.id === id)?.bot ?? false,
  members: () => state.world?.members ?? [],
  channel: (id) => {
    for (const channel of state.world?.channels ?? []) {
      if (channel.id === id) return channel.direct ? "Menagerie" : channel.name;
      const thread = channel.threads.find((it) => it.id === id);
      if (thread) return thread.name;
    }
    return "unknown";
  },
};

const place = () => ({ as: state.member, channel: state.channel });

function report(error) {
  $("alert").textContent = error.message;
  setTimeout(() => { if ($("alert").textContent === error.message) $("alert").textContent = ""; }, 8000);
}

const hands = {
  viewer: () => state.member,
  messageCommands: () => (state.world?.commands ?? []).filter((command) => command.type === 3).map((command) => command.name),
  open: (channel) => openChannel(channel),
  view: (address, alt) => { $("viewer-image").src = address; $("viewer-image").alt = alt; $("viewer").showModal(); },
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
  if (answer.modal) openModal(answer.interaction, answer.modal);
}

function openModal(interaction, modal) {
  const dialog = $("modal");
  const problem = element("div", { className: "failure", "@role": "alert" });
  const controls = modal.inputs.map((input) => element(input.paragraph ? "textarea" : "input", {
    id: "field-" + input.custom_id, "@data-custom-id": input.custom_id, value: input.value, placeholder: input.placeholder,
    required: input.required, "@minlength": input.min_length || null, "@maxlength": input.max_length,
  }));
  const form = element("form", { "@autocomplete": "off" },
    element("h2", { id: "modal-title" }, modal.title),
    ...modal.inputs.map((input, number) => element("div", { className: "field" }, element("label", { htmlFor: controls[number].id }, input.label, input.required ? " *" : ""), controls[number])),
    problem,
    element("div", { className: "row" },
      element("button", { type: "button", className: "component secondary", onclick: () => dialog.close() }, "Cancel"),
      element("button", { type: "submit", className: "component primary" }, "Submit")));
  form.onsubmit = async (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(controls.map((control) => [control.dataset.customId, control.value]));
    try {
      const answer = await act("modal", { as: state.member, interaction, fields });
      if (answer.error) problem.textContent = answer.error;
      else { dialog.close(); answered(answer); }
    } catch (error) { problem.textContent = error.message; }
  };
  dialog.replaceChildren(form);
  dialog.showModal();
  controls[0]?.focus();
}

async function refresh() {
  if (state.looking) { state.again = true; return; }
  state.looking = true;
  try {
    const world = await look(state.member ?? "0", state.channel);
    if (!state.member) {
      const people = world.members.filter((member) => !member.bot);
      const asked = new URLSearchParams(location.search).get("as")?.toLowerCase();
      const you = people.find((member) => member.name.toLowerCase() === asked || member.id === asked) ?? people[0];
      state.member = you.id;
      state.again = true;
    } else if (!state.channel || state.channel === world.channel || !known(world, state.channel)) {
      state.channel = world.channel;
      state.world = world;
      draw();
    } else state.again = true;
  } catch { /* The status line says so; the next change looks again. */ }
  state.looking = false;
  if (state.again) { state.again = false; await refresh(); }
}

function known(world, id) {
  return world.channels.some((channel) => channel.id === id || channel.threads.some((thread) => thread.id === id));
}

function draw() {
  const { world } = state;
  const current = world.channels.flatMap((channel) => [channel, ...channel.threads]).find((it) => it.id === world.channel);
  $("channel-name").textContent = (current?.parent ? "🧵 " : current?.direct ? "@ " : "# ") + names.channel(world.channel);
  $("topic").textContent = current?.archived ? "Archived" + (current.locked ? " and locked" : "; a message wakes it") : current?.locked ? "Locked" : current?.topic ?? "";
  document.title = `${names.channel(world.channel)} – ${names.user(state.member)} – Menagerie sandbox`;
  $("status").textContent = world.connected ? "" : "The bot is not connected.";
  $("composer").placeholder = "Message, or / for commands";
  drawSwitch();
  drawChannels();
  drawMessages($("messages"), world, names, hands);
  SEEN.set(world.channel, world.messages.at(-1)?.id);
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

function drawChannels() {
  const button = (id, text, className) => element("button", {
    type: "button", className, "@data-channel-id": id, "@aria-current": id === state.channel ? "page" : null, onclick: () => openChannel(id),
  }, text);
  const nodes = state.world.channels.flatMap((channel) => [
    button(channel.id, channel.direct ? "@ Menagerie" : "# " + channel.name, "channel"),
    ...channel.threads.map((thread) => button(thread.id, "└ " + thread.name, thread.archived ? "thread archived" : "thread")),
  ]);
  const focused = $("channels").contains(document.activeElement) ? document.activeElement.dataset.channelId : null;
  $("channels").replaceChildren(...nodes);
  nodes.find((node) => node.dataset.channelId === focused)?.focus();
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
  $("command-list").hidden = true;
  $("composer").parentElement.classList.remove("with-command");
}

function chooseCommand(command) {
  const read = drawFields($("command-form"), command, state.world, place, report);
  state.command = { name: command.name, read };
  $("command-list").hidden = true;
  $("command-form").hidden = false;
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

function typed() {
  grow();
  const text = $("composer").value;
  if (text.startsWith("/") && !state.command) drawList($("command-list"), flatten(state.world?.commands ?? []), text.slice(1), chooseCommand);
  else $("command-list").hidden = true;
}

async function send() {
  const composer = $("composer");
  try {
    if (state.command) {
      const { name, read } = state.command;
      const options = read();
      const sent = act("slash", { ...place(), command: name, options });
      // A refusal comes at once and leaves the fields; anything else empties them.
      const first = await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 150, null))]);
      closeCommand();
      answered(first ?? await sent);
      return;
    }
    const text = composer.value;
    if (text.startsWith("/")) {
      const fitting = drawList($("command-list"), flatten(state.world.commands), text.slice(1).trim(), chooseCommand);
      if (fitting.length) { chooseCommand(fitting[0]); return; }
    }
    if (!text.trim()) return;
    if (state.editing) await act("edit", { ...place(), message: state.editing.id, text });
    else await act("say", { ...place(), text, reply: state.reply?.id ?? null, ping: $("reply-ping").checked });
    composer.value = "";
    state.reply = state.editing = null;
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
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); send(); }
};
$("compose").onkeydown = (event) => {
  if (event.key !== "Escape") return;
  if (state.command) { closeCommand(); $("composer").focus(); }
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
document.querySelector("main").addEventListener("click", () => showSidebar(false));
document.querySelector("main").addEventListener("click", (event) => {
  if (!$("menu").contains(event.target)) showSidebar(false);
});
$("viewer").onclick = () => $("viewer").close();

// The newest message stays in sight while pictures arrive and the form below grows.
const log = $("messages");
const stick = () => { if (log.atEnd !== false) log.scrollTop = log.scrollHeight; };
log.onscroll = () => { log.atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80; };
log.addEventListener("load", stick, true);
new ResizeObserver(stick).observe(log);

listen(refresh, (connected) => {
  if (connected) refresh();
  else $("status").textContent = "The sandbox is away; trying again…";
});
refresh();
