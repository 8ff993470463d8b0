# The data stored about a person: shown and deleted.

privacy-nothing = Nothing is stored about you.

privacy-kept = This is stored about you, under the ID or name of your account:
# $kind: a kind of data. $count: how many of it. The last kind has entries of many kinds, such as those by other members
# who have blocked the reader.
privacy-kept-kind = • { $kind ->
    [running] games in progress ({ $count }), with every move and when it was played
    [finished] finished games ({ $count }), which belong to your opponents too
    [challenges] challenges you've made or received ({ $count })
    [problems] problems you've made ({ $count }), which others can solve
    [leagues] leagues you've joined or made ({ $count })
    [ladders] places on ladders ({ $count })
    [attempts] problems you've tried or solved ({ $count })
    [notes] notes ({ $count }), which nobody else ever sees
    [lines] lines you've tried ({ $count }), which nobody else ever sees
    [plans] games with planned moves ({ $count }), which nobody else ever sees
    [settings] settings ({ $count }) for how you see boards and how I tell you things
    [hours] entries ({ $count }) on your time zone, days off and quiet hours
    [vacations] vacations ({ $count }), with the hours used at deadlines
    [blocks] members you've blocked ({ $count }), which nobody is told
    [watched] games you watch or have watched ({ $count })
    [rulings] games you've adjudicated or stopped as a moderator, and communities you've stopped ({ $count })
    [links] links of your accounts, now or earlier, and codes for them ({ $count })
   *[traces] other entries ({ $count }): your names, results and ratings, what I last told you, where you're signed in, keys of encrypted rooms, and blocks against you by other members
}
privacy-kept-where = All of this is in the database of the person who runs the bot, until you delete it. My answers to you are kept there for 30 days, so that I never act on the same message or command twice. Of what you write, I keep moves, lines and notes, your solutions to problems, variants you've designed yourself, and reasons you give as a moderator. The program's file PRIVACY.md explains all of it in detail. Ask the person who runs the bot for it. Get a copy of your data: { STEP("privacy", "what", "export") }. Delete it: { STEP("privacy", "what", "delete") }, which first tells you what will happen.

privacy-delete-asked = <b>Delete everything stored about you?</b> At once, and for good:
# $resigned: how many games are resigned. $off: how many end without a result.
privacy-delete-games = • your games in progress end: you resign those in which both players have moved ({ $resigned }), and the others end without a result ({ $off });
# $count: how many challenges.
privacy-delete-challenges = • challenges by you and to you are withdrawn ({ $count });
# $count: how many leagues that haven't ended.
privacy-delete-leagues = • you leave your leagues ({ $count });
privacy-delete-goes = • these are deleted: your notes, lines, planned moves, settings, time zone, days off, quiet hours and vacations; your list of blocked members; what you've watched, solved and been told; and all links between your accounts;
privacy-delete-stays = • finished games and your problems stay, because they also belong to your opponents and to those who solved them. Your name in them becomes “former player” with a random number. Nothing connects that with you, but people who remember a game know who played it. The records of these games get new fingerprints, which are codes that show whether a record was altered. Files exported earlier can still be read, and name you.
# $others: how many other accounts.
privacy-delete-linked = • all of this counts for the other accounts you've linked with this one, too ({ $others });
privacy-delete-before = What was posted in chats stays there, with your name, until you or a moderator there deletes it. Backups made by the person who runs the bot hold your data until they're deleted, which should be after 30 days. If you write to me again, I treat you as a new member. But anyone who had blocked you still has you blocked. For a day you can't challenge anyone, post problems, or join a ladder or league. For 30 days you can't link accounts. To know your account again, I keep a number worked out from it and a secret of this database. Only someone who has both can tell that it's yours. The number is deleted after 30 days, unless somebody has blocked you. To get a copy of everything first: { STEP("privacy", "what", "export") }. This can't be undone. If you do nothing within ten minutes, nothing changes.
privacy-deleted = Everything stored about you is deleted. What was posted in chats is still there, and anyone who could delete it before still can. Thank you for playing.
