# What is said under the pictures of the rules of Das Gold der Maya, and to those who do not see them.

figure-auction = Le quetzal et le serpent misent tous deux 5 et s’éliminent. Les 3 du jaguar sont la mise suivante : il achète, et ses 3 perles vont à la chauve-souris, qui a misé le moins.
figure-auction-seen = Quatre mains ouvertes sous le tableau de vente : jaguar 3, quetzal 5, serpent 5, chauve-souris 0. Les deux cinq sont barrés, le jaguar gagne.

figure-joins = L’or et l’argent peuvent se toucher. Le nouveau morceau de bronze va contre l’argent, mais pas contre l’or ; retourné, il est d’argent et va contre les deux.
figure-joins-seen = Un disque avec un sixième d’or et un quart d’argent, et à côté un nouveau morceau de bronze, prêt à être posé.

figure-disc = Un disque complet : 24 unités, et chaque voisin est égal ou à un degré, tout autour. Il marque 10 pour être complet et 18 pour ses morceaux.
figure-disc-seen = Un cercle entier de six morceaux : or, argent, bronze, bronze, argent et or, qui rejoint le premier morceau d’or.
