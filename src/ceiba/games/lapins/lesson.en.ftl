# What is said in the lesson of Dix-Huit Lapins, and under the pictures of "In two minutes".

lesson-aim = You are a Maya king and want glory. It comes from temples such as this one: what your villages harvest is sacrificed there.
lesson-kinds = The more different kinds a temple gets in a round, the better: 1, 3, 5, 7, 10 or 15 points for one to six kinds.
lesson-turn = In your turn you found a city, change one, attack, or flip one of these cards. The last card ends the round.
lesson-found = You harvest maize and jade. Found a city on the cacao site: a third kind.
lesson-other-site = You can: any available site may be taken. But cacao would be a third kind for your temple, just beside it.
lesson-transforming = You can: changing a city costs 1 wealth besides its buildings. But here there is no third kind.
lesson-attack-later = You can, and soon we shall. First found the city: a round may be short.
lesson-passing = You can, but it costs 1 wealth and brings nothing.
lesson-flip-too-soon = You can, and it costs nothing. But the round comes nearer to its end, and you would harvest two kinds only.

lesson-village = The site costs 1 wealth, and a first building has to stand at once. Put up a village: it harvests cacao.
lesson-palace = You can: a palace makes up to three tokens a round your own wealth. But then no cacao is harvested.
lesson-second-temple = You can, but one temple with many kinds beats two with few, and no cacao is harvested.
lesson-no-village = You can, but then no cacao is harvested here.
lesson-enough = Keep the rest of your wealth: finish.
lesson-more-buildings = You can: several buildings at once are one action. But keep some wealth for what comes.

lesson-enemy = Your neighbour has no garrison here, nor in a city beside it: nobody defends it.
lesson-attack = You have two garrisons next door. Attack from your city on jade.
lesson-attack-first = You can. But a neighbour without garrisons may have some by his next turn.
lesson-dice = Each garrison level rolls a die: one to three hits, nothing, or a failure that costs you a level. Two levels cost 1 wealth: send both.
lesson-one-level = You can, but half a wealth is rounded up: one level costs as much as two.
lesson-hit = One hit more than the defence: one building falls. You choose which.
lesson-prisoner = And a prisoner is yours: a kind of its own. Put it on a garrison.
lesson-last-card = One card is left. Flipping costs nothing, and ends the round. Flip it.
lesson-round-goes-on = You can: as long as a card lies there, the round goes on. But your harvest waits.
lesson-drought = A drought: 1 maize, or two villages are lost. The king’s wealth does not help here.
lesson-reserve = But your reserve keeps a maize. Give it.
lesson-suffering = You can, and the maize stays. But two of your three villages are gone, with their harvest.

lesson-harvest = The round is over. Each village has produced a token of its site.
lesson-carry = Carry them to your temple: maize, jade, cacao and the prisoner are four kinds, 7 points.
lesson-all-four = Two of a kind never go to the same temple in a round. Carry all four, then finish.
lesson-all-lost = You can, but what you do not carry anywhere is lost, the prisoner too.

lesson-scored = Four kinds: 7 glory.
lesson-match = A new round. The fourth ball match ends the game: whoever has the most ball courts then scores a point for each of his cities.
lesson-alone = From here you rule alone. At the end each token of your own wealth is a point.
lesson-help-turn = Which kind does your temple lack, and is there room for all you harvest? If you have nothing to build, flip a card.
lesson-help-build = Several buildings at once are one action only. Finish when you have what you need.
lesson-help-distribute = Different kinds into a temple, the rest into palaces and reserves. What stays is lost.
lesson-help-avert = Only tokens in reserves avert a catastrophe.
lesson-help-engage = Each level rolls one die. The defence is the garrison levels in the city and in its king’s cities beside it.

lesson-end-ceremony = Ceremonies: 1, 3, 5, 7, 10 or 15 points for one to six different kinds in a temple, round by round.
lesson-end-matches = Ball matches: most ball courts, a point for each city.
lesson-end-wealth = Wealth: a point for each token you still have as king.

lesson-picture-aim = Villages harvest, temples sacrifice: glory wins. The more different kinds in a temple at once, the more points.
lesson-picture-turn = In your turn you do one thing: found a city, change one, attack a neighbour, flip a card, or pass for 1 wealth.
lesson-picture-points = Points: one to six kinds in a temple give 1, 3, 5, 7, 10, 15. Ball matches give a point for each city, and each token of your own wealth is a point at the end.
lesson-picture-end = Half of the cards are catastrophes; only a reserve averts them. The last card ends the round, and the agreed ball match the game.
