// Drawing messages: a list item each, redrawn only when the message has changed.

import { element } from "./net.js";
import { inline, inlineStart, markdown } from "./markdown.js";

// How large Discord shows a picture on a desktop, in px.
const MOST_WIDTH = 550, MOST_HEIGHT = 350;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Brings the list up to date. `hands` holds what the buttons of a message do. */
export function drawMessages(list, world, names, hands) {
  const known = new Map([...list.children].map((item) => [item.dataset.key, item]));
  const wanted = [];
  world.messages.forEach((message, place) => {
    const waiting = world.waiting.filter((entry) => entry.message === message.id);
    const goesOn = continues(world.messages[place - 1], message);
    wanted.push(["m" + message.id, JSON.stringify([message, waiting, goesOn, world.members]), () => drawMessage(message, waiting, goesOn, names, hands)]);
  });
  for (const entry of world.waiting.filter((entry) => !entry.message)) {
    wanted.push(["w" + entry.interaction, JSON.stringify(entry), () => drawWaiting(entry, hands)]);
  }
  let previous = null;
  for (const [key, state, draw] of wanted) {
    let item = known.get(key);
    known.delete(key);
    if (!item || item.state !== state) {
      const fresh = draw();
      fresh.dataset.key = key;
      fresh.state = state;
      if (item) keepFocus(item, fresh);
      item = fresh;
    }
    const next = previous ? previous.nextSibling : list.firstChild;
    if (item !== next) list.insertBefore(item, next);
    previous = item;
  }
  known.forEach((item) => item.remove());
}

// Whether a message stands below the one before without a head of its own: the same author within
// seven minutes, as in Discord.
function continues(before, message) {
  return before !== undefined && before.author === message.author && before.ephemeral_for === message.ephemeral_for
    && message.at_ms - before.at_ms < 7 * 60_000 && !message.reply && !message.command && !isNote(message) && !isNote(before);
}

const isNote = (message) => [1, 4, 6, 18, 21].includes(message.kind);

// A redrawn message keeps the focus on the same button.
function keepFocus(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : undefined;
  old.replaceWith(fresh);
  if (focused) [...fresh.querySelectorAll("[data-custom-id]")].find((it) => it.dataset.customId === focused)?.focus();
}

function drawMessage(message, waiting, goesOn, names, hands) {
  const item = element("li", { className: "message", "@data-message-id": message.id });
  if (message.ephemeral_for) item.classList.add("ephemeral");
  if (goesOn) item.classList.add("goes-on");
  if (!isNote(message) && (message.mentions.includes(hands.viewer()) || message.mention_everyone)) item.classList.add("pinged");
  if (message.reply) item.append(drawReply(message.reply, names));
  if (message.command) {
    item.append(element("div", { className: "reply" }, `${names.user(message.command.user)} used `, element("b", {}, "/" + message.command.name)));
  }
  const at = new Date(message.at_ms);
  item.append(avatar(message.author, names), element("div", { className: "head" },
    element("span", { className: "author" }, names.user(message.author)),
    names.isBot(message.author) && element("span", { className: "badge" }, "APP"),
    element("time", { dateTime: at.toISOString(), title: at.toLocaleString() }, at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })),
    message.pinned && element("span", { className: "badge pin" }, "pinned")), drawActions(message, hands));
  if (message.loading) item.append(element("div", { className: "thinking", "@role": "status" }, `${names.user(message.author)} is thinking…`));
  const content = notice(message, names) ?? markdown(message.content, names);
  const text = element("div", { className: "content" }, ...content);
  if (message.edited) text.append(element("span", { className: "edited" }, " (edited)"));
  if (text.childNodes.length) item.append(text);
  for (const attachment of message.attachments.filter((it) => !it.embedded)) item.append(drawAttachment(message, attachment, hands));
  for (const embed of message.embeds) item.append(drawEmbed(message, embed, names, hands));
  for (const row of message.components) item.append(drawRow(message, row, waiting, names, hands));
  for (const failed of waiting.filter((entry) => entry.error)) {
    item.append(element("div", { className: "failure", "@role": "alert" }, failed.error));
  }
  if (message.reactions.length) {
    item.append(element("div", { className: "reactions" }, ...message.reactions.map((reaction) => {
      const mine = reaction.users.includes(hands.viewer());
      const who = reaction.users.map(names.user).join(", ");
      return element("button", {
        type: "button", className: mine ? "mine" : "", title: who, "@aria-pressed": String(mine),
        onclick: () => hands.react(message, reaction.emoji, mine),
      }, `${reaction.emoji} ${reaction.users.length}`);
    })));
  }
  if (message.thread && message.kind !== 21) {
    item.append(element("button", { type: "button", className: "thread-link", "@data-channel-id": message.thread, onclick: () => hands.open(message.thread) }, "Open thread: " + names.channel(message.thread)));
  }
  if (message.ephemeral_for) {
    item.append(element("div", { className: "private" }, "👁 Only you can see this · ",
      element("button", { type: "button", className: "plain", onclick: () => hands.remove(message) }, "Dismiss message")));
  }
  return item;
}

// The first letter of a name on a ground of its own; the name itself stands beside it.
function avatar(user, names) {
  const node = element("span", { className: "avatar", "@aria-hidden": "true" }, names.user(user).slice(0, 1).toUpperCase());
  node.classList.add("ground-" + Number(BigInt(user) % 7n));
  return node;
}

// What Discord writes itself, for messages that are notes rather than texts.
function notice(message, names) {
  const who = names.user(message.author);
  switch (message.kind) {
    case 1: return [`${who} added ${message.mentions.map(names.user).join(", ")} to the thread.`];
    case 4: return [`${who} changed the name: `, element("b", {}, message.content)];
    case 6: return [`${who} pinned a message to this channel.`];
    case 18: return [`${who} started a thread: `, element("b", {}, message.content)];
    case 21: return ["Start of the thread."];
    default: return null;
  }
}

function drawReply(reply, names) {
  if (!reply.author) return element("div", { className: "reply" }, "↱ Original message was deleted");
  const text = reply.content.replaceAll("\n", " ") || "(no text)";
  return element("div", { className: "reply" }, "↱ ", element("b", {}, names.user(reply.author)), " ", ...inlineStart(text, 80, names));
}

function drawActions(message, hands) {
  const button = (label, text, onclick) => element("button", { type: "button", "@aria-label": label, title: label, onclick }, text);
  const bar = element("span", { className: "actions" });
  if (!message.ephemeral_for) {
    bar.append(button("Reply", "↰", () => hands.reply(message)), button("React with thumbs up", "👍", () => hands.react(message, "👍", false)));
    for (const command of hands.messageCommands()) {
      bar.append(button("Apps: " + command, command, () => hands.apps(message, command)));
    }
    if (message.author === hands.viewer()) {
      bar.append(button("Edit", "✎", () => hands.edit(message)), button("Delete", "🗑", () => hands.remove(message)));
    }
  }
  return bar;
}

function drawAttachment(message, attachment, hands) {
  const address = `/attachments/${message.channel}/${attachment.id}/${encodeURIComponent(attachment.name)}`;
  if (!attachment.content_type?.startsWith("image/")) {
    return element("a", { className: "file", href: address, download: attachment.name }, attachment.name);
  }
  return picture(address, attachment, hands);
}

function picture(address, attachment, hands) {
  const [width, height] = attachment?.dimensions ?? [];
  const alt = attachment?.description ?? "";
  const image = element("img", { src: address, alt, loading: "eager" });
  const button = element("button", { type: "button", className: "picture", "@aria-label": alt ? "Open picture: " + alt : "Open picture", onclick: () => hands.view(address, alt) }, image);
  // The size is known before the picture is here, so that nothing moves when it arrives.
  if (width && height) {
    const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
    button.style.setProperty("--shown", Math.round(width * scale) + "px");
    button.style.setProperty("--own", width + "px");
    image.style.aspectRatio = `${width} / ${height}`;
  }
  return button;
}

function drawEmbed(message, embed, names, hands) {
  const box = element("article", { className: "embed" });
  if (embed.color) box.style.borderLeftColor = "#" + embed.color.toString(16).padStart(6, "0");
  if (embed.author?.name) box.append(element("div", { className: "small" }, embed.author.name));
  if (embed.title) box.append(element("div", { className: "title" }, ...inline(embed.title, names)));
  if (embed.description) box.append(element("div", {}, ...markdown(embed.description, names)));
  if (embed.fields?.length) {
    box.append(element("dl", {}, ...embed.fields.map((field) => element("div", { className: field.inline ? "inline" : "" },
      element("dt", {}, ...inline(field.name, names)), element("dd", {}, ...markdown(field.value, names))))));
  }
  for (const place of ["image", "thumbnail"]) {
    const id = /\/attachments\/\d+\/(\d+)\//.exec(embed[place]?.url ?? "")?.[1];
    const attachment = message.attachments.find((it) => it.id === id);
    if (attachment) box.append(picture(`/attachments/${message.channel}/${id}/${encodeURIComponent(attachment.name)}`, attachment, hands));
  }
  if (embed.footer?.text) box.append(element("div", { className: "small" }, embed.footer.text));
  return box;
}

function drawRow(message, row, waiting, names, hands) {
  return element("div", { className: "row" }, ...(row.components ?? []).map((component) => {
    const busy = waiting.some((entry) => entry.name === component.custom_id && !entry.error);
    return component.type === 2 ? drawButton(message, component, busy, hands) : drawSelect(message, component, busy, names, hands);
  }));
}

function drawButton(message, component, busy, hands) {
  const label = [component.emoji?.name, component.label].filter(Boolean).join(" ");
  const className = "component " + (STYLES[component.style] ?? "secondary");
  if (component.style === 5) {
    return element("a", { className, href: /^https?:/.test(component.url) ? component.url : "#", target: "_blank", rel: "noreferrer noopener" }, label + " ↗");
  }
  return element("button", {
    type: "button", className, "@data-custom-id": component.custom_id, disabled: component.disabled || busy, "@aria-busy": busy ? "true" : null,
    onclick: () => hands.press(message, component.custom_id, []),
  }, busy ? "…" : label);
}

function drawSelect(message, component, busy, names, hands) {
  const several = (component.max_values ?? 1) > 1;
  const options = component.type === 3 ? component.options : names.members().map((member) => ({ label: member.name, value: member.id }));
  const select = element("select", {
    "@data-custom-id": component.custom_id, "@aria-label": component.placeholder ?? "Make a selection", multiple: several, disabled: component.disabled || busy,
  });
  if (!several) select.append(element("option", { value: "", disabled: true, selected: true }, component.placeholder ?? "Make a selection"));
  for (const option of options) {
    const text = [option.emoji?.name, option.label, option.description && "– " + option.description].filter(Boolean).join(" ");
    select.append(element("option", { value: option.value, selected: option.default }, text));
  }
  const send = () => hands.press(message, component.custom_id, [...select.selectedOptions].map((option) => option.value));
  if (!several) { select.onchange = send; return select; }
  return element("span", { className: "several" }, select, element("button", { type: "button", className: "component primary", onclick: send }, "Choose"));
}

function drawWaiting(entry, hands) {
  const item = element("li", { className: "message ephemeral", "@data-interaction-id": entry.interaction });
  item.append(element("div", { className: "reply" }, "You used ", element("b", {}, entry.kind === 5 ? "a form" : "/" + entry.name)));
  if (entry.error) {
    item.append(element("div", { className: "failure", "@role": "alert" }, entry.error),
      element("div", { className: "private" }, "👁 Only you can see this · ",
        element("button", { type: "button", className: "plain", onclick: () => hands.dismissFailure(entry) }, "Dismiss message")));
  } else item.append(element("div", { className: "thinking", "@role": "status" }, "Sending command…"));
  return item;
}
