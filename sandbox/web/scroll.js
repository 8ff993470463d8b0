// The list of messages stays at its end while messages and pictures arrive, unless the reader has
// scrolled up; then a button tells of what is new below.

const NEAR = 40; // px from the end that still count as the end

/** Follows the newest message in `box`; `button` leads back to it, and `reached` hears of that. */
export function follow(box, button, reached) {
  let following = true;
  let seen = { top: 0, height: 0, room: 0 };
  const note = () => { seen = { top: box.scrollTop, height: box.scrollHeight, room: box.clientHeight }; };
  const toEnd = () => { box.scrollTop = box.scrollHeight; note(); };
  const set = (value) => {
    const before = following;
    following = value;
    if (!value || before) return;
    button.hidden = true;
    reached();
  };
  box.addEventListener("scroll", () => {
    const rest = box.scrollHeight - box.scrollTop - box.clientHeight;
    // A list that grew or a window that shrank also leaves the end; only a reader goes up.
    const byHand = box.scrollTop < seen.top - 1 && box.scrollHeight === seen.height && box.clientHeight === seen.room;
    if (rest < NEAR) set(true);
    else if (byHand) set(false);
    note();
  });
  // Even if a picture arrives at the same moment.
  box.addEventListener("wheel", (event) => { if (event.deltaY < 0 && box.scrollTop > 0) set(false); }, { passive: true });
  const observer = new ResizeObserver(() => { if (following) toEnd(); else note(); });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  const goToEnd = () => { set(true); toEnd(); };
  button.onclick = goToEnd;
  return {
    isFollowing: () => following,
    toEnd: goToEnd,
    /** To be called after drawing; `arrived` says whether there is a message that was not there. */
    drawn: (arrived) => { if (following) toEnd(); else if (arrived) button.hidden = false; },
  };
}
