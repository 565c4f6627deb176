# What is said under the pictures of the rules of Balam, and to those who do not see them.

figure-roads = Les voisins de la cité du jaguar sont là où ses chemins atteignent un premier site : C1 et D2 à côté, A2 au-delà du cénote et C4 au-delà du volcan. Les tuiles sans site ne comptent pas en route.
figure-roads-seen = Une carte de 16 tuiles. De la cité du jaguar en C2 partent des chemins vers C1 au nord, D2 à l’est, à l’ouest par le cénote en B2 et au sud par le volcan en C3.

figure-war = Trois garnisons de C1 attaquent C2 : les succès des dés et une obsidienne font 4. La défense est de 2 : la garnison de C2 et celle de D2, voisine. Les dégâts sont de 2 : deux petits bâtiments tombent, ou un grand.
figure-war-seen = Une flèche mène de la cité du jaguar en C1 à celle du quetzal en C2. Les dés montrent 3, 0 et 0 ; avec une obsidienne, l’attaque est de 4 contre une défense de 2.

figure-cards = Deux cartes de cette manche sont retournées : un Katun favorable, qui vaut un jade, et une sécheresse. Il en reste deux ; la dernière retournée finit la manche. Les anneaux vides comptent les matchs de pelote à venir.
figure-cards-seen = Les quatre cartes d’une manche, deux visibles et deux cachées, la pioche à côté, et trois rois avec leurs richesses.

figure-control = Le marché du quetzal en D2 a placé des petites pyramides là et chez ses voisins. Où le jaguar en a moins, les chemins barrés sont fermés à ses jetons. Le maïs de C1 atteint encore le temple en C4, mais par l’ouest.
figure-control-seen = Une carte : les cités du jaguar en C1 et C4, la cité à marché du quetzal en D2. Les chemins vers C2, D1, D2 et D3 sont barrés ; le temple en C4 est proposé.

figure-distribution = La répartition du jaguar : un maïs et le jade de la réserve vont au temple, pour 1 et 2 points, et un maïs au palais, comme richesse du roi. Le maïs resté sur son village sera perdu.
figure-distribution-seen = Deux cités voisines du jaguar : un temple et deux villages en B2, un palais, un village et une réserve en C2. Des lignes montrent quel jeton va où.
