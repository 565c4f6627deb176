# Les tables de Balam et de Dix-Huit Lapins : les mots du plateau lui-même.

ct-map = La carte, manche { $round }. Plus et moins rapprochent ou éloignent, les flèches déplacent.
ct-cities = Les cités
ct-lens = Vue de la carte
ct-nearer = Rapprocher
ct-farther = Éloigner
ct-whole = Toute la carte
ct-site = Site { $site }
ct-city = Cité { $site }
ct-holds = Dessus : { $tokens }.
ct-nobodys = à personne
ct-city-of = appartient à { $seat }
ct-produces = Produit : { $wealth }
ct-free-slots = { $count ->
        [one] 1 emplacement libre
       *[other] { $count } emplacements libres
    }
ct-free-slot = emplacement libre
ct-slot = emplacement { $slot }
ct-answers-here = { $count } choix ici

## Cartes Katun

ct-round = Manche { $round }
ct-matches = Matchs de pelote : { $played } sur { $target }
ct-card = Carte { $number }
ct-face-down = Face cachée
ct-seen-by = Vue par { $names }
ct-deck = Pioche : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
ct-deck-known = Sur la pioche, pour vos yeux seuls : { $cards }
ct-cards-hint = Survolez une carte pour la lire.
ct-cards-touch = Touchez une carte pour la lire.
ct-flipped = { $count ->
        [one] 1 carte déjà retournée
       *[other] { $count } cartes déjà retournées
    }
ct-eclipse = Éclipse : Chaak ne donne plus rien.

## Rois

ct-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ct-city-count = { $count ->
        [0] aucune cité
        [one] 1 cité
       *[other] { $count } cités
    }
ct-first = a ouvert la manche
ct-first-short = 1er
ct-planned = répartition rendue

## Ce qui s’annonce

ct-forecast = Si rien ne change
ct-forecast-match = Points au prochain match de pelote
ct-forecast-looks = Cartes à regarder à la prochaine divination
ct-forecast-harvest = Jetons que les villages vont produire
ct-forecast-ceremony = Points des temples, au plus
ct-forecast-taxes = Jetons des palais, au plus
ct-forecast-total = Total

## Guerre

ct-war = Guerre
ct-strength = force { $count }
ct-defence = défense { $count }
ct-which-city = Quelle cité ?
ct-rolled = Dés : { $dice }. Attaque { $attack }
ct-die-legend = Chaque dé : rien, un, deux ou trois coups au but, ou un crâne qui vous coûte une garnison.

## Réponses

ct-answers = Vos choix
ct-builder = Que bâtir en { $site }
ct-slot-chosen = Emplacement { $slot } seul · tout montrer
ct-all-answers = Tous les choix
ct-group-build = Construire
ct-group-transform = Transformer
ct-group-attack = Attaquer
ct-group-flip = Retourner
ct-group-look = Regarder
ct-group-main = Choix
ct-group-end = Fin
ct-no-question = Le dernier coup est cerné de pointillés sur la carte.
ct-look-first = Survolez un choix, ou ce qui s’éclaire, pour voir ce qu’il coûte.
ct-touch-first = Touchez un choix pour l’essayer, puis validez.
ct-carry-drag = Faites glisser un jeton vers un temple, un palais ou une réserve, ou choisissez-le, puis sa place.
ct-carry-touch = Touchez un jeton, puis l’endroit où il va.
ct-blocking-markets = Marchés qui la ferment : { $places }.
ct-arrange = Répartir pour moi
ct-arrange-none = Rien à ajouter
ct-ledger = Le plan jusqu’ici
ct-ledger-taxes = Impôts
ct-ledger-points = Cérémonies
ct-ledger-lost = Perdus
ct-to-pay = à payer
ct-left = de reste
ct-dice = { $count ->
        [0] pas encore de dés
        [one] 1 dé
       *[other] { $count } dés
    }
ct-levels = { $count ->
        [one] 1 niveau de garnison
       *[other] { $count } niveaux de garnison
    }
ct-takes-damage = { $count ->
        [one] prend 1 dégât
       *[other] prend { $count } dégâts
    }

## Petits écrans

ct-part-map = Carte
ct-part-cards = Katun
ct-part-kings = Rois
