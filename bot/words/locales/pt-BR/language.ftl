# The language itself.

language-name = Português (Brasil)
