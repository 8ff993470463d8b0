// Forms that a button or a command of the bot opens.

import { act, element } from "./net.js";

/** Opens the form of an answer as a member; `answered` hears the answer to what is sent. */
export function openModal(member, { interaction, modal }, answered) {
  const dialog = document.getElementById("modal");
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
      const answer = await act("modal", { as: member, interaction, fields });
      if (answer.error) problem.textContent = answer.error;
      else { dialog.close(); answered(answer); }
    } catch (error) { problem.textContent = error.message; }
  };
  dialog.replaceChildren(form);
  dialog.showModal();
  controls[0]?.focus();
}
