# Accounts on two networks that are linked, so that they are one member, and unlinked again.

# $name: the name of an account on its network.
accounts-called = <b>{ $name }</b> on { $network }

accounts-code-made = Your code is <code>{ $code }</code>. Don't give it to anyone. Once the two are linked, you're known as this account. Its settings, time zone, days off, vacation and quiet hours count for both. I'll ask again before anything happens, and tell you here. Type the code with your other account within ten minutes: { STEP_ELSEWHERE("link", "code", $code) }.
accounts-code-told-once = I show a code only once, and I've shown you yours. To make a new one in its place: { STEP("link") }.

# $maker, $other, $caller, $account: an account with its network.
accounts-link-asked = { $maker } made this code. Is that you, too? If you confirm, the two become one member, known as that account. All games and challenges of both are yours on both networks. That account's settings, time zone, days off, vacation and quiet hours count for both. This account's own are on hold while the two are linked. You can unlink them again with { STEP("unlink") }. After that, you can link the same two again at once. This account can join another member only after 30 days. Nobody else can use this code any more, even if they've read it. If someone else gave it to you, don't confirm: they could play your games. If you do nothing, nothing changes.
accounts-linked = This account and { $maker } are now one member, with the games, challenges, notes and record of both. { STEP("games") } lists the games, and { STEP("move", "move", "", "game", "") } plays in any of them. If that was a mistake, unlink them: { STEP("unlink") }.
accounts-linked-news = Linked: { $caller } has typed your code and confirmed it. That account and this one are now one member, with the games, challenges, notes and record of both. { STEP("games") } lists the games, and { STEP("move", "move", "", "game", "") } plays in any of them. If that was a mistake, unlink them: { STEP("unlink") }.

accounts-part-asked = This account and { $other } become two members again. Each gets back the games it started or joined, with notes and lines, and whatever it made on its network. Each has its own settings, time zone, days off, vacation and quiet hours again. Members you've blocked stay blocked for both. You can link the two again at once, but { $account } can join another member only after 30 days. If you do nothing, nothing changes.
accounts-parted = This account and { $other } are now two members. Each has the games it started or joined: { STEP("games") }.
