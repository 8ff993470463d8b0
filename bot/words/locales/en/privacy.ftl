# The data stored about a person: shown and deleted.

privacy-nothing = Nothing is stored about you.

privacy-kept = Stored about you, under the number or name of your account:
# $kind: a kind of data. $count: how many of it.
privacy-kept-kind = • { $kind ->
    [running] running games, with every move and when it was played
    [finished] finished games, which are your opponents' as well
    [challenges] challenges that you have made or got
    [problems] problems that you have made, which others may solve
    [attempts] problems that you have tried or solved
    [notes] notes, which nobody else ever sees
    [lines] lines that you have tried, which nobody else ever sees
    [plans] games with conditional moves, which nobody else ever sees
    [settings] settings of how you see boards and are told
    [hours] entries on your time zone, days off and quiet hours
    [vacations] vacations, with the hours that were used at deadlines
    [blocks] members against whom you do not play, of which nobody is told
    [watched] games that you watch or have watched
    [rulings] games or communities that you have decided or stopped as moderator
    [links] links of your accounts, now or earlier, and codes for that
   *[traces] entries on what you are called, what you were told last, and what others have settled about you alone
} ({ $count })
privacy-kept-where = All of this lies in the database of the person who runs the bot, until you delete it. What is answered to you is kept there for 30 days, so that nothing is done twice, and what you write besides moves and notes is not kept. Take it along: { STEP("privacy", "what", "export") }. Delete it: { STEP("privacy", "what", "delete") }, which says first what happens. The file PRIVACY.md of the program tells each column of its tables.

privacy-delete-asked = <b>Delete all that is stored about you?</b> At once, and for good:
# $resigned: how many games are resigned. $off: how many end without a result.
privacy-delete-games = • your running games end: you resign { $resigned }, and { $off } in which not both have moved end without a result;
# $count: how many challenges.
privacy-delete-challenges = • challenges of yours and to you are withdrawn ({ $count });
privacy-delete-goes = • notes, lines, conditional moves, settings, hours, vacations, blocks by you and of you, what you watch, solve and were told, and all links of accounts go;
privacy-delete-stays = • finished games and your problems stay, for they are your opponents' and solvers' as well, with “former player” and a random number in the place of your name. Nothing leads from it to you, but people who remember a game know who played it. The records of these games have other hashes from then on; what was exported earlier can still be read.
# $others: how many other accounts.
privacy-delete-linked = • that holds for all accounts that you have linked with this one ({ $others }), too;
privacy-delete-before = What was posted in chats stays there, with your name, until you or a moderator there deletes it. Backups of the person who runs the bot hold it until they are deleted; they should be after 30 days. If you write to me again, you are somebody new, but who has blocked you has done so still, and for a day you challenge nobody: a number that is made of your account and leads to nobody else is kept for that. To take everything along before: { STEP("privacy", "what", "export") }. This cannot be undone. If you do nothing within ten minutes, nothing changes.
privacy-deleted = All that was stored about you is deleted. What was posted in chats is still there; those can delete it who could before. Thank you for having played.
