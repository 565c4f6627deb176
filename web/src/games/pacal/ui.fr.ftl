# La table de Pacal’s Rocket : les mots du plateau lui-même.

pr-city-keys = La cité. Flèches : d’une case à l’autre. Page suivante et Page précédente : d’un choix possible à l’autre.
pr-cell = Case { $cell }
pr-lake = lac
pr-cover = hors du jeu
pr-cover-players = à { $count } joueurs
pr-covered = sous la forêt, hors du jeu
pr-district = { $district }, valeur { $value }
pr-by-river = au bord de la rivière
pr-by-lake = au bord du lac
pr-pyramid = pyramide à { $height ->
        [one] un étage
       *[other] { $height } étages
    } ({ $seat })
pr-rocket = vaisseau ({ $seat })
pr-inside = dedans : { $seats }
pr-stones = pierres : { $seats }
pr-storeys-of = { $seat } : { $count ->
        [one] 1 étage
       *[other] { $count } étages
    }
pr-storeys-none = aucun étage encore

## Manche et fin

pr-die = Le dé montre : { $face }
pr-die-none = Le dé n’a pas encore roulé
pr-round = { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
pr-start = { $seat } commence
pr-end = { $round ->
        [yes] À { $threshold } points, on finit la manche.
       *[no] À { $threshold } points, la partie s’arrête.
    }
pr-far = en tête : { $best } sur { $threshold }
pr-last-round = Dernière manche ! Score final atteint : { $seat }
pr-over = Partie terminée

## Joueurs et décompte

pr-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pr-has-stones = pierres en réserve : { $count }
pr-has-pyramids = pyramides en réserve (nombre × étages) : { $list }
pr-has-tokens = pièces d’énergie : { $list }
pr-forecast = Si la partie finissait maintenant
pr-counted = Le décompte
pr-counts = Joueurs et décompte
pr-outlook = Ce qu’apporte une réponse
pr-total = Total
pr-districts = Quartiers, rivière et lac : étages
pr-district-name = Lieu
pr-value = Val.
pr-leads = en tête

## Réponses

pr-answers = Vos choix
pr-no-question = Le trajet en pointillés est celui du dernier coup. Survolez une case pour la lire.
pr-look-first = Survolez une case éclairée ou un choix pour voir ce qu’il apporte.
pr-touch-first = Touchez une case éclairée pour l’essayer, puis validez.
pr-many-cells = Toute case éclairée de la cité est à vous.
pr-all-builds = ← Toutes les constructions
pr-group-straight = Tout droit · { $count ->
        [one] une pierre
       *[other] { $count } pierres
    }
pr-group-turning = Avec des virages · { $count ->
        [one] une pierre
       *[other] { $count } pierres
    }
pr-group-stand = Cases libres
pr-group-token = Pièce d’énergie : n’importe où, une pierre
pr-group-rocket = Une pierre dans…
pr-group-stone = Vos pierres
pr-group-build = Pyramides
pr-group-end = Finir
pr-own-rocket = Votre vaisseau
pr-rocket-of = { $seat }
pr-gain-token = −{ $points } points en fin de partie
pr-gain-allowance = { $count ->
        [0] aucune pierre à mettre
        [one] une pierre à mettre
       *[other] { $count } pierres à mettre
    }
pr-gain-lost = { $count ->
        [one] un point du dé perdu
       *[other] { $count } points du dé perdus
    }

## Petits écrans

pr-part-city = Cité
pr-part-players = Joueurs
pr-part-count = Décompte

## Aide-mémoire

pr-guide = Aide-mémoire des constellations
pr-guide-1 = une seule pierre
pr-guide-2 = deux pierres côte à côte
pr-guide-3 = trois pierres en ligne, à écarts égaux
pr-guide-4 = quatre pierres en ligne, à écarts égaux
pr-guide-5 = quatre pierres aux coins d’un carré
pr-guide-rule = Lire la règle
