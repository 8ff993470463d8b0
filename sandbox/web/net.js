// Talking to the sandbox: JSON in, JSON out, and a socket that says when to look again.

/** Posts an action; throws an Error with the sandbox's own words when it is refused. */
export async function act(path, body) {
  const response = await fetch("/api/" + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.refused ?? "The sandbox did not accept this.");
  return answer;
}

export async function look(member, channel) {
  const query = new URLSearchParams({ as: member });
  if (channel) query.set("channel", channel);
  const response = await fetch("/api/world?" + query);
  if (!response.ok) throw new Error("The sandbox did not answer.");
  return response.json();
}

/** Calls `changed` after every change, and `state` with true or false as the line comes and goes. */
export function listen(changed, state) {
  let wait = 250;
  const open = () => {
    const socket = new WebSocket(`ws://${location.host}/api/live`);
    socket.onopen = () => { wait = 250; state(true); };
    socket.onmessage = changed;
    socket.onclose = () => {
      state(false);
      setTimeout(open, wait);
      wait = Math.min(wait * 2, 4000);
    };
  };
  open();
}

/** An element with properties, attributes (after "@") and children; texts become text nodes. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("@")) made.setAttribute(key.slice(1), value === true ? "" : value);
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}
