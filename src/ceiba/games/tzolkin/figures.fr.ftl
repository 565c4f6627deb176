# What is said under the pictures of the rules of Tzolk'in, and to those who do not see them.

figure-placing = Un ouvrier va sur la plus basse case libre de son rouage. Ici Yaxchilan 0 et 1 sont prises : ce sera la case 2, pour 2 maïs.
figure-placing-seen = Le rouage Yaxchilan, des ouvriers adverses sur les cases 0, 1 et 4. La case 2 est proposée, au prix de 2 maïs.

figure-gear = Ce que donne une case est imprimé à côté. Le jaguar, sur Palenque 4, peut y prendre 7 maïs ou 3 bois, ou payer 1 maïs par cran de descente pour une action plus basse : 1 pour l’action 3, 2 pour l’action 2.
figure-gear-seen = Le rouage Palenque, ses actions autour : la pêche en 1, puis le maïs ou le bois de la jungle de 2 à 5, le libre choix en 6 et 7. Un ouvrier du jaguar se tient sur la case 4, un du quetzal sur la case 1.

figure-skulls = Les emplacements 1, 4 et 8 de Chichen Itza portent déjà un crâne : leurs actions sont fermées jusqu’à la fin. Le jaguar, sur la case 6, peut y laisser son crâne pour 8 points, une marche sur Kukulcan et une ressource.
figure-skulls-seen = Le rouage Chichen Itza et ses neuf emplacements de crânes, dont trois occupés. Un ouvrier du jaguar se tient sur la case 6.

figure-temples = Le quetzal a le sommet de Chaac pour lui seul ; les autres marches se partagent. En milieu de période, chaque temple donne les biens de votre marche et de celles du dessous ; en fin de période, les points de votre seule marche, et la prime du haut au plus élevé.
figure-temples-seen = Les trois temples, pyramides à degrés avec leurs points. Sur Chaac, le quetzal est au sommet, le jaguar deux marches plus bas, le serpent tout en bas ; sur Quetzalcoatl, le serpent mène, sur Kukulcan, le jaguar.

figure-technologies = Au-dessus des colonnes, le prix d’une avancée payante. Le jaguar est en architecture 3 et profite des trois niveaux ; une avancée de plus, pour 1 ressource, donne le bonus en pointillé : 3 points.
figure-technologies-seen = Les quatre pistes de technologie, leurs avantages et leurs prix. Le jaguar est au niveau 2 d’agriculture et au niveau 3 d’architecture.

figure-calendar = La flèche montre le jour ; les jours de festin sont les dents colorées, vertes pour les biens et rouges pour les points. Ici, le deuxième est pour demain.
figure-calendar-seen = Le grand rouage au jour 13. La dent suivante, à la flèche, est rouge : demain, un festin qui donne des points.

figure-food-day = Ce jour de festin, les 4 ouvriers du jaguar demandent 8 maïs, qu’ils soient ou non sur un rouage. Avec 5, il en nourrit deux, garde 1 maïs et perd 6 points pour les deux affamés. La ferme du serpent nourrit un de ses ouvriers.
figure-food-day-seen = Le plateau du jaguar, 5 maïs pour un besoin de 8, et la prévision pour tous : qui a assez de maïs et à qui il en manque.
