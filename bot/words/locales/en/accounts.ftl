# Accounts on two networks that are linked, so that they are one member, and parted again.

# $name: the name of an account on its network.
accounts-called = <b>{ $name }</b> on { $network }

accounts-code-made = Your code is <code>{ $code }</code>. Type it with your other account within ten minutes: { STEP_ELSEWHERE("link", "code", $code) }. It is asked again there before anything happens, and you are told here. This account is then the one by which you are known: its settings, hours and quiet hours hold for both. Give the code to nobody.
accounts-code-told-once = Your code was told to you once, and is told to nobody again. To make a new one, in place of it: { STEP("link") }.

# $maker, $other, $caller, $account: an account with its network.
accounts-link-asked = This code was made by { $maker }. Is that you, too? Then the two become one member, known as that account: all games and challenges of both are yours on both networks, and its settings, hours and quiet hours hold; those of this account rest. You can part them again with { STEP("unlink") }. Should you part them, this account can be linked with that one again at once, and become another member's only after 30 days. Nobody else can use this code any more, should they have read it. If somebody else gave it to you, do not confirm: they would play your games. If you do nothing, nothing changes.
accounts-linked = This account and { $maker } are one member from now on: with the games, challenges, notes and record of both. { STEP("games") } lists them, and { STEP("move", "move", "", "game", "") } plays in each. If that was a mistake, part them: { STEP("unlink") }.
accounts-linked-news = Linked: { $caller } has typed your code and confirmed it: that account and this one are one member from now on, with the games, challenges, notes and record of both. { STEP("games") } lists them, and { STEP("move", "move", "", "game", "") } plays in each. If that was a mistake, part them: { STEP("unlink") }.

accounts-part-asked = This account and { $other } become two members again. Each gets back the games with which it has sat down, with notes and lines, and what it has made on its network; settings, hours and quiet hours of both are as they were. Blocked members stay blocked for both. The two can be linked again at once; { $account } can become another member's only after 30 days. If you do nothing, nothing changes.
accounts-parted = This account and { $other } are two members from now on, and each has what it had sat down with: { STEP("games") }.
