# The data stored about a person: shown and deleted.

privacy-nothing = Nothing is stored about you.

privacy-kept = This is stored about you, under the number or name of your account:
# $kind: a kind of data. $count: how many of it.
privacy-kept-kind = • { $kind ->
    [running] running games, with every move and when it was played
    [finished] finished games, which belong to your opponents too
    [challenges] challenges you've made or received
    [problems] problems you've made, which others can solve
    [leagues] leagues you've joined or made
    [ladders] places on ladders
    [attempts] problems you've tried or solved
    [notes] notes, which nobody else ever sees
    [lines] lines you've tried, which nobody else ever sees
    [plans] games with planned moves, which nobody else ever sees
    [settings] settings for how you see boards and how I tell you things
    [hours] entries on your time zone, days off and quiet hours
    [vacations] vacations, with the hours used at deadlines
    [blocks] members you've blocked, which nobody is told
    [watched] games you watch or have watched
    [rulings] games you've adjudicated or stopped as a moderator, and communities you've stopped
    [links] links of your accounts, now or earlier, and codes for them
   *[traces] your names, what I last told you, and decisions of others that concern only you
} ({ $count })
privacy-kept-where = All of this is in the database of the person who runs the bot, until you delete it. My answers to you are kept there for 30 days, so that nothing is done twice. Of what you write, this is kept: moves, lines and notes, your solutions of problems, games you've written yourself, and reasons you give as a moderator. The program's file PRIVACY.md explains every column of the tables. Take your data along: { STEP("privacy", "what", "export") }. Delete it: { STEP("privacy", "what", "delete") }, which first says what will happen.

privacy-delete-asked = <b>Delete everything stored about you?</b> At once, and for good:
# $resigned: how many games are resigned. $off: how many end without a result.
privacy-delete-games = • your running games end: you resign { $resigned }, and those in which not both of you have moved end without a result ({ $off });
# $count: how many challenges.
privacy-delete-challenges = • challenges by you and to you are withdrawn ({ $count });
# $count: how many leagues that haven't ended.
privacy-delete-leagues = • you leave your leagues ({ $count });
privacy-delete-goes = • these are deleted: your notes, lines, planned moves, settings, time zone, days off, quiet hours and vacations; your blocks of others; what you watch, solve and were told; and all links of your accounts;
privacy-delete-stays = • finished games and your problems stay, because they belong to opponents and solvers too. Your name in them becomes “former player” with a random number. Nothing leads from that to you, but people who remember a game know who played it. The records of these games have different hashes from then on. Anything exported earlier can still be read.
# $others: how many other accounts.
privacy-delete-linked = • all of this counts for the other accounts you've linked with this one, too ({ $others });
privacy-delete-before = What was posted in chats stays there, with your name, until you or a moderator there deletes it. Backups made by the person who runs the bot hold your data until they're deleted. That should be after 30 days. If you write to me again, you're a new member. But then anyone who has blocked you blocks you again, and for a day you can't challenge anyone. For that I keep a number that's made from your account and leads to nobody else. To take everything along first: { STEP("privacy", "what", "export") }. This can't be undone. If you do nothing within ten minutes, nothing changes.
privacy-deleted = Everything stored about you is deleted. What was posted in chats is still there, and anyone who could delete it before still can. Thank you for playing.
