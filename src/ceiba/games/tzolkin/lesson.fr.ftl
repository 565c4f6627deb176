# Ce que dit la leçon de Tzolk’in, et ce qui est écrit sous les images de « En deux minutes ».

lesson-aim = Le grand rouage avance d’un cran par manche et entraîne les cinq autres. Quand il a fait un tour, le plus de points l’emporte.
lesson-ride = Votre ouvrier voyage sur Palenque, le rouage du maïs. Plus il va loin, meilleure est son action.
lesson-turn = À votre tour, vous placez des ouvriers ou vous en reprenez. Jamais les deux.
lesson-place = Placez-en un sur Yaxchilan, le rouage des ressources : il prend la plus petite case libre, et la case 0 ne coûte rien.
lesson-pick-too-soon = C’est permis, et il rapporte 5 maïs. Mais une manche plus tard ce serait 7, et le festin n’est qu’alors.
lesson-first-space = C’est permis : cette case prend le maïs posé sur le grand rouage, et laisse presser le calendrier. Mais il n’y en a pas encore.
lesson-place-elsewhere = C’est permis : chaque rouage a ses dons. Mais pour ce que nous voulons bâtir, il faut une pierre de Yaxchilan.

lesson-second = Le deuxième ouvrier du tour coûte 1 maïs de plus, un troisième 2. Placez-en un sur Tikal, le rouage des bâtisseurs.
lesson-idle-worker = C’est permis, mais un ouvrier qui reste à côté des rouages ne rapporte rien.
lesson-not-tikal = C’est permis. Mais sans ouvrier sur Tikal, vous ne bâtirez rien dans deux manches.

lesson-turned = Le grand rouage a tourné : chaque ouvrier est une case plus loin. Et cette manche finit par un festin.
lesson-hunger = Au festin, chaque ouvrier mange 2 maïs, et chaque affamé vous coûte 3 points. Vous avez trois ouvriers et 3 maïs.
lesson-pick = Allez donc chercher du maïs : reprenez votre ouvrier de Palenque.
lesson-pick-unripe = C’est permis, mais sur la case 1 un ouvrier rapporte peu : une manche de plus, et il rapporte davantage.
lesson-act = Un ouvrier fait l’action de sa case, ou une plus petite pour 1 maïs par case. Prenez celle de la case 4.
lesson-no-harvest = C’est permis, mais alors le voyage n’a servi à rien, et il vous manque 3 maïs au festin.
lesson-lower-action = C’est permis, mais une plus petite action rapporte moins, et coûte du maïs en plus.
lesson-corn = Du maïs ou du bois ? Il vous faut les 7 maïs.
lesson-wood-instead = C’est permis, mais personne ne mange de bois : au festin, deux ouvriers ont faim, et vous perdez 6 points.
lesson-burning = C’est permis : brûler le bois découvre le maïs dessous, mais fâche un dieu, une marche de moins dans un temple. Ici, du maïs est déjà découvert.
lesson-ride-on = Vous pourriez reprendre aussi les autres. Mais ils gagnent à attendre : laissez-les voyager, et finissez votre tour.

lesson-feast = Le festin : 6 maïs pour trois ouvriers, et personne n’a eu faim.
lesson-gods = Et les dieux ont donné : votre marche chez Chaac vous apporte une pierre. Le dernier festin donne des points.
lesson-stone = Il vous faut maintenant une deuxième pierre. Reprenez votre ouvrier de Yaxchilan.
lesson-stone-first = C’est permis, mais allez d’abord chercher la pierre : avec deux, vous bâtirez plus beau.
lesson-not-both = C’est permis, mais qui place ne reprend pas, et vos deux ouvriers sont juste à point.
lesson-take-stone = La case 2 : une pierre, et 1 maïs avec.
lesson-no-stone = C’est permis, mais sans la deuxième pierre vous ne pouvez pas payer le sanctuaire.
lesson-pick-builder = Reprenez le suivant dans le même tour : l’ouvrier de Tikal.
lesson-no-builder = C’est permis. Alors rien n’est bâti dans cette manche.
lesson-build = La case 2 construit un bâtiment : vous payez une fois, et vous avez ce qu’il donne.
lesson-technology = C’est permis : une technologie améliore une action pour le reste de la partie. Mais il en reste peu.
lesson-shrine = Le Grand sanctuaire de Chaac : pour deux pierres, deux marches chez Chaac et 2 points.
lesson-farm = C’est permis : les champs nourrissent trois ouvriers au dernier festin, et vous gardez 6 maïs. Le sanctuaire rapporte plus de points.

lesson-chaac = Au dernier festin, votre marche chez Chaac vaudra 6 points, et 2 de plus si personne n’est plus haut.
lesson-skull = Chichen Itza donne des points pour un crâne de cristal : plus le voyage est long, plus il y en a. Vous avez un crâne : placez un ouvrier.
lesson-teeth-corn = C’est permis : tout le maïs du grand rouage est à vous à la fin de votre tour.
lesson-not-chichen = C’est permis. Mais c’est à Chichen Itza que votre crâne rapporte le plus, et chaque manche de voyage compte.
lesson-last-corn = Et un pour le dernier festin : Palenque, pour 1 maïs.
lesson-no-last-corn = C’est permis. Pensez seulement au dernier festin : trois ouvriers mangent 6 maïs.
lesson-thrift = Gardez le reste de votre maïs : finissez votre tour.
lesson-third-worker = C’est permis, mais le troisième ouvrier du tour coûte 2 maïs de plus, et le festin approche.

lesson-alone = Il reste quatre manches, et la dernière finit par un festin. Elles sont à vous.
lesson-plan = À la dernière manche, votre ouvrier sera ici sur la case 4 : 7 points pour le crâne. N’oubliez pas de le reprendre.
lesson-help-turn = Deux questions : qui est assez loin pour être repris ? Et ai-je 2 maïs par ouvrier pour le festin ?
lesson-help-place = Chaque ouvrier de plus coûte un maïs de plus. Placé tard, il n’ira plus très loin.
lesson-help-pick = Vous pouvez reprendre plusieurs ouvriers dans un tour, l’un après l’autre.
lesson-help-action = L’action de la case vaut mieux que celles d’avant. Les plus petites coûtent 1 maïs par case.

lesson-end-temples = Les temples : les points de votre marche dans chacun, au deuxième et au quatrième festin, et un don à qui est le plus haut.
lesson-end-buildings = Les bâtiments ont donné leurs points tout de suite, Chichen Itza aussi. Les monuments compteraient maintenant.
lesson-end-skulls = Chaque crâne de cristal qui vous reste vaut 3 points.
lesson-end-corn = Bois, pierre et or deviennent 2, 3 et 4 maïs ; quatre maïs font un point.
lesson-end-hunger = Chaque ouvrier affamé a coûté 3 points.

lesson-picture-aim = Un grand rouage en entraîne cinq petits. Les ouvriers y voyagent, et plus ils vont loin, plus ils rapportent : maïs, ressources, bâtiments, faveurs des dieux, points.
lesson-picture-turn = À votre tour, vous placez des ouvriers, contre du maïs, ou vous en reprenez et faites leurs actions. Puis le grand rouage avance d’un cran.
lesson-picture-points = Les points viennent des temples, des bâtiments, des monuments, et des crânes de cristal à Chichen Itza.
lesson-picture-end = À quatre festins, chaque ouvrier mange 2 maïs, et chaque affamé coûte 3 points. Le quatrième festin finit la partie.
