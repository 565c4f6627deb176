# Ce que dit la leçon de Balam, et ce qui est écrit sous les images de « En deux minutes ».

lesson-aim = Vous êtes un roi maya, et c’est le prestige qui décide. Il vient des temples : on y sacrifie ce que vos villages récoltent.
lesson-wealth = Voici vos richesses de roi. Elles paient ce que vous faites ; les jetons de vos Mayas sur la carte ne le peuvent pas.
lesson-turn = À votre tour, vous payez 1 richesse et construisez, attaquez ou passez ; ou vous retournez une de ces cartes pour rien. La dernière finit la manche.
lesson-city = Votre cité du maïs a des villages, mais pas de temple. Choisissez-la pour y construire.
lesson-new-city = C’est permis : tout site vide peut devenir une cité. Mais il faut un temple à votre récolte, ou elle est perdue à la fin de la manche.
lesson-no-room = C’est permis, mais un temple demande deux emplacements côte à côte, et cette cité n’en a plus qu’un.
lesson-passing = C’est permis, mais cela coûte 1 richesse et ne rapporte rien.
lesson-flip-too-soon = C’est permis, et cela ne coûte rien. Mais la fin de la manche approche, et votre récolte n’a nulle part où aller.

lesson-temple = Un temple coûte 2 richesses, prend deux emplacements et sacrifie deux jetons à la fin de chaque manche.
lesson-palace = C’est permis : à chaque manche, un palais fait de deux jetons de vos Mayas vos propres richesses. Utile, mais sans prestige par lui-même.
lesson-no-temple = C’est permis, mais il n’y a plus alors deux emplacements libres côte à côte, et le temple n’a pas de place ici.
lesson-removing = C’est permis : retirer ne coûte rien. Mais ce que vous aviez payé est perdu.
lesson-enough = Il vous reste 1 richesse : c’est assez pour aujourd’hui. Terminez.

lesson-cards = L’autre roi a retourné une bonne carte. Presque la moitié sont des catastrophes.
lesson-flip = Retournez la deuxième carte.
lesson-any-card = C’est permis : face cachée, elles se ressemblent toutes. La leçon continue avec l’autre.
lesson-poor = C’est permis, mais avec 1 richesse l’action est payée, et il ne reste rien pour construire.
lesson-drought = Une sécheresse : 1 maïs, ou deux villages sont perdus. Les richesses du roi n’y peuvent rien.
lesson-reserve = Mais votre réserve garde un maïs. Donnez-le.
lesson-suffering = C’est permis, et le maïs reste. Mais deux de vos trois villages ont disparu, avec tout ce qu’ils auraient récolté.

lesson-harvest = La dernière carte a fini la manche. Chaque village a produit un jeton de son site : du maïs ici, du jade là.
lesson-carry = Portez-les le long des chemins : un temple en prend deux. Le jade donne 2 points de prestige, le maïs 1.
lesson-store = Le dernier maïs va dans la réserve vide, contre la prochaine sécheresse. Placez les trois, puis terminez.
lesson-all-lost = C’est permis, mais ce que vous ne portez nulle part est perdu.

lesson-scored = Jade et maïs : 3 points de prestige. Et Chaak, le dieu de la pluie, a donné 2 maïs à chaque roi.
lesson-match = Une nouvelle manche, et vous êtes libre. Le deuxième match de pelote finit une partie à deux : qui a alors le plus de terrains marque un point pour chacune de ses cités.
lesson-war = Et gare aux garnisons : elles attaquent les cités voisines. Chaque bâtiment détruit est un prisonnier, 3 points de prestige dans un temple.
lesson-help-turn = Que vont récolter vos villages, et y a-t-il un temple, un palais ou une réserve pour cela ? Si vous n’avez rien à construire, retournez une carte.
lesson-help-build = Plusieurs bâtiments d’un coup ne sont qu’une action. Terminez quand vous avez ce qu’il vous faut.
lesson-help-distribute = Les temples pour le prestige, les palais pour vos richesses, les réserves pour plus tard. Le reste est perdu.
lesson-help-avert = Seuls les jetons des réserves et des garnisons parent une catastrophe.

lesson-end-ceremony = Les cérémonies : 1 point par maïs dans un temple, 2 par cacao, coquillage, jade ou obsidienne, 3 par prisonnier.
lesson-end-matches = Les matchs de pelote : le plus de terrains, un point par cité.
lesson-end-wealth = Les richesses : un demi-point par jeton qui vous reste comme roi, arrondi vers le bas.

lesson-picture-aim = Les villages récoltent, les temples sacrifient : le prestige l’emporte. Les jetons suivent les chemins, aussi loin que personne ne barre la route.
lesson-picture-turn = À votre tour, vous payez 1 richesse et construisez sur un site, attaquez ou passez ; ou vous retournez une carte du destin pour rien.
lesson-picture-points = Les points : les jetons dans les temples, les matchs de pelote pour qui a le plus de terrains, et un peu de richesses à la fin. Les palais changent la récolte en richesses pour construire.
lesson-picture-end = Les catastrophes prennent des bâtiments, sauf si une réserve paie. La dernière carte retournée finit la manche ; avec le match de pelote convenu, la partie.
