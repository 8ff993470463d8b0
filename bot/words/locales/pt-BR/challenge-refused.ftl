# Why a challenge is not made, answered or withdrawn.

challenge-refused-oneself-as-opponent = Você não pode se desafiar. Escolha outro membro em { OPTION("challenge", "opponent") }.
challenge-refused-bot-as-opponent = { $player } é um bot e não joga. Escolha uma pessoa, ou jogue contra mim: { STEP("challenge", "level", "2") }.
challenge-refused-level-of-a-person = { $player } é uma pessoa, e só eu tenho níveis. Tire { OPTION("challenge", "level") }, ou tire { OPTION("challenge", "opponent") } para jogar contra mim.
challenge-refused-unrated = Esta partida não pode ser ranqueada. { $why } Mude isso, ou tire { OPTION("challenge", "rated") }.
challenge-refused-too-many-against-computer = Você já tem { $limit } partidas contra mim, que é o máximo. Termine uma primeiro; veja quais com { STEP("games") }.
challenge-refused-absent-opponent = { $player } não está { TERM("community", "in-this") } agora. Escolha alguém que esteja.
challenge-refused-opponent-out-of-sight = { $player } não vê o que se posta aqui e não acharia o desafio. Desafie { TERM("place", "in-a") } que vocês dois vejam, ou dê acesso aqui antes.
challenge-refused-too-many = Você já tem { $limit } desafios esperando resposta, o máximo. Retire um ou espere uma resposta.
challenge-refused-too-many-to-other = Você desafiou { $player } várias vezes nos últimos minutos. Dê um tempo e tente de novo em quinze minutos.
challenge-refused-other-has-too-many = { $player } já tem { $limit } desafios para responder, o máximo. Tente de novo quando houver menos.
challenge-refused-other-has-not-answered-yet = { $player } ainda tem { $limit } desafios seus para responder, o máximo. Retire um ou espere uma resposta.
challenge-refused-too-many-games = Você já está jogando { $limit } partidas, o máximo. Termine uma antes; veja quais com { STEP("games") }.
challenge-refused-other-has-too-many-games = { $player } já está jogando { $limit } partidas, o máximo. Tente de novo quando uma terminar.
challenge-refused-came-back = Tudo o que havia sobre você foi apagado há menos de um dia, mas isso não zera os limites. Você pode desafiar, postar problemas e entrar em escadas e ligas a partir de { $from }. Até lá, entre nos desafios dos outros: { STEP("games", "which", "open") }.
challenge-refused-no-such-challenge = Não conheço esse desafio. Faça um novo com { STEP("challenge") }.
challenge-refused-not-invited = Este desafio é para { $opponent }, e ninguém mais pode responder. Faça o seu com { STEP("challenge") }.
challenge-refused-own-challenge = Este desafio é seu, então só seu oponente pode aceitar ou recusar. Se quiser, retire o desafio.
challenge-refused-not-the-challenger = Só { $challenger } pode retirar este desafio. Se for para você, aceite ou recuse.
challenge-refused-accepted = Este desafio já foi aceito: { $game }.
challenge-refused-settled = { $how } Faça um novo desafio com { STEP("challenge") }.
