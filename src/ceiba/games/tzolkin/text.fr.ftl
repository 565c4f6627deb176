# Tzolk’in : tout ce que le jeu dit à ses joueurs.
# Les noms de joueurs et de lieux arrivent tels quels : jamais « de », « que » ou « le » devant eux.
# Les tuiles ont un titre et se mettent entre guillemets : « Ceiba sacré ».
# Les sélecteurs voient les noms, pas les identifiants : [Palenque], [pierre], [or].

game-title = Tzolk'in
game-pitch = Posez vos ouvriers sur des rouages qui tournent, guettez leur heure, et nourrissez-les au jour de festin.

## Matériaux

name-corn = maïs
name-wood = bois
name-stone = pierre
name-gold = or
name-skull = crâne de cristal

## Rouages, et la case d’à côté

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichen Itza
name-hunger = faim
name-first = la case premier joueur
name-neutral = ouvrier neutre

## Temples et technologies

name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulcan = Kukulcan

name-agriculture = agriculture
name-extraction = extraction
name-architecture = architecture
name-theology = théologie

# Comment on récolte : ce que event-harvested dit d’un joueur.
name-burn = feu
name-bare = glanage
name-harvest-corn = prend une tuile de maïs
name-harvest-wood = prend une tuile de bois
name-harvest-burn = brûle la forêt et prend la tuile de maïs du dessous
name-harvest-bare = récolte du maïs sans tuile

# Pourquoi la partie est finie.
name-four-food-days = le quatrième jour de festin est passé

# Ce qu’on demande aux autres (refusal-not-asked).
name-asked-choose-wealth = les tuiles Richesse à garder
name-asked-begin-turn = un tour de jeu
name-asked-place-more = un autre ouvrier, ou aucun
name-asked-pick-more = un autre ouvrier à reprendre, ou aucun
name-asked-use-worker = l’action d’un ouvrier
name-asked-harvest = la récolte
name-asked-anger-gods = le temple à redescendre
name-asked-climb-one = un temple à gravir
name-asked-climb-two = deux temples à gravir
name-asked-pay-resources = les ressources à payer
name-asked-take-resources = les ressources à prendre
name-asked-advance = une technologie
name-asked-free-advance = une technologie
name-asked-build = une construction
name-asked-pay-building = la ressource à économiser
name-asked-trade = les affaires au marché
name-asked-trade-on = les affaires au marché
name-asked-borrow-action = une action à emprunter
name-asked-offering = une offrande, ou aucune
name-asked-choose-advance = un cran du calendrier ou deux

## Bâtiments de la période 1

name-small-farm-a = Jardin de maïs
name-small-farm-b = Jardin de haricots
name-small-farm-c = Jardin de courges
name-communal-farm-a = Champs surélevés
name-communal-farm-b = Grenier du village
name-tomb-of-brown-and-yellow = Tombe de la pluie et du vent
name-tomb-of-brown-and-green = Tombe de la pluie et du serpent
name-tomb-of-the-builder = Tombe du bâtisseur
name-agriculture-school = Maison des semeurs
name-agriculture-school-with-stone = Maison des meules
name-extraction-school-with-corn = Cantine des carriers
name-extraction-school-with-gold = Maison des orpailleurs
name-architecture-shrine = Sanctuaire du fil à plomb
name-theology-shrine-with-green = Oracle du serpent

## Bâtiments de la période 2

name-large-farm-a = Champs en terrasses
name-large-farm-b = Ferme du canal
name-large-farm-c = Verger royal
name-tomb-of-the-merchant = Tombe du marchand
name-tomb-of-the-worker = Tombe du contremaître
name-tomb-of-the-ruler = Tombe du roi
name-tomb-of-the-free-action = Tombe du messager
name-tomb-of-the-three-gods = Tombe des trois dieux
name-academy-with-stone = Académie des sculpteurs
name-academy-with-gold = Académie des orfèvres
name-academy-with-corn = Académie des intendants
name-academy-with-skull = Académie des lapidaires
name-great-shrine-of-brown = Grand sanctuaire de Chaac
name-great-shrine-of-green = Grand sanctuaire de Kukulcan
name-great-shrine-of-yellow = Grand sanctuaire de Quetzalcoatl
name-shrine-of-the-architect = Sanctuaire de l’architecte
name-shrine-of-the-theologian = Sanctuaire du devin
name-shrine-of-wisdom = Sanctuaire de la sagesse

## Monuments

name-funerary = Grande nécropole
name-construction = Pyramide des bâtisseurs
name-corn-harvest = Trône du dieu Maïs
name-wood-harvest = Ceiba sacré
name-all-monuments = Grande Place
name-civil = Palais du conseil
name-mastered-technologies = Observatoire
name-technology-levels = Maison des codex
name-workers = Grand jeu de balle
name-sacred = Cénote sacré
name-temple-points = Autel des offrandes
name-temple-steps = Escalier des glyphes
name-crystal-skulls = Maison de cristal

## Tuiles de richesse

name-palenque-1 = Don du semeur
name-palenque-3 = Épi d’or
name-palenque-5 = Trésor du champ
name-palenque-7 = Grenier plein
name-yaxchilan-1 = Bénédiction du forestier
name-yaxchilan-3 = Bosquet du serpent
name-yaxchilan-5 = Hache du bûcheron
name-yaxchilan-7 = Radeau du fleuve
name-tikal-1 = Prière du maçon
name-tikal-3 = Part de carrière
name-tikal-5 = Solde de l’architecte
name-tikal-7 = Charge des porteurs
name-uxmal-1 = Pierre de pluie
name-uxmal-3 = Potager
name-uxmal-5 = Bras en renfort
name-uxmal-7 = Bonne affaire
name-chichen-itza-0 = Trouvaille du pèlerin
name-chichen-itza-3 = Autel du novice
name-chichen-itza-5 = Pirogue chargée
name-chichen-itza-7 = Bâton du prêtre
name-chichen-itza-10 = Réserves du village

## Ce que font les bâtiments

tile-small-farm-a = Aux jours de festin, un de vos ouvriers mange gratis.
tile-small-farm-b = Aux jours de festin, un de vos ouvriers mange gratis.
tile-small-farm-c = Aux jours de festin, un de vos ouvriers mange gratis.
tile-communal-farm-a = Aux jours de festin, chacun de vos ouvriers mange 1 maïs de moins.
tile-communal-farm-b = Aux jours de festin, chacun de vos ouvriers mange 1 maïs de moins.
tile-tomb-of-brown-and-yellow = Montez d’une marche chez Chaac et d’une marche chez Quetzalcoatl.
tile-tomb-of-brown-and-green = Montez d’une marche chez Chaac et d’une marche chez Kukulcan.
tile-tomb-of-the-builder = Montez d’une marche dans le temple de votre choix ; vous pouvez ensuite construire un autre bâtiment.
tile-agriculture-school = Gagnez un niveau gratuit en agriculture.
tile-agriculture-school-with-stone = Gagnez un niveau gratuit en agriculture et 1 pierre.
tile-extraction-school-with-corn = Gagnez un niveau gratuit en extraction et 1 maïs.
tile-extraction-school-with-gold = Gagnez un niveau gratuit en extraction et 1 or.
tile-architecture-shrine = Gagnez un niveau gratuit en architecture.
tile-theology-shrine-with-green = Gagnez un niveau gratuit en théologie, et montez d’une marche chez Kukulcan.
tile-large-farm-a = Aux jours de festin, trois de vos ouvriers mangent gratis.
tile-large-farm-b = Aux jours de festin, trois de vos ouvriers mangent gratis.
tile-large-farm-c = Aux jours de festin, trois de vos ouvriers mangent gratis.
tile-tomb-of-the-merchant = Passez au marché si vous voulez, et marquez 6 points.
tile-tomb-of-the-worker = Un ouvrier de la banque vous rejoint, et vous marquez 6 points.
tile-tomb-of-the-ruler = Marquez 8 points.
tile-tomb-of-the-free-action = Pour 1 maïs, jouez si vous voulez une action de Palenque, Yaxchilan, Tikal ou Uxmal ; marquez 2 points.
tile-tomb-of-the-three-gods = Montez d’une marche dans chaque temple et marquez 3 points.
tile-academy-with-stone = Gagnez un niveau gratuit dans la technologie de votre choix et 1 pierre.
tile-academy-with-gold = Gagnez un niveau gratuit dans la technologie de votre choix et 1 or.
tile-academy-with-corn = Gagnez un niveau gratuit dans la technologie de votre choix et 6 maïs.
tile-academy-with-skull = Gagnez un niveau gratuit dans la technologie de votre choix et 1 crâne de cristal.
tile-great-shrine-of-brown = Montez de deux marches chez Chaac et marquez 2 points.
tile-great-shrine-of-green = Montez de deux marches chez Kukulcan et marquez 3 points.
tile-great-shrine-of-yellow = Montez de deux marches chez Quetzalcoatl et marquez 4 points.
tile-shrine-of-the-architect = Gagnez un niveau gratuit en architecture, et marquez 3 points.
tile-shrine-of-the-theologian = Gagnez un niveau gratuit en théologie, et montez d’une marche chez Chaac et chez Kukulcan.
tile-shrine-of-wisdom = Gagnez deux niveaux gratuits, dans une technologie ou dans deux.

## Ce que valent les monuments à la fin

tile-funerary = 4 points pour chacun de vos bâtiments et monuments funéraires, celui-ci compris.
tile-construction = 2 points pour chacun de vos bâtiments et monuments, celui-ci compris.
tile-corn-harvest = 4 points pour chacune de vos tuiles de maïs.
tile-wood-harvest = 4 points pour chacune de vos tuiles de bois.
tile-all-monuments = Pour chaque monument construit, par vous ou par d’autres, celui-ci compris : 6 points à deux, 5 à trois, 4 à quatre.
tile-civil = 4 points pour chacun de vos bâtiments et monuments civils, celui-ci compris.
tile-mastered-technologies = 9 points pour une technologie au niveau 3, 20 pour deux, 33 pour trois ou quatre.
tile-technology-levels = 3 points pour chaque niveau de technologie atteint.
tile-workers = 6 points pour quatre ouvriers en jeu, 12 pour cinq, 18 pour six.
tile-sacred = 4 points pour chacun de vos bâtiments et monuments sacrés, celui-ci compris.
tile-temple-points = Encore une fois les points de votre marche, dans les trois temples.
tile-temple-steps = 3 points par marche au-dessus du départ, dans votre meilleur temple.
tile-crystal-skulls = 3 points pour chaque crâne de cristal posé à Chichen Itza, par vous ou par d’autres.

## Ce que donnent les tuiles de richesse

tile-palenque-1 = 3 maïs, une marche chez Quetzalcoatl et un niveau d’agriculture.
tile-palenque-3 = 5 maïs, 1 or et une marche chez Quetzalcoatl.
tile-palenque-5 = 1 pierre, 1 or et un niveau d’agriculture.
tile-palenque-7 = 9 maïs et 1 pierre.
tile-yaxchilan-1 = 1 bois, une marche chez Kukulcan et un niveau d’extraction.
tile-yaxchilan-3 = 2 maïs, 2 bois et une marche chez Kukulcan.
tile-yaxchilan-5 = 4 maïs, 1 bois et un niveau d’extraction.
tile-yaxchilan-7 = 3 maïs, 2 bois et 1 pierre.
tile-tikal-1 = 2 maïs, une marche chez Chaac et un niveau d’architecture.
tile-tikal-3 = 6 maïs et 2 pierres.
tile-tikal-5 = 3 maïs, 1 or et un niveau d’architecture.
tile-tikal-7 = 6 maïs, 1 bois et 1 pierre.
tile-uxmal-1 = 5 maïs, 1 pierre et une marche chez Chaac.
tile-uxmal-3 = 3 maïs et 1 bois ; aux jours de festin, un de vos ouvriers mange gratis.
tile-uxmal-5 = Un quatrième ouvrier dès le départ.
tile-uxmal-7 = 8 maïs et 1 or.
tile-chichen-itza-0 = 4 maïs, 1 bois et 1 crâne de cristal.
tile-chichen-itza-3 = 5 maïs, 1 pierre et un niveau de théologie.
tile-chichen-itza-5 = 4 maïs et 3 bois.
tile-chichen-itza-7 = 2 maïs, 2 bois et un niveau de théologie.
tile-chichen-itza-10 = 7 maïs et 2 bois.

## Ce que font les actions des rouages

action-palenque-1 = pêcher, 3 maïs
action-palenque-2 = récolter 4 maïs
action-palenque-3 = récolter 5 maïs ou 2 bois
action-palenque-4 = récolter 7 maïs ou 3 bois
action-palenque-5 = récolter 9 maïs ou 4 bois
action-yaxchilan-1 = recevoir 1 bois
action-yaxchilan-2 = recevoir 1 pierre et 1 maïs
action-yaxchilan-3 = recevoir 1 or et 2 maïs
action-yaxchilan-4 = recevoir 1 crâne de cristal
action-yaxchilan-5 = recevoir 1 or, 1 pierre et 2 maïs
action-tikal-1 = payer un niveau de technologie
action-tikal-2 = construire un bâtiment
action-tikal-3 = payer un ou deux niveaux de technologie
action-tikal-4 = construire un ou deux bâtiments, ou un monument
action-tikal-5 = payer 1 ressource, une marche dans deux temples
action-uxmal-1 = payer 3 maïs, une marche dans un temple
action-uxmal-2 = passer au marché
action-uxmal-3 = prendre un ouvrier à la banque
action-uxmal-4 = construire un bâtiment, payé en maïs
action-uxmal-5 = payer 1 maïs pour n’importe quelle action, sauf à Chichen Itza
action-chichen-itza-1 = poser un crâne de cristal pour 4 points et une marche chez Chaac
action-chichen-itza-2 = poser un crâne de cristal pour 5 points et une marche chez Chaac
action-chichen-itza-3 = poser un crâne de cristal pour 6 points et une marche chez Chaac
action-chichen-itza-4 = poser un crâne de cristal pour 7 points et une marche chez Kukulcan
action-chichen-itza-5 = poser un crâne de cristal pour 8 points et une marche chez Kukulcan
action-chichen-itza-6 = poser un crâne de cristal pour 8 points, une marche chez Kukulcan et 1 ressource
action-chichen-itza-7 = poser un crâne de cristal pour 10 points et une marche chez Quetzalcoatl
action-chichen-itza-8 = poser un crâne de cristal pour 11 points, une marche chez Quetzalcoatl et 1 ressource
action-chichen-itza-9 = poser un crâne de cristal pour 13 points, une marche chez Quetzalcoatl et 1 ressource

## Ce qui se passe

event-started = Le jeton premier joueur est à { $seat }. Quatre tuiles de richesse chacun : gardez-en deux !
event-dealt = Vous recevez « { $tile } ».
event-neutral = Un ouvrier neutre s’installe à { $gear }{ $space ->
        [8] , hors des cases numérotées.
       *[other] , case { $space }.
    }
event-kept = Vous gardez « { $tile } ».
event-chosen = { $seat } a fait son choix.
event-wealth = { $seat } dévoile « { $tile } ».
event-round = { $tooth ->
        [0] La première manche commence.
        [one] Nouvelle manche : le grand rouage a tourné d’un cran.
       *[other] Nouvelle manche : le grand rouage a tourné de { $tooth } crans.
    }
event-turn = À { $seat } de jouer.
event-placed = { $seat } place un ouvrier à { $gear }, case { $space }.
event-placed-first = { $seat } place un ouvrier sur la case premier joueur.
event-picked-up = { $seat } reprend son ouvrier à { $gear }, case { $space }.
event-acted = { $seat } joue l’action { $action } à { $gear }.
event-gained = { $seat } reçoit { $amount } { $material ->
        [pierre] { $amount ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $material }
    }.
event-paid = { $seat } paie { $amount } { $material ->
        [pierre] { $amount ->
            [one] pierre
           *[other] pierres
        }
       *[other] { $material }
    }.
event-scored = { $seat } marque { $points ->
        [one] un point
       *[other] { $points } points
    } ({ $what }).
event-lost-points = { $seat } perd { $points ->
        [one] un point
       *[other] { $points } points
    } ({ $what }).
event-harvested = { $seat } { $how } (champs de Palenque { $group }).
event-skull-placed = { $seat } pose un crâne de cristal à Chichen Itza, action { $action }.
event-advanced = { $seat } atteint le niveau { $level } en { $track }.
event-built = { $seat } construit « { $tile } ».
event-raised = { $seat } élève un monument : « { $tile } » !
event-revealed = Nouveau bâtiment, case { $space } : « { $tile } ».
event-hired = { $seat } accueille un ouvrier de plus.
event-climbed = { $seat } monte d’une marche au temple de { $temple }.
event-stayed = { $seat } ne peut pas monter plus haut au temple de { $temple }.
event-angered = { $seat } courrouce les dieux : une marche de moins au temple de { $temple }.
event-turned-light = { $seat } atteint le sommet d’un temple : son plateau repasse face claire.
event-turned-dark = { $seat } presse le calendrier : son plateau passe face sombre.
event-food-day = { $day ->
        [1] Premier jour de festin : les ouvriers mangent, puis les temples offrent leurs dons.
        [2] Deuxième jour de festin, fin de la période 1 : les ouvriers mangent, puis les dieux donnent des points.
        [3] Troisième jour de festin : les ouvriers mangent, puis les temples offrent leurs dons.
       *[other] Quatrième jour de festin, le dernier : les ouvriers mangent, puis les dieux donnent des points.
    }
event-fed = { $workers ->
        [0] { $hungry ->
            [0] { $seat } nourrit tout son monde sans dépenser de maïs.
            [one] { $seat } ne nourrit personne, et un ouvrier a faim.
           *[other] { $seat } ne nourrit personne, et { $hungry } ouvriers ont faim.
        }
        [one] { $seat } nourrit un ouvrier { $corn ->
            [0] sans dépenser de maïs
           *[other] pour { $corn } maïs
        }{ $hungry ->
            [0] .
            [one] , et un autre a faim.
           *[other] , et { $hungry } autres ont faim.
        }
       *[other] { $seat } nourrit { $workers } ouvriers { $corn ->
            [0] sans dépenser de maïs
           *[other] pour { $corn } maïs
        }{ $hungry ->
            [0] .
            [one] , et un autre a faim.
           *[other] , et { $hungry } autres ont faim.
        }
    }
event-second-period = On change d’époque : les bâtiments de la période 1 s’en vont, ceux de la période 2 arrivent.
event-first-player = Le jeton premier joueur passe à { $seat }.
event-calendar = { $notches ->
        [1] Les rouages tournent d’un cran.
       *[other] Les rouages tournent de { $notches } crans d’un coup !
    }
event-tooth-corn = Personne sur la case premier joueur : un maïs s’ajoute sur les dents ({ $corn } à présent).
event-came-home = L’ouvrier de la case premier joueur revient chez { $seat }.
event-mastered = { $seat } a déjà tout appris ici ({ $track }) et reçoit le bonus.
event-ejected = { $gear } rend un ouvrier à { $seat } : il est sorti du rouage.
event-ended = Le grand rouage a fait son tour : place au décompte final !
event-tallied = { $seat } termine avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-winners = La partie revient à { $seats }.
event-left-over = { $corn ->
        [0] { $seat } n’a plus ni maïs ni ressources.
        [one] { $seat } a encore un maïs : un quart de point.
       *[other] { $seat } compte encore { $corn } maïs, ressources comprises : un quart de point pièce.
    }

## Ce qu’on vous demande

prompt-keep = { $left ->
        [one] Quelle seconde tuile de richesse gardez-vous ?
       *[other] Gardez { $left } de vos tuiles de richesse. Laquelle d’abord ?
    }
prompt-begin-turn = À vous : placer des ouvriers, ou en reprendre ?
prompt-place-more = Un ouvrier de plus ? Il coûte { $surcharge } maïs en plus du numéro de sa case.
prompt-pick-more = Reprendre un autre ouvrier, ou en rester là ?
prompt-use-worker = Ouvrier repris à { $gear }, case { $space } : pour quelle action ?
prompt-harvest = Palenque { $group } : que récoltez-vous ?
prompt-anger-gods = Les dieux sont en colère : dans quel temple descendez-vous ?
prompt-climb = Dans quel temple montez-vous ?
prompt-climb-two = Une marche dans deux temples différents : lequel d’abord ?
prompt-pay-resources = { $amount ->
        [one] Une ressource à payer : laquelle ?
       *[other] { $amount } ressources à payer : laquelle maintenant ?
    }
prompt-take-resources = { $amount ->
        [one] Une ressource à prendre : laquelle ?
       *[other] { $amount } ressources à prendre : laquelle d’abord ?
    }
prompt-advance = Dans quelle technologie progressez-vous ?
prompt-advance-again = Un second niveau de technologie, ou cela suffit ?
prompt-free-advance = Un niveau gratuit : dans quelle technologie ?
prompt-build = Quel bâtiment construisez-vous ?
prompt-build-more = Un bâtiment de plus, ou non ?
prompt-build-or-raise = Que construisez-vous : un bâtiment, puis peut-être un second, ou bien un monument ?
prompt-build-with-corn = Quel bâtiment ? Chaque ressource de son coût se paie 2 maïs.
prompt-waive = L’architecture vous épargne une ressource pour « { $tile } » : laquelle ?
prompt-trade = Au marché, le bois vaut 2 maïs, la pierre 3, l’or 4. Vendre, acheter, ou partir ?
prompt-trade-on = Au marché, le bois vaut 2 maïs, la pierre 3, l’or 4. Acheter encore, ou partir ?
prompt-borrow-action = Une action pour 1 maïs : laquelle ?
prompt-offering = Une ressource contre une marche dans un temple : faites-vous une offrande ?
prompt-choose-advance = Un cran ou deux au calendrier ? Deux crans font passer votre plateau face sombre.

## Pourquoi c’est refusé

refusal-tile-not-yours = Vous ne pouvez pas garder « { $tile } » : choisissez parmi vos tuiles.
refusal-tile-kept-already = Vous gardez déjà « { $tile } » : choisissez une autre tuile.
refusal-begged-already = Vous avez déjà quémandé ce tour-ci.
refusal-too-rich-to-beg = Vous avez { $corn } maïs : on ne quémande qu’avec 2 ou moins.
refusal-at-the-bottom = Vous êtes déjà sur la marche du bas de ce temple.
refusal-another-temple = Vous avez déjà gravi le temple de { $temple } : la seconde marche est sur un autre.
refusal-place-or-pick = Dans un tour, on place des ouvriers ou on en reprend, jamais les deux.
refusal-no-worker-there = Vous n’avez pas d’ouvrier ici.
refusal-no-free-worker = Vous n’avez plus d’ouvrier libre à placer.
refusal-first-space-taken = Il y a déjà un ouvrier sur la case premier joueur.
refusal-gear-full = Plus aucune case libre à { $gear }.
refusal-too-little-corn = Il y faut { $cost } maïs, { $corn ->
        [0] et vous n’en avez pas.
       *[other] et vous en avez { $corn }.
    }
refusal-other-gear = Cet ouvrier a été repris à { $gear } : il fait une action de ce rouage, ou aucune.
refusal-action-too-high = Hors de portée : cette action est trop haute pour la case { $space }.
refusal-none-held = Vous n’avez pas { $material ->
        [or] d’or.
       *[other] de { $material }.
    }
refusal-gods-too-angry = Vous êtes tout en bas des trois temples : les dieux ne vous laissent pas brûler la forêt.
refusal-take-the-tile = Une tuile de maïs est à découvert ici : prenez-la.
refusal-needs-agriculture = Récolter sans tuile demande l’agriculture au niveau 2 ; { $level ->
        [0] vous n’avez pas encore commencé.
       *[other] vous êtes au niveau { $level }.
    }
refusal-no-such-tile = Aucune tuile de ce genre à prendre dans les champs de Palenque { $group }.
refusal-sell-first = Vous avez déjà acheté : on ne vend plus pendant cette visite.
refusal-not-lent = On peut emprunter toute action de Palenque, Yaxchilan ou Tikal et les actions 1 à 4 d’Uxmal, aucune autre.
refusal-not-in-the-cost = Cette ressource n’entre pas dans le coût de « { $tile } ».
refusal-waive-the-missing = Pour « { $tile } » il vous manque une ressource ({ $material }) : c’est la seule que vous puissiez économiser.
refusal-not-on-offer = « { $tile } » n’est pas à construire en ce moment.
refusal-nothing-to-keep = L’architecture n’a rien à garder ici.
refusal-group-empty = Il ne reste rien à récolter dans le groupe { $group } de la jungle.
refusal-slot-filled = Un crâne repose déjà sur l’action { $action } de Chichen Itza : elle ne sert qu’une fois par partie.
refusal-no-skull = Vous n’avez pas de crâne de cristal à poser.
refusal-nothing-to-build = Vous ne pouvez rien payer de ce qui est proposé.
refusal-no-resource = Il en coûte une ressource, et vous n’en avez pas.
refusal-no-advance = { $resources ->
        [0] Sans ressource
        [one] Avec une ressource
       *[other] Avec { $resources } ressources
    }, aucune technologie ne progresse.
refusal-building-too-dear = { $missing ->
        [one] Il vous manque un matériau pour « { $tile } ».
       *[other] Il vous manque { $missing } matériaux pour « { $tile } ».
    }
refusal-monument-needs-tikal = « { $tile } » est un monument : seule l’action 4 de Tikal permet de l’élever.
refusal-buildings-begun = L’action 4 de Tikal élève un monument ou construit des bâtiments : « { $tile } » ne peut pas suivre un bâtiment.
refusal-advance-too-dear = Progresser en { $track } demande { $cost ->
        [one] une ressource
       *[other] { $cost } ressources
    }, { $resources ->
        [0] et vous n’en avez pas.
       *[other] et vous en avez { $resources }.
    }

## Réponses, pour le terminal et les boutons simples

verb-keep = Garder « { $tile } »
verb-beg = Quémander du maïs, une marche de moins chez { $temple }
verb-place = Placer un ouvrier sur { $gear }
verb-pick = Reprendre l’ouvrier à { $gear }, case { $space }
verb-do = { $gear } { $action } : { $gear ->
        [Palenque] { $action ->
            [1] { action-palenque-1 }
            [2] { action-palenque-2 }
            [3] { action-palenque-3 }
            [4] { action-palenque-4 }
           *[5] { action-palenque-5 }
        }
        [Yaxchilan] { $action ->
            [1] { action-yaxchilan-1 }
            [2] { action-yaxchilan-2 }
            [3] { action-yaxchilan-3 }
            [4] { action-yaxchilan-4 }
           *[5] { action-yaxchilan-5 }
        }
        [Tikal] { $action ->
            [1] { action-tikal-1 }
            [2] { action-tikal-2 }
            [3] { action-tikal-3 }
            [4] { action-tikal-4 }
           *[5] { action-tikal-5 }
        }
        [Uxmal] { $action ->
            [1] { action-uxmal-1 }
            [2] { action-uxmal-2 }
            [3] { action-uxmal-3 }
            [4] { action-uxmal-4 }
           *[5] { action-uxmal-5 }
        }
       *[other] { $action ->
            [1] { action-chichen-itza-1 }
            [2] { action-chichen-itza-2 }
            [3] { action-chichen-itza-3 }
            [4] { action-chichen-itza-4 }
            [5] { action-chichen-itza-5 }
            [6] { action-chichen-itza-6 }
            [7] { action-chichen-itza-7 }
            [8] { action-chichen-itza-8 }
           *[9] { action-chichen-itza-9 }
        }
    }
verb-nothing = Aucune action
verb-harvest = { $what ->
        [bois] Prendre une tuile de bois
        [feu] Brûler la forêt pour la tuile de maïs du dessous
        [glanage] Récolter du maïs sans tuile
       *[other] Prendre une tuile de maïs
    }
verb-anger = Une marche de moins chez { $temple }
verb-climb = Monter chez { $temple }
verb-offer = Offrir 1 ressource à { $temple }
verb-pay = Payer 1 { $resource }
verb-take = Prendre 1 { $resource }
verb-waive = Épargner 1 { $resource }
verb-sell = { $resource ->
        [bois] Vendre 1 bois pour 2 maïs
        [pierre] Vendre 1 pierre pour 3 maïs
       *[other] Vendre 1 or pour 4 maïs
    }
verb-buy = { $resource ->
        [bois] Acheter 1 bois pour 2 maïs
        [pierre] Acheter 1 pierre pour 3 maïs
       *[other] Acheter 1 or pour 4 maïs
    }
verb-advance = Progresser en { $track }
verb-build = Construire « { $tile } »
verb-build-plain = Construire « { $tile } », sans l’architecture
# Le même sans architecture, gardée pour le second bâtiment.
verb-raise = Élever « { $tile } »
verb-turn = { $notches ->
        [1] Un cran
       *[other] Deux crans, plateau face sombre
    }
verb-done = C’est tout

## Décompte

score-temples = Temples
score-chichen-itza = Chichen Itza
score-buildings = Bâtiments
score-technologies = Technologies
score-hunger = Faim
score-corn = Maïs et ressources
score-skulls = Crânes de cristal
score-monuments = Monuments

## La table en quelques lignes

picture-calendar = Cran { $tooth } sur 26 · { $day ->
        [5] tous les jours de festin sont passés
       *[other] prochain jour de festin : { $day } sur 4
    } · { $corn } maïs sur les dents

## Sommes d’un tour : les mots qui suivent le nombre

sum-skull = { $count ->
        [one] crâne de cristal
       *[other] crânes de cristal
    }
sum-step = { $count ->
        [one] marche
       *[other] marches
    }
sum-stone = { $count ->
        [one] pierre
       *[other] pierres
    }
sum-worker = { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
sum-due = { $count ->
        [one] ressource au choix
       *[other] ressources au choix
    }
sum-building = { $count ->
        [one] bâtiment
       *[other] bâtiments
    }
sum-monument = { $count ->
        [one] monument
       *[other] monuments
    }
sum-wealth-tile = { $count ->
        [one] tuile de richesse
       *[other] tuiles de richesse
    }
sum-corn-tile = { $count ->
        [one] tuile de maïs
       *[other] tuiles de maïs
    }
sum-wood-tile = { $count ->
        [one] tuile de bois
       *[other] tuiles de bois
    }
sum-free-worker = { $count ->
        [one] ouvrier libre
       *[other] ouvriers libres
    }
sum-double-turn = { $count ->
        [one] double avance du calendrier
       *[other] doubles avances du calendrier
    }
sum-step-chaac = { $count ->
        [one] marche chez { name-chaac }
       *[other] marches chez { name-chaac }
    }
sum-step-quetzalcoatl = { $count ->
        [one] marche chez { name-quetzalcoatl }
       *[other] marches chez { name-quetzalcoatl }
    }
sum-step-kukulcan = { $count ->
        [one] marche chez { name-kukulcan }
       *[other] marches chez { name-kukulcan }
    }
sum-level-agriculture = { $count ->
        [one] niveau en { name-agriculture }
       *[other] niveaux en { name-agriculture }
    }
sum-level-extraction = { $count ->
        [one] niveau en { name-extraction }
       *[other] niveaux en { name-extraction }
    }
sum-level-architecture = { $count ->
        [one] niveau en { name-architecture }
       *[other] niveaux en { name-architecture }
    }
sum-level-theology = { $count ->
        [one] niveau en { name-theology }
       *[other] niveaux en { name-theology }
    }

## Ce qu’une réponse apporte, ce qui attend, ce qui serait perdu

hint-idle = L’ouvrier placé à { $gear } revient sans rien faire.
hint-forgone-action = Vous renoncez à une action à laquelle vous avez droit.
hint-forgone-building = Vous renoncez à une construction à laquelle vous avez droit.
hint-hunger = Il manque { $corn } maïs pour le festin { $days ->
        [0] d’aujourd’hui
        [one] de demain
       *[other] dans { $days } jours
    } : { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }.
