// Slash commands: the list that opens at "/", the fields of a command, and live suggestions.

import { act, element } from "./net.js";

const USER = 6, CHANNEL = 7, BOOLEAN = 5, FILE = 11;

/** All that can follow the slash: commands, or the subcommands of those that have some. */
export function flatten(commands) {
  const found = [];
  const visit = (name, node) => {
    const inner = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (inner.length) inner.forEach((option) => visit(`${name} ${option.name}`, option));
    else found.push({ name, description: node.description, options: node.options ?? [] });
  };
  commands.filter((command) => command.type === 1).forEach((command) => visit(command.name, command));
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

/** Draws the list of commands that begin with what is typed, or the one whose options are typed. */
export function drawList(box, commands, typed, choose) {
  const fitting = commands.filter((command) => command.name.startsWith(typed) || typed.startsWith(command.name + " "));
  box.replaceChildren(...fitting.map((command, place) => element("button", {
    type: "button", id: "command-" + place, tabIndex: -1, "@role": "option", "@data-command": command.name, onclick: () => choose(command),
  }, element("b", {}, "/" + command.name), " ", element("span", {}, command.description),
    typed.includes(" ") && element("small", {}, " " + command.options.map((option) => option.name + (option.required ? ": " : ":? ")).join("")))));
  box.hidden = fitting.length === 0;
  markOption(box, 0);
}

/** The option that the arrow keys have reached. */
export function markedOption(box) {
  return box.hidden ? null : box.querySelector("[aria-selected=true]");
}

/** Goes so many options on from the marked one, around the ends. */
export function moveMark(box, by) {
  const options = [...box.children];
  const from = options.indexOf(markedOption(box));
  markOption(box, (from + by + options.length) % options.length);
}

function markOption(box, place) {
  [...box.children].forEach((option, number) => option.setAttribute("aria-selected", String(number === place)));
  box.children[place]?.scrollIntoView({ block: "nearest" });
}

/**
 * Draws a command's fields with the values given; `place()` tells who types where, and `leave` hears
 * that the command is not to be sent. Returns how to read the fields.
 */
export function drawFields(box, command, world, place, report, leave, given = {}) {
  const fields = command.options.map((option) => ({ option, ...field(option, command, world, place, () => values(fields), report) }));
  box.replaceChildren(
    element("div", { className: "title" }, "/" + command.name, " ", element("small", {}, command.description)),
    ...fields.map(({ option, node, control }) => element("div", { className: "field" },
      element("label", { htmlFor: control.id }, option.name, option.required ? " *" : "", element("small", {}, " " + option.description)), node)),
    element("button", { type: "button", id: "command-cancel", className: "component secondary", onclick: leave }, "Cancel"));
  for (const { option, control } of fields) {
    if (option.name in given) fill(control, given[option.name]);
  }
  (fields.find(({ option }) => option.required && !(option.name in given)) ?? fields[0])?.control.focus();
  return () => values(fields);
}

// A value that a menu does not offer leaves it open.
function fill(control, value) {
  // A file is chosen by hand, whatever was typed for it.
  if (control.type === "file") return;
  control.value = String(value);
  if (control.selectedIndex === -1) control.value = "";
  control.onchange?.();
}

function values(fields) {
  const given = {};
  for (const { option, control } of fields) {
    const value = control.chosen ?? control.value;
    if (value !== "") given[option.name] = value;
  }
  return given;
}

function field(option, command, world, place, read, report) {
  const id = "option-" + option.name;
  const pick = (choices) => {
    const control = element("select", { id, "@data-option": option.name, required: option.required },
      element("option", { value: "" }, option.required ? "Choose…" : "–"),
      ...choices.map((choice) => element("option", { value: String(choice.value) }, choice.name)));
    return { node: control, control };
  };
  if (option.type === USER || option.type === 9) return pick(world.members.map((member) => ({ name: member.name, value: member.id })));
  if (option.type === CHANNEL) return pick(world.channels.filter((it) => !it.direct).map((it) => ({ name: "#" + it.name, value: it.id })));
  if (option.type === BOOLEAN) return pick([{ name: "True", value: "true" }, { name: "False", value: "false" }]);
  if (option.type === FILE) return choosing(id, option, report);
  const numeric = option.type === 4 || option.type === 10;
  if (option.choices?.length) {
    const made = pick(option.choices);
    if (numeric) made.control.onchange = () => { made.control.chosen = made.control.value === "" ? "" : Number(made.control.value); };
    return made;
  }
  const control = element("input", {
    id, "@data-option": option.name, required: option.required, "@type": numeric && !option.autocomplete ? "number" : "text",
    "@min": option.min_value, "@max": option.max_value, "@step": option.type === 10 ? "any" : null, "@maxlength": option.max_length ?? 6000,
  });
  if (!option.autocomplete) return { node: control, control };
  return { node: suggesting(control, option, command, place, read, report), control };
}

// A file travels with its name when it has been chosen.
function choosing(id, option, report) {
  const control = element("input", { id, "@data-option": option.name, required: option.required, type: "file" });
  control.onchange = () => {
    const file = control.files[0];
    control.chosen = "";
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => { control.chosen = { name: file.name, base64: reader.result.split(",")[1] ?? "" }; };
    reader.onerror = () => report(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  };
  return { node: control, control };
}

// A text field with suggestions below; other text can be sent too, as in Discord.
function suggesting(control, option, command, place, read, report) {
  const list = element("div", { className: "suggestions", id: control.id + "-list", "@role": "listbox", "@aria-label": "Suggestions", hidden: true });
  control.setAttribute("role", "combobox");
  control.setAttribute("aria-controls", list.id);
  control.setAttribute("aria-expanded", "false");
  let timer = 0, asked = 0, active = -1;
  const show = (nodes) => {
    list.replaceChildren(...nodes);
    list.hidden = nodes.length === 0;
    control.setAttribute("aria-expanded", String(!list.hidden));
    active = -1;
  };
  const choose = (choice) => { control.value = choice.name; control.chosen = choice.value; show([]); control.focus(); };
  const ask = async () => {
    const mine = ++asked;
    try {
      const options = { ...read(), [option.name]: control.value };
      const answer = await act("autocomplete", { ...place(), command: command.name, options, focused: option.name });
      if (mine !== asked || document.activeElement !== control) return;
      if (answer.error) { show([element("div", { className: "failure" }, answer.error)]); return; }
      show(answer.choices.map((choice) => element("button", { type: "button", "@role": "option", "@data-value": String(choice.value), onpointerdown: (event) => event.preventDefault(), onclick: () => choose(choice) }, choice.name)));
    } catch (error) { report(error); }
  };
  const later = () => { clearTimeout(timer); timer = setTimeout(ask, 250); };
  control.addEventListener("input", () => { delete control.chosen; later(); });
  control.addEventListener("focus", later);
  control.addEventListener("blur", () => setTimeout(() => { if (!list.contains(document.activeElement)) show([]); }, 150));
  control.addEventListener("keydown", (event) => {
    const buttons = [...list.querySelectorAll("button")];
    if (list.hidden || !buttons.length) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      active = (active + (event.key === "ArrowDown" ? 1 : -1) + buttons.length) % buttons.length;
      buttons.forEach((button, number) => button.setAttribute("aria-selected", String(number === active)));
      buttons[active].scrollIntoView({ block: "nearest" });
    } else if ((event.key === "Enter" || event.key === "Tab") && active >= 0) { event.preventDefault(); buttons[active].click(); }
    else if (event.key === "Escape") { event.stopPropagation(); show([]); }
  });
  return element("div", { className: "suggesting" }, control, list);
}
