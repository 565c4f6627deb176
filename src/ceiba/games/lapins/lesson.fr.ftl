# Ce que dit la leçon de Dix-Huit Lapins, et ce qui est écrit sous les images de « En deux minutes ».

lesson-aim = Vous êtes un roi maya et voulez la gloire. Elle vient de temples comme celui-ci : on y sacrifie ce que vos villages récoltent.
lesson-kinds = Plus un temple reçoit de sortes différentes dans une manche, mieux c’est : 1, 3, 5, 7, 10 ou 15 points pour une à six sortes.
lesson-turn = À votre tour, vous fondez une cité, en transformez une, attaquez, ou retournez une de ces cartes. La dernière finit la manche.
lesson-found = Vous récoltez du maïs et du jade. Fondez une cité sur le site du cacao : une troisième sorte.
lesson-other-site = C’est permis : tout site disponible peut être pris. Mais le cacao serait une troisième sorte pour votre temple, juste à côté.
lesson-transforming = C’est permis : transformer une cité coûte 1 richesse en plus des bâtiments. Mais ici, pas de troisième sorte.
lesson-attack-later = C’est permis, et nous le ferons bientôt. Fondez d’abord la cité : une manche peut être courte.
lesson-passing = C’est permis, mais cela coûte 1 richesse et ne rapporte rien.
lesson-flip-too-soon = C’est permis, et cela ne coûte rien. Mais la fin de la manche approche, et vous ne récolteriez que deux sortes.

lesson-village = Le site coûte 1 richesse, et il faut tout de suite un premier bâtiment. Construisez un village : il récolte du cacao.
lesson-palace = C’est permis : à chaque manche, un palais fait de trois jetons au plus vos propres richesses. Mais alors, pas de cacao.
lesson-second-temple = C’est permis, mais un temple avec beaucoup de sortes vaut mieux que deux avec peu, et il n’y a pas de cacao.
lesson-no-village = C’est permis, mais alors rien n’est récolté ici.
lesson-enough = Gardez le reste de vos richesses : terminez.
lesson-more-buildings = C’est permis : plusieurs bâtiments d’un coup ne sont qu’une action. Mais gardez des richesses pour la suite.

lesson-enemy = Votre voisin n’a pas de garnison ici, ni dans une cité à côté : personne ne la défend.
lesson-attack = Vous avez deux garnisons tout près. Attaquez depuis votre cité du jade.
lesson-attack-first = C’est permis. Mais un voisin sans garnison peut en avoir dès son prochain tour.
lesson-dice = Chaque niveau de garnison lance un dé : un à trois succès, rien, ou un échec qui vous coûte un niveau. Deux niveaux coûtent 1 richesse : envoyez les deux.
lesson-one-level = C’est permis, mais une demi-richesse s’arrondit vers le haut : un niveau coûte autant que deux.
lesson-hit = Un succès de plus que la défense : un bâtiment tombe. Choisissez lequel.
lesson-prisoner = Et vous gagnez un prisonnier : une sorte à lui seul. Mettez-le sur une garnison.
lesson-last-card = Il reste une carte. La retourner ne coûte rien, et finit la manche. Retournez-la.
lesson-round-goes-on = C’est permis : tant qu’une carte est là, la manche continue. Mais votre récolte attend.
lesson-drought = Une sécheresse : 1 maïs, ou deux villages sont perdus. Les richesses du roi n’y peuvent rien.
lesson-reserve = Mais votre réserve garde un maïs. Donnez-le.
lesson-suffering = C’est permis, et le maïs reste. Mais deux de vos trois villages ont disparu, avec leur récolte.

lesson-harvest = La manche est finie. Chaque village a produit un jeton de son site.
lesson-carry = Portez-les à votre temple : maïs, jade, cacao et prisonnier sont quatre sortes, 7 points.
lesson-all-four = Deux jetons pareils ne vont jamais au même temple dans une manche. Portez les quatre, puis terminez.
lesson-all-lost = C’est permis, mais ce que vous ne portez nulle part est perdu, le prisonnier aussi.

lesson-scored = Quatre sortes : 7 points de gloire.
lesson-match = Une nouvelle manche. Le quatrième match de pelote finit la partie : qui a alors le plus de terrains marque un point pour chacune de ses cités.
lesson-alone = À partir d’ici, vous régnez seul. À la fin, chaque jeton de vos propres richesses vaut un point.
lesson-help-turn = Quelle sorte manque à votre temple, et y a-t-il place pour toute la récolte ? Si vous n’avez rien à construire, retournez une carte.
lesson-help-build = Plusieurs bâtiments d’un coup ne sont qu’une action. Terminez quand vous avez ce qu’il vous faut.
lesson-help-distribute = Des sortes différentes dans un temple, le reste aux palais et aux réserves. Ce qui reste là est perdu.
lesson-help-avert = Seuls les jetons des réserves parent une catastrophe.
lesson-help-engage = Chaque niveau lance un dé. La défense : les niveaux de garnison de la cité, et des cités de son roi juste à côté.

lesson-end-ceremony = Les cérémonies : 1, 3, 5, 7, 10 ou 15 points pour une à six sortes différentes dans un temple, manche après manche.
lesson-end-matches = Les matchs de pelote : le plus de terrains, un point par cité.
lesson-end-wealth = Les richesses : un point par jeton qui vous reste comme roi.

lesson-picture-aim = Les villages récoltent, les temples sacrifient : la gloire l’emporte. Plus il y a de sortes différentes à la fois dans un temple, plus il y a de points.
lesson-picture-turn = À votre tour, une seule chose : fonder une cité, en transformer une, attaquer un voisin, retourner une carte, ou passer pour 1 richesse.
lesson-picture-points = Les points : une à six sortes dans un temple donnent 1, 3, 5, 7, 10, 15. Un match de pelote donne un point par cité, et chaque jeton de vos richesses vaut un point à la fin.
lesson-picture-end = La moitié des cartes sont des catastrophes ; seule une réserve les pare. La dernière carte finit la manche, et le match de pelote convenu la partie.
