# Dix-Huit Lapins : tout ce que le jeu dit à ses joueurs.
# Les noms de joueurs et de lieux (C3, C3.2) arrivent tels quels : jamais « de », « que » ou « le » devant eux.
# Les sélecteurs voient les noms, pas les identifiants : [coquillage], [obsidienne].

game-family = cities
game-title = Dix-Huit Lapins
game-pitch = Achetez des sites, tenez les chemins, et réunissez au temple les offrandes les plus variées.

## Bâtiments

name-garrison-2 = une garnison de niveau 2
building-garrison-2 = garnison de niveau 2
meaning-garrison = 1 emplacement, 1 richesse au choix. Attaque et défend avec un niveau.
meaning-garrison-2 = 1 emplacement, 1 richesse au choix et 1 obsidienne, ou 1 obsidienne sur une garnison simple. Attaque et défend avec deux niveaux.
meaning-palace = 2 emplacements voisins, 2 richesses au choix. Récolte jusqu’à 3 jetons par manche pour votre carte roi.
meaning-temple = 2 emplacements voisins, 2 richesses au choix. Sacrifie 1 à 6 jetons tous différents par manche, pour 1, 3, 5, 7, 10 ou 15 points.
meaning-market = 1 emplacement, 1 cacao. Pose un jeton de contrôle sur chaque site voisin disponible.
meaning-observatory = 1 emplacement, 1 jade. Permet de regarder une carte avant d’en retourner une, pour 1 richesse.
meaning-ball-court = 1 emplacement, 1 coquillage, un seul par cité. Compte pour les matchs de pelote.

## Le plateau et les cartes

name-exceptional-maize = Katun exceptionnel (maïs)
name-exceptional-cacao = Katun exceptionnel (cacao)
name-exceptional-shell = Katun exceptionnel (coquillage)
name-exceptional-jade = Katun exceptionnel (jade)
name-exceptional-obsidian = Katun exceptionnel (obsidienne)
name-distant-expedition = Expédition lointaine
card-exceptional-maize = Gagnez 2 maïs.
card-exceptional-cacao = Gagnez 2 cacaos.
card-exceptional-shell = Gagnez 2 coquillages.
card-exceptional-jade = Gagnez 2 jades.
card-exceptional-obsidian = Gagnez 2 obsidiennes.
card-distant-expedition = Gagnez 1 richesse de votre choix.
card-ball-match = Qui a le plus de terrains de pelote marque 1 point par cité ; à égalité, on partage.
card-drought = Donnez 1 maïs depuis une réserve, ou perdez 2 villages.
card-insurrection = Donnez 1 maïs depuis une réserve, ou perdez 1 palais.
card-earthquake = Donnez 1 jade ou 1 prisonnier depuis une réserve, ou perdez 1 temple.
card-pochteca-competition = Donnez 1 cacao ou 1 prisonnier depuis une réserve, ou perdez 2 marchés.
card-toltec-raid = Donnez 1 obsidienne ou 1 prisonnier depuis une réserve, ou perdez 2 niveaux de garnison.
card-decadence = Donnez 1 coquillage ou 1 prisonnier depuis une réserve, ou bien perdez 1 terrain de pelote ou 1 observatoire.

## Ce qui se passe

event-founded = { $seat } dresse une stèle en { $site } : une cité est née.
event-weakened = { $seat } perd un niveau en { $place } : la garnison redevient simple.
event-marked = { $seat } pose ses jetons de contrôle : { $sites }.
event-unmarked = { $seat } reprend ses jetons de contrôle : { $sites }.
event-engaged = { $seat } engage { $levels ->
        [one] un niveau de garnison
       *[other] { $levels } niveaux de garnison
    }.
event-rolled = Les dés roulent : attaque { $attack }, défense { $defence }{ $failures ->
        [0] { "" }
        [one] , un échec
       *[other] , { $failures } échecs
    }. { $damage ->
        [0] La cité tient bon.
        [one] Un point de dégâts !
       *[other] { $damage } points de dégâts !
    }
event-divined = { $seat } consulte les astres : { $cards ->
        [one] une carte à regarder.
       *[other] { $cards } cartes à regarder.
    }
event-looked-deck = { $seat } regarde en secret la carte { $card } de la pioche.
event-saw-deck = Pour vos yeux seuls : la carte { $card } de la pioche est « { $face } ».
event-tallied = { $seat } : cérémonies { $ceremony }, matchs { $matches }, richesses { $wealth }. Total : { $points }, { $cities ->
        [0] sans cité.
        [one] avec une cité.
       *[other] avec { $cities } cités.
    }
name-asked-observe = la divination
name-asked-flip-one = une carte à retourner
name-asked-put-prisoners = la place d’un prisonnier

## Ce qu’on vous demande

prompt-turn = { $wealth ->
        [0] Votre carte roi est vide : retournez une carte Katun{ $cards ->
            [one] , la dernière de la manche.
           *[other] .
        }
       *[other] À vous : bâtir, transformer, attaquer, passer pour 1 richesse, ou retourner { $cards ->
            [one] la dernière carte Katun ?
           *[other] l’une des { $cards } cartes Katun ?
        }
    }
prompt-engage = Combien de niveaux attaquent, sur { $levels } ? En face, la défense est de { $defence }. Une richesse paie deux niveaux.
prompt-lose-garrisons = { $failures ->
        [one] Un échec
       *[other] { $failures } échecs
    } : quelle garnison perd un niveau ?
prompt-put-prisoners = { $prisoners ->
        [one] Un prisonnier
       *[other] { $prisoners } prisonniers
    } : dans quelle garnison ?
prompt-observe = { $left ->
        [0] Vous avez tout vu.
        [one] Vous pouvez encore regarder une carte : laquelle ?
       *[other] Vous pouvez encore regarder { $left } cartes : laquelle d’abord ?
    }{ $deck ->
        [0] { "" }
        [one] { " " }La pioche en cache une pour vous.
       *[other] { " " }La pioche en cache { $deck } pour vous.
    }
prompt-flip-one = Les astres ont parlé : quelle carte retournez-vous ?
prompt-avert = « { $card } » ! Donnez { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    } pour parer la catastrophe, ou subissez-la. Jetons qui comptent : { $wealth }, dans vos réserves ; vous en avez { $found }.

## Pourquoi c’est refusé

refusal-no-wealth = Votre carte roi est vide : vous ne pouvez que retourner une carte.
refusal-no-pyramid-left = Vous n’avez plus de stèle : 12 cités, c’est le maximum.
refusal-too-few-marks = Ce marché demande { $needed ->
        [one] un jeton de contrôle
       *[other] { $needed } jetons de contrôle
    }, { $left ->
        [0] et vous n’en avez plus.
        [one] et il ne vous en reste qu’un.
       *[other] et il ne vous en reste que { $left }.
    }
refusal-too-many-levels = La cité a { $levels ->
        [one] un seul niveau de garnison
       *[other] { $levels } niveaux de garnison
    }.
refusal-levels-too-dear = Autant de niveaux coûtent { $price ->
        [one] 1 richesse
       *[other] { $price } richesses
    }, et vous en avez { $wealth } : de quoi en payer { $levels }.
refusal-lose-garrison = L’échec prend un niveau de garnison en { $site }.
refusal-no-room-for-prisoner = Cette garnison n’a pas de place pour un prisonnier.
refusal-deck-not-in-sight = Vos observatoires ne portent pas plus loin dans la pioche.
refusal-no-observatory = Vous n’avez pas d’observatoire.
refusal-not-from-there = Seuls les jetons de vos réserves parent une catastrophe, pas ici : { $building }.
refusal-not-on-garrison = On ne porte rien sur une garnison, pas même { part-some }.
refusal-has-enough = C’est complet en { $place } ({ $building }) : plus de place pour 1 { $wealth }.

## Réponses, pour le terminal et les boutons simples

verb-build = Bâtir en { $site }
verb-engage = { $levels ->
        [one] Un niveau
       *[other] { $levels } niveaux
    }
verb-look = { $card ->
        [pioche] Regarder la carte suivante de la pioche
       *[other] Regarder la carte { $card }
    }
verb-divine = Divination : payer 1 richesse et regarder des cartes
verb-gain = Gagner { $what ->
        [cacao] 1 cacao
        [coquillage] 1 coquillage
        [jade] 1 jade
        [obsidienne] 1 obsidienne
        [prisonnier] 1 prisonnier
       *[other] 1 { $what }
    }
verb-put = Enfermer le prisonnier sur l’emplacement { $slot }

## Options de la table

option-board-meaning = D’ordinaire, 30 tuiles au hasard. Une taille donne un plateau au hasard de cette taille, tiré des 40 tuiles. Ou bien posez les tuiles vous-même, rangée par rangée.
option-board-writing = Une taille, colonnes x rangées, comme 7x4. Ou bien vos tuiles, une rangée après l’autre depuis le nord, séparées par « ; », avec les degrés dont elles sont tournées : maize_01 jade_1 forest_6/90 shell_1; maize_02…
option-board-4x4 = 4 sur 4, 16 tuiles au hasard
option-board-6x4 = 6 sur 4, 24 tuiles au hasard
option-board-8x5 = 8 sur 5, 40 tuiles au hasard
option-matches-meaning = Le match de pelote qui met fin à la partie : d’ordinaire le quatrième.
option-matches-default = Durée habituelle, 4 matchs
option-matches-3 = 3 matchs, partie courte
option-matches-5 = 5 matchs, partie longue
option-control-count-meaning = Qui ferme un site disponible à vos jetons ? D’ordinaire, on compare vos jetons de contrôle à ceux de chaque ennemi ; sinon, à ceux de tous les ennemis réunis.

option-listed-59 = Pioche Katun
option-listed-59-meaning = Le livret annonce 64 cartes, mais sa liste n’en compte que 59 : cinq catastrophes y sont trois fois au lieu de quatre.
option-listed-59-false = 64 cartes
option-listed-59-true = 59 cartes, comme dans la liste

## Pourquoi un plateau n’est pas accepté : la fin de la phrase problem-bad-option

bad-board-words = un plateau au hasard ne se nomme que par sa taille, comme 6x4, sans « { $words } »

## Sommes d’un tour : les mots qui suivent le nombre

sum-garrison-2 = { $count ->
        [one] garnison de niveau 2
       *[other] garnisons de niveau 2
    }
sum-mark = { $count ->
        [one] jeton de contrôle posé
       *[other] jetons de contrôle posés
    }
