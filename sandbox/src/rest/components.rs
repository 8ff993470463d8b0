//! Discord's rules for buttons, select menus and forms.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::api_error::{ApiError, FormErrors};

/// Checks the component rows of a message and numbers the components as Discord does.
pub(crate) fn read_rows(value: &Value, errors: &mut FormErrors) -> Vec<Value> {
    let mut rows = value.as_array().cloned().unwrap_or_default();
    errors.at_most("components", rows.len(), 5);
    let mut custom_ids = HashSet::new();
    let mut number = 0;
    for (place, row) in rows.iter_mut().enumerate() {
        let path = format!("components.{place}");
        check_row(row, &path, &mut custom_ids, errors);
        number_components(row, &mut number);
    }
    rows
}

fn number_components(component: &mut Value, number: &mut u64) {
    if !component.is_object() {
        return;
    }
    *number += 1;
    component["id"] = json!(*number);
    if let Some(inner) = component["components"].as_array_mut() {
        for component in inner {
            number_components(component, number);
        }
        return;
    }
    if let Value::Object(fields) = component {
        fields.retain(|_, value| !value.is_null());
    }
    if matches!(component["type"].as_u64(), Some(3 | 5..=8)) {
        for name in ["min_values", "max_values"] {
            if component[name].is_null() {
                component[name] = json!(1);
            }
        }
    }
}

fn check_row(row: &Value, path: &str, seen: &mut HashSet<String>, errors: &mut FormErrors) {
    if row["type"] != 1 {
        errors.add(
            &format!("{path}.type"),
            "BASE_TYPE_CHOICES",
            "Value of field \"type\" must be one of (1,).",
        );
        return;
    }
    let components = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    if components.is_empty() || components.len() > 5 {
        let message = "Must be between 1 and 5 in length.";
        errors.add(&format!("{path}.components"), "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut width = 0;
    for (place, component) in components.iter().enumerate() {
        let path = format!("{path}.components.{place}");
        width += match component["type"].as_u64() {
            Some(2) => {
                check_button(component, &path, seen, errors);
                1
            }
            Some(3) => {
                check_select(component, &path, seen, errors);
                5
            }
            Some(5..=8) => {
                check_custom_id(component, &path, seen, errors);
                5
            }
            _ => {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                errors.add(&format!("{path}.type"), "BASE_TYPE_CHOICES", message);
                0
            }
        };
    }
    if width > 5 {
        let message = "The specified component exceeds the maximum width";
        errors.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
}

fn check_button(button: &Value, path: &str, seen: &mut HashSet<String>, errors: &mut FormErrors) {
    let label = button["label"].as_str().unwrap_or_default();
    errors.length(&format!("{path}.label"), label, 0, 80);
    match button["style"].as_u64() {
        Some(1..=4) => check_custom_id(button, path, seen, errors),
        Some(5) => {
            let url = button["url"].as_str().unwrap_or_default();
            errors.length(&format!("{path}.url"), url, 1, 512);
            if !button["custom_id"].is_null() {
                let message = "A custom id and url cannot both be specified";
                errors.add(
                    &format!("{path}.custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    message,
                );
            }
        }
        Some(6) => {}
        _ => errors.add(
            &format!("{path}.style"),
            "BASE_TYPE_CHOICES",
            "Value of field \"style\" must be one of (1, 2, 3, 4, 5, 6).",
        ),
    }
    if label.is_empty() && button["emoji"].is_null() && button["style"] != 6 {
        let message = "A label or emoji is required";
        errors.add(path, "BUTTON_COMPONENT_INVALID_LABEL_AND_EMOJI", message);
    }
}

fn check_select(select: &Value, path: &str, seen: &mut HashSet<String>, errors: &mut FormErrors) {
    check_custom_id(select, path, seen, errors);
    if let Some(placeholder) = select["placeholder"].as_str() {
        errors.length(&format!("{path}.placeholder"), placeholder, 0, 150);
    }
    let options = select["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    if options.is_empty() || options.len() > 25 {
        let message = "Must be between 1 and 25 in length.";
        errors.add(&format!("{path}.options"), "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut values = HashSet::new();
    for (place, option) in options.iter().enumerate() {
        let path = format!("{path}.options.{place}");
        for name in ["label", "value"] {
            let text = option[name].as_str().unwrap_or_default();
            errors.length(&format!("{path}.{name}"), text, 1, 100);
        }
        if let Some(description) = option["description"].as_str() {
            errors.length(&format!("{path}.description"), description, 0, 100);
        }
        if !values.insert(option["value"].as_str().unwrap_or_default()) {
            let message = "The specified option value is already used";
            errors.add(
                &format!("{path}.value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                message,
            );
        }
    }
}

fn check_custom_id(
    component: &Value,
    path: &str,
    seen: &mut HashSet<String>,
    errors: &mut FormErrors,
) {
    let path = format!("{path}.custom_id");
    let custom_id = component["custom_id"].as_str().unwrap_or_default();
    errors.length(&path, custom_id, 1, 100);
    if !custom_id.is_empty() && !seen.insert(custom_id.to_owned()) {
        let message = "Component custom id cannot be duplicated";
        errors.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

/// Checks a form of callback type 9.
pub(crate) fn check_modal(data: &Value) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    errors.length("data.title", &text(&data["title"]), 1, 45);
    errors.length("data.custom_id", &text(&data["custom_id"]), 1, 100);
    let rows = data["components"].as_array().cloned().unwrap_or_default();
    if rows.is_empty() || rows.len() > 5 {
        let message = "Must be between 1 and 5 in length.";
        errors.add("data.components", "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut seen = HashSet::new();
    for (place, row) in rows.iter().enumerate() {
        let path = format!("data.components.{place}");
        let inputs = row["components"].as_array().cloned().unwrap_or_default();
        if row["type"] != 1 || inputs.len() != 1 || inputs[0]["type"] != 4 {
            let message = "Value of field \"type\" must be one of (1,) with one text input.";
            errors.add(&path, "BASE_TYPE_CHOICES", message);
            continue;
        }
        let (input, path) = (&inputs[0], format!("{path}.components.0"));
        check_custom_id(input, &path, &mut seen, &mut errors);
        errors.length(&format!("{path}.label"), &text(&input["label"]), 1, 45);
        errors.length(&format!("{path}.placeholder"), &text(&input["placeholder"]), 0, 100);
        errors.length(&format!("{path}.value"), &text(&input["value"]), 0, 4000);
        if !matches!(input["style"].as_u64(), Some(1 | 2)) {
            let message = "Value of field \"style\" must be one of (1, 2).";
            errors.add(&format!("{path}.style"), "BASE_TYPE_CHOICES", message);
        }
        for (name, least) in [("min_length", 0), ("max_length", 1)] {
            let wrong = input[name].as_u64().is_some_and(|it| !(least..=4000).contains(&it));
            if wrong {
                let message = format!("int value should be between {least} and 4000.");
                errors.add(&format!("{path}.{name}"), "NUMBER_TYPE_RANGE", &message);
            }
        }
    }
    errors.finish()
}

/// Checks the suggestions of callback type 8.
pub(crate) fn check_choices(choices: &Value) -> Result<Vec<Value>, ApiError> {
    let mut errors = FormErrors::default();
    let list = choices.as_array().cloned().unwrap_or_default();
    if !choices.is_array() {
        errors.required("data.choices");
    }
    errors.at_most("data.choices", list.len(), 25);
    for (place, choice) in list.iter().enumerate() {
        let path = format!("data.choices.{place}");
        let name = choice["name"].as_str().unwrap_or_default();
        errors.length(&format!("{path}.name"), name, 1, 100);
        match &choice["value"] {
            Value::String(value) => errors.length(&format!("{path}.value"), value, 1, 100),
            Value::Number(_) => {}
            _ => errors.required(&format!("{path}.value")),
        }
    }
    errors.finish()?;
    Ok(list)
}
