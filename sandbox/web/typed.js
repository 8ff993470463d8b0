// A whole command typed as text: "/challenge opponent:Bob variant:terachess-2", as Discord's client
// reads it from the clipboard. A text without an option's name goes to the first option.

/**
 * Reads a text against the commands. Returns nothing when it begins with no command's name,
 * otherwise the command, the values of its options, the names of required ones that are missing,
 * and whether anything was said after the name.
 */
export function readCommand(text, commands, world) {
  const typed = text.slice(1).trimStart();
  const fitting = commands.filter((command) => typed === command.name || typed.startsWith(command.name + " "));
  const command = fitting.sort((one, other) => other.name.length - one.name.length)[0];
  if (!command) return null;
  const rest = typed.slice(command.name.length).trim();
  const given = {};
  for (const [option, value] of parts(rest, command.options)) given[option.name] = meant(option, value, world);
  const missing = command.options.filter((option) => option.required && !(option.name in given)).map((option) => option.name);
  return { command, given, missing, spoken: rest !== "" };
}

/** A message as it is sent: a member's name behind an @ is a mention. */
export function withMentions(text, members) {
  const literally = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const longestFirst = [...members].sort((one, other) => other.name.length - one.name.length);
  const mention = (said, member) =>
    said.replace(new RegExp(`@${literally(member.name)}(?![\\p{L}\\p{N}])`, "giu"), `<@${member.id}>`);
  return longestFirst.reduce(mention, text);
}

// Each option's name with a colon begins its value, which may have spaces and colons of its own.
function parts(rest, options) {
  const found = [];
  for (const option of options) {
    const at = new RegExp(`(?:^|\\s)${option.name}:`, "i").exec(rest);
    if (at) found.push({ option, from: at.index, to: at.index + at[0].length });
  }
  found.sort((one, other) => one.from - other.from);
  const first = rest.slice(0, found[0]?.from ?? rest.length).trim();
  const named = found.map(({ option, to }, place) => [option, rest.slice(to, found[place + 1]?.from).trim()]);
  return first && options.length ? [[options[0], first], ...named] : named;
}

// What a typed value means: names of people, channels and choices become what they stand for.
function meant(option, typed, world) {
  const same = (name) => String(name).toLowerCase() === typed.replace(/^[@#]/, "").toLowerCase();
  if (option.type === 6 || option.type === 9) {
    const id = /^<@!?(\d+)>$/.exec(typed)?.[1];
    return id ?? world.members.find((member) => same(member.name))?.id ?? typed;
  }
  if (option.type === 5) return typed.toLowerCase();
  if (option.type === 7) return world.channels.find((channel) => same(channel.name))?.id ?? typed;
  if (option.choices?.length) {
    // What stands in brackets behind a choice's name need not be typed.
    const bare = (name) => String(name).replace(/ \([^)]*\)$/, "");
    const choice = option.choices.find((it) => same(it.name) || same(it.value) || same(bare(it.name)));
    if (choice) return choice.value;
  }
  return typed;
}
