# What is said under the pictures of the rules of Das Gold der Maya, and to those who do not see them.

figure-auction = Le quetzal et le serpent misent tous deux 5 et s’éliminent. Les 3 du jaguar sont la mise suivante : il achète, et ses 3 perles vont à la chauve-souris, qui a misé le moins.
figure-auction-seen = Quatre mains ouvertes sous le tableau de vente : jaguar 3, quetzal 5, serpent 5, chauve-souris 0. Les deux cinq sont barrés, le jaguar gagne.

figure-joins = De l’or à la pierre, chaque morceau touche un voisin à un degré au plus. L’or et la pierre ne peuvent se toucher : le vide les sépare, et ce disque ne peut être complété tel quel.
figure-joins-seen = Un disque de cinq morceaux dans l’ordre : or, argent, bronze, jade et pierre, un vide entre la pierre et l’or.

figure-arrange = L’acheteur a le nouveau morceau en main et en voit le dos : bronze, et argent derrière. Tel quel, il va contre le quart d’argent ; retourné, il va aussi contre l’or. Les petites faces rondes retournent un morceau.
figure-arrange-seen = Un disque avec un sixième d’or et un quart d’argent, chacun avec le matériau de son dos, et un nouveau morceau de bronze en main, argent au dos.

figure-disc = Un disque complet : 24 unités, et chaque voisin est égal ou à un degré, tout autour. Il marque 10 pour être complet et 18 pour ses morceaux.
figure-disc-seen = Un cercle entier de six morceaux : or, argent, bronze, bronze, argent et or, qui rejoint le premier morceau d’or.
