# Ce que dit la leçon de Pacal’s Rocket, et ce qui est écrit sous les images de « En deux minutes ».

lesson-aim = Bâtissez des pyramides dans la cité de Pacal. À deux, 45 points amènent la fin ; alors la cité est comptée encore une fois.
lesson-district = Chaque quartier a une valeur. Vous la marquez en y bâtissant le premier, ou quand votre construction vous y donne le plus d’étages.
lesson-lifted = À vous : votre vaisseau décolle, et la pierre qu’il cachait se découvre. Elle reste là.
lesson-die = Le dé dit la distance du vol : 3 cases.
lesson-fly = En ligne droite, vous pourrez ensuite mettre en jeu deux pierres. Volez en I4.
lesson-fly-elsewhere = C’est permis : toute ligne droite convient. Mais la leçon continue depuis l’autre case.
lesson-turning = C’est permis, mais avec virages vous ne mettez en jeu qu’une pierre, et aucune dans l’autre vaisseau.
lesson-spending = C’est permis : pour une pièce d’énergie, vous vous posez sur n’importe quelle case libre. Mais les pièces gardées sont des points à la fin, et vous n’aurez ensuite qu’une pierre.

lesson-own-stone = Mettez une pierre dans votre vaisseau. Tant qu’elle est cachée, elle ne sert pas à bâtir.
lesson-other-first = C’est permis : l’ordre n’a pas d’importance.
lesson-no-stones = C’est permis, mais sans pierres il n’y aura rien pour bâtir plus tard.
lesson-other-stone = Et une dans l’autre vaisseau : quand il s’envolera, votre pierre restera là.

lesson-pair = Maintenant, bâtissez : deux de vos pierres côte à côte font une pyramide de deux étages. Trois ou quatre en ligne, ou un carré, en font de plus hautes.
lesson-build = Bâtissez deux étages en F4. Les pierres vous reviennent.
lesson-build-beside = C’est permis : c’est le même quartier, et les mêmes points. Mais la leçon continue depuis l’autre case.
lesson-build-low = C’est permis, mais vos deux pierres valent deux étages, et ce sont les étages qui décident d’un quartier.
lesson-build-nothing = C’est permis, et vos pierres restent. Mais un autre peut bâtir ici le premier et prendre les points.

lesson-first = Le Palais était vide : 5 points tout de suite. Votre pyramide gêne désormais tout le monde.
lesson-left-behind = L’autre vaisseau est parti, le vôtre aussi : deux de vos pierres sont de nouveau côte à côte.
lesson-fly-again = Le dé donne 4. Volez tout droit en I8, près de l’autre vaisseau.
lesson-own-again = Une pierre dans votre vaisseau.
lesson-other-again = Et une dans l’autre, juste à côté.
lesson-majority = Ici se dresse un étage d’un autre. Bâtissez-en deux en I4 : vous en avez alors le plus, et marquez 5.
lesson-build-level = C’est permis, mais un seul étage ne fait qu’égaliser, et cela ne rapporte rien.

lesson-alone = À partir d’ici, vous volez seul. Le premier à 45 points finit la partie.
lesson-sun = Un conseil : quand votre vaisseau décollera, deux de vos pierres seront côte à côte dans le Temple du Soleil, où personne n’a bâti. Il vaut 6.
lesson-waters = Et à la fin, les étages le long de la rivière et autour du lac comptent aussi : 12 points pour le plus, 8 pour le deuxième.
lesson-help-move = Volez là où vos pierres feront une paire ou une ligne, de préférence dans un quartier sans maître. Tout droit, deux pierres.
lesson-help-stones = Une dans votre vaisseau, une dans un autre : elles restent là où les vaisseaux sont maintenant.
lesson-help-build = Regardez les points de chaque offre : premier dans un quartier, ou le plus d’étages, marque sa valeur.
lesson-help-land = N’importe quelle case libre : choisissez-en une qui complète une paire ou une ligne.

lesson-end-builds = Les constructions : la valeur d’un quartier, chaque fois que vous y étiez le premier ou y preniez le plus d’étages.
lesson-end-waters = La rivière et le lac : 12 points pour le plus d’étages sur leurs rives, 8 pour le deuxième.
lesson-end-districts = Les quartiers encore une fois : la valeur pour le plus d’étages dans chacun, 2 points pour le deuxième.
lesson-end-tokens = Chaque pièce d’énergie gardée donne son nombre. Les pierres et les vaisseaux ne donnent rien.

lesson-picture-aim = Des pyramides dans les quartiers de Palenque : qui bâtit le premier dans l’un, ou y prend le plus d’étages, marque sa valeur.
lesson-picture-turn = À votre tour, votre vaisseau décolle et découvre ses pierres, vole aussi loin que dit le dé, prend une pierre ou deux, et vous pouvez bâtir une pyramide.
lesson-picture-points = Vos pierres visibles font des constellations : une paire vaut deux étages, trois ou quatre en ligne trois ou quatre, un carré cinq. Les pyramides peuvent remplacer des pierres.
lesson-picture-end = Avec assez de points, ou la dernière pyramide d’un joueur, la partie finit. Alors on compte la rivière, le lac, chaque quartier et les pièces gardées.
