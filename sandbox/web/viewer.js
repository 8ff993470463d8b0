// The picture viewer: the whole picture in the window; a press on it shows its details.

const dialog = document.getElementById("viewer");
const zoom = document.getElementById("viewer-zoom");
const image = document.getElementById("viewer-image");

/** Shows a picture, all of it. */
export function view(address, alt) {
  image.src = address;
  image.alt = alt;
  fit();
  dialog.showModal();
  zoom.focus();
}

function fit() {
  dialog.classList.remove("zoomed");
  image.style.width = "";
  zoom.setAttribute("aria-pressed", "false");
}

// At its own size, but at least twice as large; what was pressed stays under the pointer.
function enlarge(x, y) {
  const before = image.getBoundingClientRect();
  const across = x === null ? 0.5 : (x - before.left) / before.width;
  const down = y === null ? 0.5 : (y - before.top) / before.height;
  dialog.classList.add("zoomed");
  image.style.width = Math.max(image.naturalWidth, 2 * before.width) + "px";
  zoom.setAttribute("aria-pressed", "true");
  const after = image.getBoundingClientRect();
  dialog.scrollLeft = after.width * across - dialog.clientWidth / 2;
  dialog.scrollTop = after.height * down - dialog.clientHeight / 2;
}

zoom.onclick = (event) => {
  const byKey = event.detail === 0;
  if (dialog.classList.contains("zoomed")) fit();
  else enlarge(byKey ? null : event.clientX, byKey ? null : event.clientY);
};
document.getElementById("viewer-close").onclick = () => dialog.close();
dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
