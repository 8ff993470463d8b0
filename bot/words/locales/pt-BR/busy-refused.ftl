# Why someone must ask again later.

busy-refused-own-wait = Ainda estou respondendo a { $count } perguntas suas aqui, o máximo. Espere uma das respostas e pergunte de novo.
busy-refused-many-wait = Muita gente está esperando resposta agora. Tente de novo em um minuto.
busy-refused-many-challenges = Muitos desafios esperam para aparecer { TERM("place", "in-this") }. Tente de novo em um minuto, ou faça o seu { TERM("place", "in-another") }.
busy-refused-wrong-codes = Depois de muitos códigos errados há uma pausa: não leio códigos seus por { $time }. Espere, compare o seu com o que foi mostrado e digite de novo.
