# What is said under the pictures of the rules of Pacal's Rocket, and to those who do not see them.

figure-straight = Le dé montre 3. Tout droit vers la droite, le vaisseau du jaguar survole une pierre et finit en I6 ; vers le haut, la pyramide l’arrête au bout d’une case, en F5. Les deux points dans un carré : jusqu’à deux pierres ensuite.
figure-straight-seen = Le vaisseau du jaguar en F6, quatre déplacements en ligne droite proposés : F5 sous une pyramide, I6 par-dessus une pierre, F9 et C6. Celui vers I6 est tracé.

figure-turning = Avec le même 3, le vaisseau peut tourner : chaque rond s’atteint en trois pas exactement, avec un virage, ici H5. Le point unique : une seule pierre ensuite.
figure-turning-seen = Le même vaisseau, les déplacements avec virages proposés par des ronds. Une ligne brisée mène en H5.

figure-pair = Deux pierres du jaguar sur des cases qui se touchent par un côté : une pyramide de 2 étages sur l’une d’elles. La pierre du quetzal en D3 ne compte pas.
figure-pair-seen = Des pierres du jaguar en C3 et D3, reliées par une ligne. Une pyramide de 2 étages est proposée en C3.

figure-line = Quatre pierres alignées, une case entre chacune et la suivante : une pyramide de 4 étages sur l’une d’elles. Trois suffiraient pour 3 étages.
figure-line-seen = Des pierres du jaguar en B2, D2, F2 et H2, reliées par une ligne. Une pyramide de 4 étages est proposée en D2.

figure-square = Les coins d’un carré : une pyramide de 5 étages. Le carré peut être plus grand, pourvu que ses côtés soient égaux.
figure-square-seen = Des pierres du jaguar en B2, D2, B4 et D4, reliées en carré. Une pyramide de 5 étages est proposée en D4.

figure-stand-in = La pyramide du jaguar en E4 tient lieu de pierre : avec celles de D4 et F4, elle fait une ligne de trois. Elle reste, la nouvelle va où se trouve une pierre.
figure-stand-in-seen = Une ligne par une pierre du jaguar en D4, une pyramide du jaguar en E4 et une pierre du jaguar en F4. Une pyramide de 3 étages est proposée en F4.

figure-majority = Dans le quartier de valeur 5, le jaguar a 3 étages contre 2 : sa couleur encadre le quartier. Le quetzal marque 5 en y bâtissant 2 étages de plus, mais rien s’il ne fait qu’égaliser.
figure-majority-seen = Un quartier de valeur 5 avec une pyramide du jaguar de 3 étages en C3 et une du quetzal de 2 en D3, encadré à la couleur du jaguar.
