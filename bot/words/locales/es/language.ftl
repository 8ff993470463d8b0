# The language itself.

language-name = Español
