# The language itself.

# Its name in itself, as in a list of languages.
language-name = English
