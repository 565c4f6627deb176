# La table de Tzolk’in : les mots du plateau lui-même.

tz-gears = Les rouages au jour { $day }
tz-space = { $gear }, case { $space }
tz-nobody = personne
tz-any-action = toute action de ce rouage, sans supplément
tz-fields = Champs de Palenque { $action } : { $corn ->
        [0] plus de maïs
        [one] une tuile de maïs
       *[other] { $corn } tuiles de maïs
    }, { $wood ->
        [0] aucune sous le bois
        [one] une sous le bois
       *[other] { $wood } sous le bois
    }.
tz-day = Jour
tz-today = festin !
tz-in-days = { $days ->
        [one] demain
       *[other] dans { $days } j
    }
tz-days-ahead = { $days ->
        [0] aujourd’hui
        [one] dans 1 jour
       *[other] dans { $days } jours
    }
tz-first-space = Case premier joueur, { $corn ->
        [0] pas de maïs sur les dents
       *[other] { $corn } maïs sur les dents
    }{ $taken ->
        [yes] , occupée par { $seat }
       *[no] , libre
    }
tz-first-player = Premier joueur : { $seat }
tz-first-marker = Premier joueur

## Temples et technologies

tz-temples = Les trois temples
tz-temple = { $temple }. Points : { $steps }
tz-step = { $temple }, marche { $number } sur { $of }
tz-step-points = { $points ->
        [one] { $points } point en fin de période.
       *[other] { $points } points en fin de période.
    }
tz-step-gift = En milieu de période : { $gift }, pour qui est ici ou plus haut.
tz-step-here = Ici : { $names }.
tz-technologies = Les technologies
tz-track = { $track }. Niveaux : { $levels }
tz-tech-agriculture-1 = +1 maïs à chaque récolte de maïs (Palenque 2 à 5).
tz-tech-agriculture-2 = Récoltez du maïs même sans tuile à découvert ; +1 maïs à la pêche.
tz-tech-agriculture-3 = +2 maïs de plus à chaque récolte de maïs.
tz-tech-agriculture-4 = Au-delà : une marche dans le temple de votre choix.
tz-tech-extraction-1 = +1 bois chaque fois que vous en prenez à Palenque ou à Yaxchilan 1.
tz-tech-extraction-2 = +1 pierre à Yaxchilan 2 et 5.
tz-tech-extraction-3 = +1 or à Yaxchilan 3 et 5.
tz-tech-extraction-4 = Au-delà : 2 ressources de votre choix.
tz-tech-architecture-1 = +1 maïs quand vous construisez un bâtiment.
tz-tech-architecture-2 = +2 points quand vous construisez un bâtiment.
tz-tech-architecture-3 = Une ressource de moins par bâtiment (2 maïs de moins à Uxmal).
tz-tech-architecture-4 = Au-delà : 3 points.
tz-tech-theology-1 = À Chichen Itza, vous pouvez faire l’action suivante.
tz-tech-theology-2 = Après une action de Chichen Itza : 1 ressource contre une marche.
tz-tech-theology-3 = +1 crâne de cristal à Yaxchilan 4.
tz-tech-theology-4 = Au-delà : 1 crâne de cristal.

## Tuiles

tz-tiles = Bâtiments et monuments
tz-buildings = Bâtiments · période { $period }
tz-monuments = Monuments
tz-no-monuments = Tous les monuments sont élevés.
tz-pile = { $count ->
        [0] pile vide
       *[other] { $count } en pile
    }
tz-empty = Emplacement vide
tz-reference = Toutes les tuiles
tz-sheet-1 = Période 1
tz-sheet-2 = Période 2
tz-sheet-monuments = Monuments
tz-sheet-wealth = Richesses
tz-on-offer = à construire
tz-kind-building = Bâtiment { $type } · période { $period }
tz-kind-monument = Monument { $type } · compté en fin de partie
tz-kind-wealth = Tuile de richesse
tz-type-farm = agricole
tz-type-funerary = funéraire
tz-type-civil = civil
tz-type-sacred = sacré
tz-cost = Coût
tz-wealth-title = Vos richesses de départ : gardez-en deux

## Joueurs

tz-player = { $seat } : plateau
tz-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tz-light = Face claire : la double avance est possible
tz-dark = Face sombre : la double avance a servi
tz-workers = { $free ->
        [0] aucun ouvrier libre
        [one] un ouvrier libre
       *[other] { $free } ouvriers libres
    }, { $bank } en réserve
tz-worker-of = Ouvrier : { $seat }
tz-none-free = aucun libre
tz-feeding = { $short ->
        [0] { $need } maïs à prévoir
       *[other] { $need } maïs · manque { $short }
    }
tz-owned = { $count ->
        [one] 1 tuile
       *[other] { $count } tuiles
    }
tz-harvest-tiles = tuiles de récolte : maïs et bois
tz-harvest-of = Tuiles de récolte : { $corn } de maïs, { $wood } de bois

## Prévision

tz-forecast = Prévision
tz-forecast-now = aujourd’hui
tz-today-short = auj.
tz-ahead-short = +{ $days } j
tz-day-back = Un jour de moins
tz-day-on = Un jour de plus
tz-food-rewards = { $days ->
        [0] Festin aujourd’hui : biens
        [one] Festin demain : biens
       *[other] Festin dans { $days } jours : biens
    }
tz-food-points = { $days ->
        [0] Festin aujourd’hui : points
        [one] Festin demain : points
       *[other] Festin dans { $days } jours : points
    }
tz-feeding-of = { $seat } : { $need } maïs pour nourrir, { $corn } en main
tz-short = manque { $short }
tz-enough = assez

## Réponses

tz-answers = Vos choix
tz-no-question = Le dernier coup est cerclé de pointillés. Faites tourner la prévision pour voir venir.
tz-look-first = Survolez un choix pour voir ce qu’il change.
tz-touch-first = Touchez un choix pour l’essayer, puis validez.
tz-group-main = Choix
tz-group-beg = Quémander
tz-group-end = Fin
tz-do-keep = { $tile }
tz-do-beg = { $temple }
tz-do-place = { $gear } { $space }
tz-do-first = Premier joueur
tz-do-pick = Reprendre { $gear } { $space }
tz-do-do = { $gear } { $action }
tz-do-nothing = Aucune action
tz-do-harvest-corn = Tuile de maïs
tz-do-harvest-wood = Tuile de bois
tz-do-harvest-burn = Brûler
tz-do-harvest-bare = Sans tuile
tz-do-anger = Descendre : { $temple }
tz-do-climb = Monter : { $temple }
tz-do-offer = Offrande : { $temple }
tz-do-pay = Payer { $resource }
tz-do-take = Prendre { $resource }
tz-do-waive = Épargner { $resource }
tz-do-sell = Vendre { $resource }
tz-do-buy = Acheter { $resource }
tz-do-advance = { $track }
tz-do-build = { $tile }
tz-do-build-plain = { $tile }, sans l’architecture
tz-do-raise = { $tile }
tz-do-turn = { $notches ->
        [1] Un cran
       *[other] Deux crans
    }
tz-do-done = C’est tout

## Petits écrans

tz-part-gears = Rouages
tz-part-temples = Temples
tz-part-tiles = Tuiles
tz-part-players = Joueurs
tz-zoom = Voir
