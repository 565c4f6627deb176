# What is said under the pictures of the rules of Dix-Huit Lapins, and to those who do not see them.

figure-roads = Les voisins de la cité du jaguar sont là où ses chemins atteignent un premier site : C1, C3 et D2 à côté, et A2 au-delà de la tuile sans site, où deux chemins ne font que se croiser.
figure-roads-seen = Une carte de 16 tuiles. De la cité du jaguar en C2 partent des chemins vers C1, C3 et D2, et un vers l’ouest, par la tuile sans site en B2, jusqu’à A2.

figure-war = Quatre niveaux de garnison de C1 attaquent C2 : les dés donnent 4 succès. La défense est de 2 : la garnison de C2 et celle de D2, voisine. Les dégâts sont de 2 : deux petits bâtiments tombent, ou un grand.
figure-war-seen = Une flèche mène de la cité du jaguar en C1 à celle du quetzal en C2. Quatre dés font une attaque de 4 contre une défense de 2.

figure-cards = Deux cartes de cette manche sont retournées : un Katun favorable, qui vaut un jade, et une sécheresse. Il en reste deux ; la dernière retournée finit la manche. Les anneaux vides comptent les matchs de pelote à venir.
figure-cards-seen = Les quatre cartes d’une manche, deux visibles et deux cachées, la pioche à côté, et trois rois avec leurs richesses.

figure-control = Le marché du quetzal en D2 a placé un jeton de contrôle sur chaque voisin disponible. Les chemins barrés sont fermés aux jetons du jaguar, comme le sont toujours les cités ennemies. Le maïs de C1 atteint encore le temple en C4, mais par l’ouest.
figure-control-seen = Une carte : les cités du jaguar en C1 et C4, la cité à marché du quetzal en D2. Les chemins vers C2, D1, D2 et D3 sont barrés ; le temple en C4 est proposé.

figure-distribution = La répartition du jaguar : un cacao, un maïs et le jade de la réserve, tous différents, vont au temple pour 5 points. Un second cacao ne pourrait les rejoindre ; il va au palais, comme richesse du roi.
figure-distribution-seen = Deux cités voisines du jaguar : un temple et deux villages en B2, un palais, un village et une réserve en C2. Des lignes montrent quel jeton va où.
