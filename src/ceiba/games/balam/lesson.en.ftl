# What is said in the lesson of Balam, and under the pictures of "In two minutes".

lesson-aim = You are a Maya king, and prestige decides. It comes from temples: what your villages harvest is sacrificed there.
lesson-wealth = This is your own wealth as king. It pays for what you do; your Mayas’ tokens on the map cannot.
lesson-turn = In your turn you pay 1 wealth and build, attack or pass; or you flip one of these cards for nothing. The last card ends the round.
lesson-city = Your city on maize has villages, but no temple. Choose it to build there.
lesson-new-city = You can: any empty site may become a city. But your harvest needs a temple, or it is lost at the end of the round.
lesson-no-room = You can, but a temple needs two slots side by side, and this city has only one left.
lesson-passing = You can, but it costs 1 wealth and brings nothing.
lesson-flip-too-soon = You can, and it costs nothing. But the round comes nearer to its end, and your harvest has nowhere to go.

lesson-temple = A temple costs 2 wealth, takes two slots and sacrifices two tokens at the end of each round.
lesson-palace = You can: a palace makes two of your Mayas’ tokens your own wealth each round. Useful, but it brings no prestige by itself.
lesson-no-temple = You can, but then two slots side by side are no longer free, and the temple has no room here.
lesson-removing = You can: removing is free. But what you paid for it is gone.
lesson-enough = You have 1 wealth left: enough for today. Finish.

lesson-cards = The other king flipped a good card. Nearly half of them are catastrophes.
lesson-flip = Flip the second card.
lesson-any-card = You can: face down they are all alike. The lesson goes on with the other one.
lesson-poor = You can, but with 1 wealth the action is paid, and nothing is left to build with.
lesson-drought = A drought: 1 maize, or two villages are lost. The king’s wealth does not help here.
lesson-reserve = But your reserve keeps a maize. Give it.
lesson-suffering = You can, and the maize stays. But two of your three villages are gone, with all they would harvest.

lesson-harvest = The last card ended the round. Each village has produced a token of its site: maize here, jade there.
lesson-carry = Carry them along the paths: a temple takes two. Jade gives 2 prestige, maize 1.
lesson-store = The last maize goes into the empty reserve, against the next drought. Place all three, then finish.
lesson-all-lost = You can, but what you do not carry anywhere is lost.

lesson-scored = Jade and maize: 3 prestige. And Chaak, the god of rain, gave every king 2 maize.
lesson-match = A new round, and you are free. The second ball match ends a game of two: whoever has the most ball courts then scores a point for each of his cities.
lesson-war = And beware of garrisons: they attack neighbouring cities. Each building destroyed is a prisoner, 3 prestige in a temple.
lesson-help-turn = What will your villages harvest, and is there a temple, a palace or a reserve for it? If you have nothing to build, flip a card.
lesson-help-build = Several buildings at once are one action only. Finish when you have what you need.
lesson-help-distribute = Temples for prestige, palaces for your own wealth, reserves for later. The rest is lost.
lesson-help-avert = Only tokens in reserves and on garrisons avert a catastrophe.

lesson-end-ceremony = Ceremonies: 1 point for each maize in a temple, 2 for cacao, shell, jade and obsidian, 3 for a prisoner.
lesson-end-matches = Ball matches: most ball courts, a point for each city.
lesson-end-wealth = Wealth: half a point for each token you still have as king, rounded down.

lesson-picture-aim = Villages harvest, temples sacrifice: prestige wins. Tokens are carried along the paths as far as nobody bars the way.
lesson-picture-turn = In your turn you pay 1 wealth and build on one site, attack or pass; or you flip a card of fate for nothing.
lesson-picture-points = Points: tokens in temples, ball matches for whoever has the most ball courts, and a little for wealth at the end. Palaces turn harvest into wealth to build with.
lesson-picture-end = Catastrophes take buildings unless a reserve pays. When the last card is flipped the round ends; with the agreed ball match, the game.
