# Ce que dit la leçon de L’Or des Mayas, et ce qui est écrit sous les images de « En deux minutes ».

lesson-aim = Voici votre but : un disque complet. Le vôtre a encore un vide.
lesson-value = Complet, il vaut 10 points, et ses morceaux comptent aussi : or 4, argent 3, bronze 2, jade 1, pierre 0. Incomplet, il ne vaut rien.
lesson-sale = Les morceaux se vendent un par un : maintenant celui qui est dans la lumière.
lesson-bid = Chacun cache des perles dans son poing, et la plus haute mise achète. Prenez 4 perles, puis tendez le poing.

lesson-buy-with-0 = C’est permis, mais une main vide n’achète jamais : le morceau qu’il vous faut part chez un autre.
lesson-buy-with-1 = C’est permis, mais un autre a misé 2 : le morceau qu’il vous faut est parti.
lesson-buy-with-2 = C’est permis, mais un autre a misé 2 aussi : vous vous éliminez, et personne n’a le morceau.
lesson-buy-with-3 = C’est permis, et ici 3 suffisent. Vous ne pouviez pas le savoir : les poings sont fermés.
lesson-buy-with-more = C’est permis, et le morceau est à vous. Mais vous payez toute la mise, et chaque perle est un point à la fin.

lesson-paid = Votre mise était la plus haute. Vos 4 perles vont à qui a misé le moins.
lesson-back = Vous seul voyez le dos d’un morceau acheté. La face visible est à votre choix.
lesson-neighbours = Deux voisins sont égaux ou se suivent : près de l’argent, de l’or, de l’argent ou du bronze. Posez le nouveau morceau sur votre base, puis gardez-la.
lesson-thrown-away = C’est permis, mais ce que vous ne posez pas est jeté pour de bon.

lesson-gap = Il manque maintenant un sixième du cercle. Un plus grand morceau n’entrerait pas.
lesson-stone = Une pierre est en vente : 0 point. Elle ne vous sert pas, tendez donc un poing vide.
lesson-stone-with-1 = C’est permis : vous avez encore misé le moins, et on vous a payé. Un poing vide l’aurait fait sans risque.
lesson-stone-with-some = C’est permis, mais vous n’êtes plus seul à avoir misé le moins : les 5 perles peuvent aller à un autre.
lesson-stone-with-5 = C’est permis, mais un autre a misé 5 aussi : vous vous éliminez, et la mise suivante achète.
lesson-stone-with-more = C’est permis, et la pierre est à vous. Mais elle ne rapporte rien, et vos perles sont parties.

lesson-least = Vous avez misé le moins : les 5 perles de l’acheteur sont pour vous. Ne pas acheter peut rapporter.
lesson-quarter = Un quart d’or ! Trop grand pour votre vide, mais bien trop beau pour les autres. Misez 3, pour voir.
lesson-quarter-with-less = C’est permis, mais alors un autre achète tranquillement le plus beau morceau du soir pour 3 perles.
lesson-quarter-with-more = C’est permis, et il est à vous. Mais un quart n’entre pas dans votre vide : il faudrait jeter d’autres morceaux.

lesson-tie = Deux mises de 3 : les plus hautes mises égales s’éliminent. La mise suivante a eu l’or pour 1 perle.
lesson-last = Et voici le sixième qu’il vous faut. Misez 5 : celui-ci les vaut.
lesson-last-with-4 = C’est permis, mais un autre a misé 4 aussi : vous êtes éliminés tous deux, et le morceau va à la mise suivante.
lesson-last-with-less = C’est permis, mais un autre a misé 4 : votre disque reste ouvert, et un disque ouvert ne vaut rien.

lesson-close = Refermez le cercle : posez ce morceau. Le premier et le dernier sont maintenant voisins aussi.

lesson-complete = Un disque complet : 10 points, et la valeur de ses morceaux.
lesson-alone = Il reste quatre ventes, et vous décidez seul. Chaque perle gardée est un point.

lesson-help-bidding = Que vaut ce morceau pour vous ? Si c’est peu, ne misez rien : qui mise le moins est payé.
lesson-help-layout = Vous pouvez tout réarranger. Jetez ce qui ne sert pas, mais gardez le cercle complet.
lesson-help-payee = Plusieurs ont misé le moins : vous choisissez qui reçoit vos perles. Plutôt pas qui est en tête.

lesson-end-disc = Un disque complet vaut 10 points, un disque incomplet rien.
lesson-end-pieces = Chaque morceau d’un disque complet donne la valeur de sa face visible.
lesson-end-material = Un disque complet d’un seul matériau vaudrait encore 10 points.
lesson-end-pearls = Chaque perle restante est 1 point, avec ou sans disque.

lesson-picture-aim = Composez un disque complet, le plus précieux possible. Deux voisins sont égaux ou se suivent : or, argent, bronze, jade, pierre.
lesson-picture-turn = Un seul morceau est en vente à la fois. Chacun mise des perles le poing fermé ; la plus haute mise que personne ne partage achète, regarde le dos en secret et peut recomposer tout le disque.
lesson-picture-points = Les perles de l’acheteur vont à qui a misé le moins. À la fin, un disque complet vaut 10 points, chacun de ses morceaux de 4 à 0, un seul matériau encore 10, et chaque perle 1.
lesson-picture-end = Les plus hautes mises égales s’éliminent. La partie finit quand le trentième morceau est vendu ; un disque incomplet ne vaut rien.
