// The board: tap a piece, tap where it goes, and confirm. The server decides what is legal and what is said.
"use strict";
(() => {
  const main = document.querySelector("main.board-page");
  if (!main) return;
  const game = main.dataset.game;
  const find = (id) => document.getElementById(id);
  const board = find("board"), view = find("view"), sheet = find("sheet");
  const words = find("words").dataset;
  const typed = find("typed");
  let state = JSON.parse(find("state").textContent);
  let chosen = null;
  // A move that still needs a square for its wall.
  let placing = null;
  let busy = false;
  let looks = 0;
  let shown = 0;
  // After how many plies the board is shown, if the player looks back.
  let at = state.at < state.ply ? state.at : null;
  const key = typed.elements.key.value;
  const square = (name) => board.querySelector(`[data-square="${name}"]`);
  // A piece in hand is pressed as one on the board is. It can be another element each time.
  const ownHand = () => find(main.dataset.side === main.dataset.bottom ? "hand-below" : "hand-above");
  const source = (name) => square(name) ?? ownHand()?.querySelector(`[data-hand="${name}"]`);
  const squares = () => [...board.querySelectorAll("[data-square]")];

  const localTimes = (where) => {
    for (const time of where.querySelectorAll("time[data-at]")) {
      const at = new Date(Number(time.dataset.at) * 1000);
      time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    }
  };

  // How much time is left until a moment that the status names, by the server's clock. Readers of a screen have
  // the moment itself, and are not told each second.
  let ahead = 0;
  const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "always" });
  const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const countDown = () => {
    for (const time of find("status").querySelectorAll("time[data-at]")) {
      const left = Math.floor(Number(time.dataset.at) - (Date.now() + ahead) / 1000);
      const [unit, seconds] = UNITS.find(([, seconds]) => left >= 3 * seconds) ?? UNITS.at(-1);
      const words = left > 0 ? ` (${relative.format(Math.floor(left / seconds), unit)})` : "";
      let beside = time.querySelector("span");
      if (!beside) {
        beside = Object.assign(document.createElement("span"), { ariaHidden: "true" });
        time.append(beside);
      }
      if (beside.textContent !== words) beside.textContent = words;
    }
  };

  // A secret of the page's own for each deed, so that the same one is done once.
  const nonce = () => [...crypto.getRandomValues(new Uint8Array(16))].map((it) => it.toString(16).padStart(2, "0")).join("");

  const clear = () => {
    // Who was in the sheet is on the board again.
    if (sheet.contains(document.activeElement)) document.activeElement.blur();
    chosen = null;
    placing = null;
    sheet.hidden = true;
    for (const it of [...squares(), ...main.querySelectorAll("[data-hand]")]) {
      it.classList.remove("chosen", "goes", "takes");
      it.removeAttribute("aria-selected");
      it.removeAttribute("aria-pressed");
    }
  };

  // A rank is named on its first square, and a file on its last one.
  const nameEdges = () => {
    const rows = [...board.children].map((row) => [...row.children]);
    for (const it of squares()) it.classList.remove("names-rank", "names-file");
    for (const row of rows) row.find((it) => it.dataset.square)?.classList.add("names-rank");
    for (const at of rows[0].keys()) {
      rows.map((row) => row[at]).filter((it) => it.dataset.square).at(-1)?.classList.add("names-file");
    }
  };

  const KEPT = ["sq", "d", "l", "names-rank", "names-file", "palace", "water", "bank", "ray", "ray-ne", "ray-se", "ray-sw", "ray-nw"];
  const MARKS = ["chosen", "goes", "takes"];
  const show = (next) => {
    // Somebody else has signed in here.
    if (next.key !== key) return location.reload();
    // What is the same stays as it is, and nobody hears of it again.
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    const isSame = next.ply === state.ply && next.taken_back === state.taken_back && next.at === state.at;
    const before = state;
    state = next;
    for (const it of squares()) {
      const [piece, name] = state.squares[it.dataset.square];
      const kept = [...it.classList].filter((one) => KEPT.includes(one) || (isSame && MARKS.includes(one)));
      it.className = [...kept, piece].filter(Boolean).join(" ");
      it.classList.toggle("last", state.last.includes(it.dataset.square));
      it.classList.toggle("check", state.check.includes(it.dataset.square));
      it.setAttribute("aria-label", name);
      it.title = name;
    }
    if (!isSame) clear();
    // What was said of another moment is not true any more.
    if (!busy && state.status !== before.status) say("");
    if (state.status !== before.status) {
      const status = document.createElement("div");
      status.innerHTML = state.status;
      localTimes(status);
      find("status").replaceChildren(...status.childNodes);
      countDown();
    }
    find("looking").textContent = state.looking;
    find("captured").replaceChildren(...state.captured.map((kind) => {
      const [item, drawing] = [document.createElement("li"), document.createElement("span")];
      Object.assign(drawing, { className: kind.class, title: kind.words, ariaLabel: kind.words, role: "img" });
      const count = Object.assign(document.createElement("span"), { ariaHidden: "true", textContent: kind.count });
      item.append(...(kind.count > 1 ? [drawing, count] : [drawing]));
      return item;
    }));
    showHands();
    walk();
    const deeds = find("deeds");
    const isOther = JSON.stringify(state.deeds) !== JSON.stringify(before.deeds);
    if (isOther) deeds.querySelectorAll("button").forEach((it) => it.remove());
    for (const deed of isOther ? state.deeds : []) {
      deeds.append(Object.assign(document.createElement("button"), { name: "what", value: deed.what, textContent: deed.label }));
    }
    for (const form of [typed, deeds]) {
      form.elements.ply.value = state.ply;
      form.elements.taken_back.value = state.taken_back;
    }
  };

  // Marks a piece as chosen. A button in the hand is pressed, and a square is selected.
  const press = (at, is) => {
    at.classList.toggle("chosen", is);
    const name = at.dataset.hand ? "aria-pressed" : "aria-selected";
    if (is) at.setAttribute(name, "true");
    else at.removeAttribute(name);
  };

  // What each side has in hand. The lists change places when the board is turned.
  const showHands = () => {
    const isFirst = main.dataset.bottom === "0";
    const focused = document.activeElement?.dataset.hand;
    for (const [id, side] of [["hand-above", isFirst ? 1 : 0], ["hand-below", isFirst ? 0 : 1]]) {
      find(id)?.replaceChildren(...state.hands[side].map((kind) => {
        const [item, button] = [document.createElement("li"), document.createElement("button")];
        Object.assign(button, { type: "button", className: kind.class, title: kind.words, ariaLabel: kind.words });
        button.dataset.hand = kind.from;
        const isOwn = String(side) === main.dataset.side;
        if (!isOwn) Object.assign(button, { ariaDisabled: "true", tabIndex: -1 });
        if (isOwn && chosen === kind.from) press(button, state.moves.some((move) => move.from === chosen));
        const count = Object.assign(document.createElement("span"), { ariaHidden: "true", textContent: kind.count });
        item.append(...(kind.count > 1 ? [button, count] : [button]));
        return item;
      }));
    }
    if (focused) ownHand()?.querySelector(`[data-hand="${focused}"]`)?.focus({ preventScroll: true });
  };

  // The moves so far, and the ways to the start, one move back, one on, and to the present.
  const walk = () => {
    const [isFirst, isNow] = [state.at === 0, state.at === state.ply];
    const ways = { first: isFirst ? null : 0, back: isFirst ? null : state.at - 1, on: isNow ? null : state.at + 1, now: isNow ? null : "" };
    for (const [way, to] of Object.entries(ways)) {
      const link = main.querySelector(`[data-walk="${way}"]`);
      if (to === null) link.removeAttribute("href");
      else link.href = `/game/${game}` + (to === "" ? "" : `?at=${to}`);
    }
    const links = state.line.map((move, before) => {
      const link = Object.assign(document.createElement("a"), { href: `/game/${game}?at=${before + 1}`, textContent: move });
      link.dataset.walk = "line";
      if (before + 1 === state.at) link.setAttribute("aria-current", "step");
      return link;
    });
    const items = [];
    for (const [before, link] of links.entries()) {
      if (before % 2) items.at(-1).append(" ", link);
      else items.push(document.createElement("li")), items.at(-1).append(link);
    }
    find("line").replaceChildren(...items);
  };

  const PATIENCE = 15000;
  const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  const look = async () => {
    const number = ++looks;
    try {
      const headers = { accept: "application/json" };
      const found = await fetch(`/game/${game}/state` + (at === null ? "" : `?at=${at}`), { headers, signal: AbortSignal.timeout(PATIENCE) });
      if (found.status === 401) return location.reload();
      if (!found.ok) throw new Error(found.status);
      const off = Date.parse(found.headers.get("date")) - Date.now();
      ahead = Math.abs(off) > 5000 ? off : 0;
      const next = await found.json();
      // An answer that is older than what is shown says nothing.
      if (number < shown) return;
      shown = number;
      show(next);
      if (!busy) find("offline").hidden = true;
    } catch {
      find("offline").hidden = false;
    }
  };

  const say = (html, confirm, choices = []) => {
    const said = find("said");
    said.replaceChildren();
    if (!html) return;
    const text = document.createElement("p");
    text.innerHTML = html;
    localTimes(text);
    said.append(text);
    for (const choice of choices) {
      const button = Object.assign(document.createElement("button"), { textContent: choice.label });
      button.addEventListener("click", () => play(choice));
      said.append(button, " ");
    }
    if (confirm) {
      const button = Object.assign(document.createElement("button"), { className: "final", textContent: state.deeds.find((it) => it.what === confirm)?.label ?? "OK" });
      button.addEventListener("click", () => send("do", { what: confirm, confirm: "yes" }));
      const cancel = Object.assign(document.createElement("button"), { textContent: sheet.querySelector(".cancel").textContent });
      cancel.addEventListener("click", () => say(""));
      said.append(button, " ", cancel);
    }
    said.scrollIntoView({ block: "nearest" });
  };

  const send = async (where, fields) => {
    if (busy) return;
    busy = true;
    // What is done is done now.
    at = null;
    const body = new URLSearchParams({ key, ply: state.ply, taken_back: state.taken_back, nonce: nonce(), ...fields });
    const headers = { accept: "application/json" };
    const post = () => fetch(`/game/${game}/${where}`, { method: "POST", headers, body, signal: AbortSignal.timeout(PATIENCE) });
    try {
      // If the answer was lost, the same deed again: it is done once.
      for (const pause of [1000, 2000, 4000, 8000, 15000, 0]) {
        const answer = await post().catch(() => null);
        if (answer?.status === 401 || answer?.status === 403) return location.reload();
        if (answer?.ok) {
          const told = await answer.json();
          find("offline").hidden = true;
          clear();
          say(told.said, told.confirm, told.choices);
          const before = state.ply;
          await look();
          if (where === "move" && state.ply > before) {
            typed.elements.move.value = "";
            const at = square(state.last.at(-1));
            if (at) rove(at);
            if (at && [document.body, null].includes(document.activeElement)) at.focus({ preventScroll: true });
          }
          return;
        }
        find("offline").hidden = false;
        await rest(pause);
      }
    } finally {
      busy = false;
    }
  };

  const play = (move) => send("move", { move: move.text, tapped: "yes" });

  // The sheet asks once more, and which move if several go there.
  const ask = (moves) => {
    const [text, choices] = [sheet.querySelector("p"), sheet.querySelector(".choices")];
    const isOne = moves.length === 1;
    square(moves[0].to).classList.add("chosen");
    text.textContent = isOne ? moves[0].words : words.choose;
    choices.replaceChildren(...moves.map((move) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: isOne ? words.play : move.words });
      button.addEventListener("click", () => (move.walls ? place(move) : play(move)));
      return button;
    }));
    sheet.hidden = false;
    choices.querySelector("button").focus({ preventScroll: true });
    sheet.scrollIntoView({ block: "nearest" });
  };

  // Asks for the square of the wall that goes with a move.
  const place = (move) => {
    clear();
    placing = move;
    square(move.to).classList.add("chosen");
    for (const name of move.walls) square(name).classList.add("goes");
    find("named").textContent = words.wall;
    square(move.to).focus({ preventScroll: true });
  };

  const choose = (name) => {
    clear();
    const moves = state.moves.filter((move) => move.from === name);
    if (!moves.length) return;
    chosen = name;
    press(source(name), true);
    // Its own square, to which it may come back, stays as it is.
    for (const move of moves) if (move.to !== name) square(move.to).classList.add(move.takes ? "takes" : "goes");
  };

  const tap = (name) => {
    if (placing) {
      const move = placing;
      if (name === move.to) return clear();
      // What is tapped by mistake leaves the question as it is.
      if (!move.walls.includes(name)) return void (find("named").textContent = words.wall);
      clear();
      return ask([{ to: name, text: `${move.text},${name}`, words: `${move.words}; ${words.wallName} ${name}` }]);
    }
    const moves = chosen ? state.moves.filter((move) => move.from === chosen && move.to === name) : [];
    if (moves.length === 1 && moves[0].walls) return place(moves[0]);
    if (moves.length) return ask(moves);
    if (chosen === name) return clear();
    choose(name);
  };

  // On a small screen a square of a large board is smaller than a finger: the first tap makes it large.
  const isSmall = () => board.getBoundingClientRect().width / getComputedStyle(board).getPropertyValue("--files") < 40;
  const zoom = (on, at) => {
    board.classList.toggle("zoomed", on);
    find("whole").hidden = !on;
    if (!on || !at) return;
    const [inner, outer] = [at.getBoundingClientRect(), view.getBoundingClientRect()];
    view.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    at.scrollIntoView({ block: "nearest" });
  };

  board.addEventListener("click", (event) => {
    const at = event.target.closest("[data-square]");
    if (!at) return;
    // A press of a key has no finger.
    if (event.detail > 0 && matchMedia("(pointer: coarse)").matches && isSmall()) return zoom(true, at);
    rove(at);
    // What stands there, for those who do not know the drawing.
    find("named").textContent = at.title;
    tap(at.dataset.square);
  });

  // The hand of the player: the other side's pieces look the same, and are told by their class.
  main.addEventListener("click", (event) => {
    const held = event.target.closest("[data-hand]");
    if (!held) return;
    find("named").textContent = held.title;
    const isOwn = held.closest("ul") === ownHand();
    if (isOwn) tap(held.dataset.hand);
  });

  // Dragging a piece is the same as tapping twice.
  let dragged = null;
  board.addEventListener("pointerdown", (event) => {
    const at = event.target.closest("[data-square]");
    dragged = event.pointerType === "mouse" && at ? at.dataset.square : null;
  });
  board.addEventListener("pointerup", (event) => {
    const at = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]");
    if (!dragged || !at || at.dataset.square === dragged) return;
    // The wall itself can be dragged to its new square.
    if (placing) return tap(at.dataset.square);
    choose(dragged);
    if (chosen) tap(at.dataset.square);
  });

  // One square is in the order of the Tab key; the arrows go on from there.
  const rove = (at) => {
    for (const it of squares()) it.tabIndex = -1;
    at.tabIndex = 0;
  };
  board.addEventListener("keydown", (event) => {
    const at = event.target.closest("[data-square]");
    const steps = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    if (!at || !steps[event.key]) return;
    event.preventDefault();
    const [across, down] = steps[event.key];
    const place = (it) => [[...it.parentElement.children].indexOf(it), [...board.children].indexOf(it.parentElement)];
    const [x, y] = place(at);
    // The next square in that direction; where the board has a hole, the nearest one.
    let [next, nearest] = [null, Infinity];
    for (const it of squares()) {
      const [right, below] = [place(it)[0] - x, place(it)[1] - y];
      const [along, aside] = [right * across + below * down, Math.abs(right * down) + Math.abs(below * across)];
      if (along > 0 && along + 2 * aside < nearest) [next, nearest] = [it, along + 2 * aside];
    }
    if (!next) return;
    rove(next);
    next.focus();
  });
  main.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const from = chosen;
    clear();
    if (from) source(from)?.focus({ preventScroll: true });
  });

  find("flip").addEventListener("click", () => {
    for (const row of [...board.children]) row.replaceChildren(...[...row.children].reverse());
    board.replaceChildren(...[...board.children].reverse());
    board.classList.toggle("turned");
    nameEdges();
    const [above, below] = [find("hand-above"), find("hand-below")];
    if (!above) return;
    [above.ariaLabel, below.ariaLabel] = [below.ariaLabel, above.ariaLabel];
    main.dataset.bottom = main.dataset.bottom === "0" ? "1" : "0";
    showHands();
  });
  main.addEventListener("click", (event) => {
    const way = event.target.closest("[data-walk]");
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!way.hasAttribute("href")) return;
    const to = new URL(way.href).searchParams.get("at");
    at = to === null || Number(to) === state.ply ? null : Number(to);
    look();
  });
  find("whole").addEventListener("click", () => zoom(false));
  sheet.querySelector(".cancel").addEventListener("click", () => {
    const from = chosen;
    clear();
    source(from)?.focus({ preventScroll: true });
  });
  typed.addEventListener("submit", (event) => {
    event.preventDefault();
    const move = typed.elements.move.value.trim();
    if (move) send("move", { move });
  });
  find("deeds").addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.submitter) send("do", { what: event.submitter.value });
  });

  find("flip").hidden = false;
  sheet.querySelector(".cancel").type = "button";
  rove(squares()[0]);
  localTimes(main);
  countDown();
  // A page that nobody sees hears nothing: browsers allow few connections to one place.
  let news = null;
  const listen = () => {
    if (document.hidden || news) return;
    news = new EventSource(`/game/${game}/events`);
    news.addEventListener("changed", look);
    news.addEventListener("open", look);
    news.addEventListener("error", async () => {
      if (news?.readyState !== EventSource.CLOSED) return;
      news = null;
      await rest(5000);
      listen();
    });
  };
  listen();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return listen();
    news?.close();
    news = null;
  });
  setInterval(() => document.hidden || look(), 30000);
  setInterval(() => document.hidden || countDown(), 1000);
})();
