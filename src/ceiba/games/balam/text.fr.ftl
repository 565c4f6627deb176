# Balam : tout ce que le jeu dit à ses joueurs.
# Les noms de joueurs et de lieux (C3, C3.2) arrivent tels quels : jamais « de », « que » ou « le » devant eux.
# Les sélecteurs voient les noms, pas les identifiants : [coquillage], [obsidienne].

game-family = cities
game-title = Balam
game-pitch = Bâtissez des cités dans la forêt, tenez ses chemins, et sacrifiez avant que le prochain Katun ne prenne tout.

## Bâtiments

meaning-garrison = 1 emplacement, 1 richesse au choix. Attaque et défend, mieux encore avec une obsidienne.
meaning-palace = 2 emplacements voisins, 2 richesses au choix. Récolte jusqu’à 2 jetons par manche pour votre fiche.
meaning-temple = 2 emplacements voisins, 2 richesses au choix. Sacrifie jusqu’à 2 jetons par manche : maïs 1 point, prisonnier 3, tout autre 2.
meaning-market = 1 emplacement, 1 cacao. Pose vos petites pyramides sur son site et sur chaque site voisin.
meaning-observatory = 1 emplacement, 1 jade. Compte pour la divination au début de la manche.
meaning-ball-court = 1 emplacement, 1 coquillage. Compte pour les matchs de pelote.

## Le plateau et les cartes

name-sea = mer
name-volcano = volcan
name-cenote = cenote
name-points = points

# Titres des cartes Katun, entre guillemets dans les phrases ; card-… dit ce qu’elles font.
name-prosperous-maize-cacao = Katun prospère (maïs ou cacao)
name-prosperous-maize-shell = Katun prospère (maïs ou coquillage)
name-prosperous-maize-jade = Katun prospère (maïs ou jade)
name-prosperous-maize-obsidian = Katun prospère (maïs ou obsidienne)
name-prosperous-cacao-shell = Katun prospère (cacao ou coquillage)
name-prosperous-cacao-jade = Katun prospère (cacao ou jade)
name-prosperous-cacao-obsidian = Katun prospère (cacao ou obsidienne)
name-prosperous-shell-jade = Katun prospère (coquillage ou jade)
name-prosperous-shell-obsidian = Katun prospère (coquillage ou obsidienne)
name-prosperous-jade-obsidian = Katun prospère (jade ou obsidienne)
name-exceptional-katun = Katun exceptionnel
name-expedition-return = Retour d’expédition
name-princely-wedding = Mariage princier
name-cenote-worship = Culte des cenotes sacrées
name-eclipse = Éclipse
name-volcanic-eruptions = Éruptions volcaniques
name-tidal-wave = Raz de marée

card-prosperous-maize-cacao = Gagnez 1 maïs, 1 cacao ou 2 points de prestige, au choix.
card-prosperous-maize-shell = Gagnez 1 maïs, 1 coquillage ou 2 points de prestige, au choix.
card-prosperous-maize-jade = Gagnez 1 maïs, 1 jade ou 2 points de prestige, au choix.
card-prosperous-maize-obsidian = Gagnez 1 maïs, 1 obsidienne ou 2 points de prestige, au choix.
card-prosperous-cacao-shell = Gagnez 1 cacao, 1 coquillage ou 2 points de prestige, au choix.
card-prosperous-cacao-jade = Gagnez 1 cacao, 1 jade ou 2 points de prestige, au choix.
card-prosperous-cacao-obsidian = Gagnez 1 cacao, 1 obsidienne ou 2 points de prestige, au choix.
card-prosperous-shell-jade = Gagnez 1 coquillage, 1 jade ou 2 points de prestige, au choix.
card-prosperous-shell-obsidian = Gagnez 1 coquillage, 1 obsidienne ou 2 points de prestige, au choix.
card-prosperous-jade-obsidian = Gagnez 1 jade, 1 obsidienne ou 2 points de prestige, au choix.
card-exceptional-katun = Gagnez 2 maïs.
card-expedition-return = Gagnez 1 richesse de votre choix.
card-princely-wedding = Prenez 1 richesse de votre choix à un autre roi.
card-cenote-worship = Vos Mayas peuvent porter un jeton à chaque cenote, pour le double de sa valeur au temple.
card-ball-match = Qui a le plus de terrains de pelote marque 1 point par cité ; seul deuxième, la moitié.
card-eclipse = Plus jamais de maïs de Chaak à la fin des manches.
card-drought = Donnez 1 maïs depuis une réserve ou une garnison, ou perdez 2 villages.
card-insurrection = Donnez 1 maïs depuis une réserve ou une garnison, ou perdez 1 palais.
card-earthquake = Donnez 1 prisonnier depuis une réserve ou une garnison, ou perdez 1 temple.
card-pochteca-competition = Donnez 1 prisonnier depuis une réserve ou une garnison, ou perdez 2 marchés.
card-toltec-raid = Donnez 1 prisonnier depuis une réserve ou une garnison, ou perdez 2 garnisons.
card-decadence = Donnez 1 prisonnier depuis une réserve ou une garnison, ou perdez 1 terrain de pelote et 1 observatoire.
card-volcanic-eruptions = Donnez 2 prisonniers depuis une réserve ou une garnison, ou perdez toutes vos cités voisines des volcans.
card-tidal-wave = Donnez 2 prisonniers depuis une réserve ou une garnison, ou perdez toutes vos cités en bord de mer.

## D’où viennent les points, et pourquoi la partie est finie

name-katun = Katun prospère
name-cenotes = cenotes

## Ce qui se passe

event-founded = { $seat } dresse une grande pyramide en { $site } : une cité est née.
# Dit par le code commun aux deux jeux : dans Balam, une garnison n’a qu’un niveau.
event-weakened = { $seat } perd un niveau de garnison en { $place }.
event-marked = { $seat } pose ses petites pyramides : { $sites }.
event-unmarked = { $seat } reprend ses petites pyramides : { $sites }.
event-engaged = { $seat } engage { $levels ->
        [one] une garnison
       *[other] { $levels } garnisons
    }.
event-armed = { $seat } { $amount ->
        [one] dépense une obsidienne
       *[other] dépense { $amount } obsidiennes
    } en { $site }.
event-rolled = Les dés roulent : attaque { $attack }, défense { $defence }{ $failures ->
        [0] { "" }
        [one] , une tête de mort
       *[other] , { $failures } têtes de mort
    }. { $damage ->
        [0] La cité tient bon.
        [one] Un point de dégâts !
       *[other] { $damage } points de dégâts !
    }
event-eclipse = Le soleil s’éteint : Chaak ne donnera plus rien.
event-clemency = Chaak est clément : la pluie apporte 2 maïs à chaque roi.
event-wed = Noces princières : { $giver } donne 1 { $wealth } à { $seat }.
event-worshipped = { $seat } jette 1 { $wealth } dans la cenote { $cenote } ({ $place }).
event-tallied = { $seat } : cérémonies { $ceremony }, cenotes { $cenotes }, Katun { $katun }, matchs { $matches }, richesses { $wealth }. Total : { $points }, { $cities ->
        [0] sans cité.
        [one] avec une cité.
       *[other] avec { $cities } cités.
    }
name-asked-look = la divination
name-asked-arm-attack = l’obsidienne d’une attaque
name-asked-arm-defence = l’obsidienne d’une défense
name-asked-prosper = le gain d’un Katun prospère
name-asked-wed = une dot
name-asked-worship = une offrande à une cenote

## Ce qu’on vous demande

prompt-turn = { $wealth ->
        [0] Votre fiche est vide : retournez une carte Katun{ $cards ->
            [one] , la dernière de la manche.
           *[other] .
        }
       *[other] À vous : construire, attaquer ou passer pour 1 richesse, ou retourner { $cards ->
            [one] la dernière carte Katun ?
           *[other] l’une des { $cards } cartes Katun ?
        }
    }
prompt-engage = Combien de garnisons attaquent, sur { $levels } ? En face, la défense est de { $defence }, sans les obsidiennes.
prompt-arm-attack = { $levels ->
        [one] Une garnison
       *[other] { $levels } garnisons
    } contre une défense de { $defence } : combien d’obsidiennes dépensez-vous ?
prompt-arm-defence = L’ennemi lance { $levels ->
        [one] un dé
       *[other] { $levels } dés
    }{ $spent ->
        [0] { "" }
        [one] { " " }avec une obsidienne
       *[other] { " " }avec { $spent } obsidiennes
    } ; votre défense est de { $defence }. Combien d’obsidiennes dépensez-vous en { $site } ?
prompt-lose-garrisons = { $failures ->
        [one] Une tête de mort
       *[other] { $failures } têtes de mort
    } : quelle garnison perdez-vous ?
prompt-look = { $left ->
        [one] Vous pouvez regarder une carte Katun : laquelle ?
       *[other] Vous pouvez regarder { $left } cartes Katun : laquelle d’abord ?
    }
prompt-prosper = Un Katun prospère : l’une des richesses de la carte, ou { $points } points de prestige ?
prompt-wed = Un mariage princier : quelle dot, et de quel roi ?
prompt-worship = La cenote { $cenote } attend une offrande : laquelle, ou aucune ?
prompt-avert = « { $card } » ! Donnez { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    } pour parer la catastrophe, ou subissez-la. Jetons qui comptent : { $wealth }, dans vos réserves et garnisons ; vous en avez { $found }.

## Pourquoi c’est refusé

refusal-no-wealth = Votre fiche est vide : vous ne pouvez que retourner une carte.
refusal-no-pyramid-left = Vous n’avez plus de grande pyramide : 12 cités, c’est le maximum.
refusal-too-few-marks = Ce marché demande { $needed ->
        [one] une petite pyramide
       *[other] { $needed } petites pyramides
    }, { $left ->
        [0] et vous n’en avez plus.
        [one] et il ne vous en reste qu’une.
       *[other] et il ne vous en reste que { $left }.
    }
refusal-too-many-levels = Vous avez { $levels ->
        [one] une seule garnison
       *[other] { $levels } garnisons
    } à engager.
# Dit par ce que les deux jeux partagent : dans Balam aucun niveau ne coûte rien.
refusal-levels-too-dear = Autant de garnisons coûtent { $price ->
        [one] 1 richesse
       *[other] { $price } richesses
    }, et vous en avez { $wealth } : de quoi en payer { $levels }.
refusal-too-many-obsidians = { $most ->
        [0] Pas d’obsidienne à dépenser ici.
        [one] Une obsidienne au plus ici.
       *[other] { $most } obsidiennes au plus ici.
    }
refusal-lose-garrison = La tête de mort prend une garnison en { $site }.
refusal-not-on-the-card = La carte n’offre pas { part-of }.
refusal-no-such-dowry = { $seat } n’a pas { part-of } à donner.
refusal-own-dowry = La dot vient d’un autre roi.
refusal-no-such-king = Il n’y a que { $players } rois.
refusal-cenote-out-of-reach = Aucune route ouverte ne mène à cette cenote depuis { $place }.
refusal-not-from-there = Seuls les jetons de vos réserves et garnisons parent une catastrophe, pas ici : { $building }.
refusal-not-on-garrison = Sur une garnison, on ne porte que de l’obsidienne, pas { part-of }.
refusal-has-enough = C’est complet en { $place } ({ $building }) : 2 jetons, pas plus.

## Réponses, pour le terminal et les boutons simples

verb-build = Construire en { $site }
verb-engage = { $levels ->
        [one] Une garnison
       *[other] { $levels } garnisons
    }
verb-spend = { $obsidians ->
        [0] Aucune obsidienne
        [one] Une obsidienne
       *[other] { $obsidians } obsidiennes
    }
verb-look = Regarder la carte { $card }
verb-gain = Gagner { $what ->
        [points] 2 points de prestige
        [cacao] 1 cacao
        [coquillage] 1 coquillage
        [jade] 1 jade
        [obsidienne] 1 obsidienne
        [prisonnier] 1 prisonnier
       *[other] 1 { $what }
    }
verb-dowry = Prendre 1 { $wealth } chez { $seat }

## Options de la table

option-board-meaning = D’ordinaire, 30 tuiles au hasard, la mer aux quatre coins. Une taille donne un plateau au hasard de cette taille, de 16 à 33 tuiles ; ajoutez si vous voulez le nombre de coins en mer et les tuiles à croix rouge. Ou bien posez les tuiles vous-même, rangée par rangée.
option-board-writing = Une taille, colonnes x rangées, comme 6x5 ; puis, si vous voulez, sea 0 à sea 4 pour les coins en mer, et red pour les tuiles à croix rouge. Ou bien vos tuiles, une rangée après l’autre depuis le nord, séparées par « ; », avec les degrés dont elles sont tournées : sea_3 cacao_1 maize_01 sea_4/90; maize_02…
option-board-5x4 = 5 sur 4, 20 tuiles au hasard
option-board-5x5 = 5 sur 5, 25 tuiles au hasard
option-matches-meaning = Le nombre de matchs de pelote qui met fin à la partie. D’ordinaire 2 à deux rois, 3 à trois, 4 à quatre : une dizaine de manches.
option-matches-default = Autant de matchs que de rois
option-matches-2 = 2 matchs
option-matches-3 = 3 matchs
option-matches-5 = 5 matchs
option-control-count-meaning = Qui ferme un site à vos jetons ? D’ordinaire, on compare vos petites pyramides à celles de chaque ennemi ; sinon, à celles de tous les ennemis réunis.

## Pourquoi un plateau n’est pas accepté : la fin de la phrase problem-bad-option

bad-board-sea = { $tile } doit être dans un coin, tournée pour que la mer soit au dehors
bad-board-more-sea = { $columns } sur { $rows } tuiles demandent plus de { $sea ->
        [one] { $sea } tuile de mer
       *[other] { $sea } tuiles de mer
    }
bad-board-words = après la taille viennent sea 0 à sea 4 et red, pas « { $words } »

## Décompte

score-katun = Katun prospères
score-cenotes = Cenotes

## Sommes d’un tour : les mots qui suivent le nombre

sum-mark = { $count ->
        [one] petite pyramide posée
       *[other] petites pyramides posées
    }
