// Dark or light: as the system prefers, or as the reader has chosen and the browser remembers.
// Not a module, so that the first thing to be seen already has the chosen look.

{
  const KEY = "menagerie-theme";
  const THEMES = ["system", "dark", "light"];
  const show = (theme) => { document.documentElement.dataset.theme = theme; };
  let chosen = null;
  // Without storage, which a browser may refuse, the choice lasts as long as the page.
  try { chosen = localStorage.getItem(KEY); } catch { /* As if nothing had been chosen. */ }
  show(THEMES.includes(chosen) ? chosen : "system");
  document.addEventListener("DOMContentLoaded", () => {
    const box = document.getElementById("theme-switch");
    box.value = document.documentElement.dataset.theme;
    box.onchange = () => {
      show(box.value);
      try { localStorage.setItem(KEY, box.value); } catch { /* See above. */ }
    };
  });
  // Chosen in another window.
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY || !THEMES.includes(event.newValue)) return;
    show(event.newValue);
    document.getElementById("theme-switch").value = event.newValue;
  });
}
