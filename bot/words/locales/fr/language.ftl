# The language itself.
language-name = Français
