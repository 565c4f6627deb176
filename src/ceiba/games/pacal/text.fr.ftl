# Pacal’s Rocket : tout ce que le jeu dit à ses joueurs.
# Les noms de joueurs arrivent tels quels : jamais « de », « que » ou « le » devant eux.
# Les quartiers se mettent entre parenthèses, sans article : (Palais). Les cases, telles quelles : F6.
# Les sélecteurs voient les noms, pas les identifiants, et sans accent ; une liste vide est « rien ».

game-title = Pacal's Rocket
game-pitch = Semez vos pierres en secret, décollez, et dressez vos pyramides là où s’alignent les étoiles de Palenque.

## Quartiers

name-north-group = Groupe Nord
name-ball-court = Terrain de pelote
name-otolum-springs = Sources de l’Otolum
name-temple-of-the-count = Temple du Comte
name-aqueduct = Aqueduc
name-palace = Palais
name-temple-of-inscriptions = Temple des Inscriptions
name-temple-of-the-cross = Temple de la Croix
name-bat-group = Groupe des Chauves-souris
name-queens-bath = Bain de la Reine
name-temple-of-the-sun = Temple du Soleil
name-temple-of-the-foliated-cross = Temple de la Croix feuillue
name-temple-of-the-jaguar = Temple du Jaguar
name-temple-of-the-red-queen = Temple de la Reine rouge
name-temple-of-the-skull = Temple du Crâne
name-sacred-district = Quartier sacré

name-river = rivière
name-lake = lac

## Déplacements, et la face du dé qui n’est pas un nombre

name-straight = droite
name-turning = virages
name-special = croix
name-token = pièce d’énergie
name-free = gratuit

# Pourquoi la partie est finie.
name-last-pyramid = quelqu’un a construit sa dernière pyramide
name-threshold = le score final est atteint
name-no-free-cell = plus aucune case n’est libre

# Ce qu’on demande aux autres (refusal-not-asked).
name-asked-place = où part un vaisseau
name-asked-move = un vol
name-asked-land = un atterrissage
name-asked-put-in = des pierres
name-asked-build = une pyramide
name-asked-choose-stones = quelles pierres partent

## Ce qui se passe

event-started = { $seat } commence. Tout le monde part du quartier sacré.
event-placed = { $seat } pose son vaisseau en { $cell }.
event-round = Manche { $round } : { $seat } joue en premier.
event-turn = À { $seat } de jouer.
event-rolled = { $seat } lance le dé : { $face ->
        [croix] la croix ! Aussi loin qu’on veut, par-dessus tout.
       *[other] un { $face }.
    }
event-stayed = Plus une seule case libre : le vaisseau en { $cell } ne peut pas partir ({ $seat }).
event-lifted = { $seat } décolle de { $cell }{ $stones ->
        [rien]  : aucune pierre n’y reste.
       *[other] . Pierres visibles à cet endroit : { $stones }.
    }
event-doubles = Doublon en { $cell } : { $stones } pierres retournent chez { $seat }.
event-moved = { $seat } { $way ->
        [droite] file tout droit
        [virages] louvoie
        [croix] s’envole
        [gratuit] n’a plus d’issue et saute
       *[other] se téléporte
    } de { $start } à { $cell }{ $lost ->
        [0] .
        [one] , avec un point du dé perdu.
       *[other] , avec { $lost } points du dé perdus.
    }
event-spent = { $seat } dépense sa pièce d’énergie { $token }.
event-dropped = { $seat } met une pierre dans le vaisseau en { $cell } ({ $rocket }).
event-taken-back = { $seat } reprend une pierre en { $cell }.
event-stones-done = { $seat } ne met pas d’autre pierre.
event-chose = { $seat } se sert de la pierre en { $cell }.
event-built = { $seat } construit une pyramide à { $height ->
        [one] un étage
       *[other] { $height } étages
    } en { $cell } ({ $district }){ $returned ->
        [rien] .
       *[other]  ; les pierres qui s’y trouvaient retournent chez { $returned }.
    }
event-upgraded = { $seat } surélève sa pyramide en { $cell } ({ $district }) : de { $before } à { $height } étages.
event-scored = { $seat } prend la tête et marque { $points ->
        [one] un point
       *[other] { $points } points
    } ({ $district }).
event-bonus = Bonus pour { $seat }, dont la réserve de pyramides s’épuise : { $points ->
        [one] un point.
       *[other] { $points } points.
    }
event-reached = Avec { $score } points, { $seat } atteint le score final de { $threshold } : la fin est proche.
event-ended = La partie est finie : { $reason }. Place au décompte !
event-water-scored = { $water ->
        [lac] Autour du lac
       *[other] Au bord de la rivière
    }, { $seat } a { $storeys ->
        [one] un étage
       *[other] { $storeys } étages
    } : { $points ->
        [0] aucun point.
        [one] un point.
       *[other] { $points } points.
    }
event-district-scored = { $district } : { $seat } a { $storeys ->
        [one] un étage
       *[other] { $storeys } étages
    } et marque { $points ->
        [one] un point.
       *[other] { $points } points.
    }
event-tokens-scored = { $seat } a gardé de l’énergie : { $points } points.
event-tallied = { $seat } : { $builds } pour les constructions, { $bonus } de bonus, { $river } pour la rivière, { $lake } pour le lac, { $districts } pour les quartiers, { $tokens } pour les pièces d’énergie. Total : { $total }.
event-winners = Victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $seats } !

## Ce qu’on vous demande

prompt-place = Sur quelle case du quartier sacré votre vaisseau part-il ?
prompt-move = Votre vaisseau décolle de { $cell } : { $die } cases, tout droit (deux pierres) ou avec des virages (une pierre) ?
prompt-move-special = La croix : jusqu’où, depuis { $cell }, le long de la ligne ou de la colonne et par-dessus tout ?
prompt-move-first-round = Première manche : tout droit depuis { $cell }, et hors du quartier sacré si possible. { $die ->
        [croix] La croix vous mène aussi loin que vous voulez.
       *[other] Vous avancez de { $die } cases.
    }
prompt-move-blocked = Votre vaisseau est cerné en { $cell } : quelle pièce d’énergie dépensez-vous ?
prompt-move-free = Votre vaisseau est cerné en { $cell }, et vous n’avez plus de pièce d’énergie : posez-le sur une case libre. Aucune pierre ce tour-ci.
prompt-land = Sur quelle case libre va votre vaisseau, parti de { $cell } ?
prompt-put-in = Une pierre dans votre vaisseau, une dans un autre ? { $supply ->
        [one] C’est votre dernière.
       *[other] Vous en avez { $supply }.
    }
prompt-put-in-own = Une pierre dans votre vaisseau ? { $supply ->
        [one] C’est votre dernière.
       *[other] Vous en avez { $supply }.
    }
prompt-put-in-other = Une pierre dans le vaisseau d’un autre ? { $supply ->
        [one] C’est votre dernière.
       *[other] Vous en avez { $supply }.
    }
prompt-take-back = Votre réserve est vide : reprendre une pierre visible pour la remettre en jeu ?
prompt-put-back = Dans quel vaisseau va la pierre reprise ?
prompt-build = Construire une pyramide, en surélever une, ou rien ?
prompt-choose-stones = { $height ->
        [one] Un étage
       *[other] { $height } étages
    } en { $cell } : quelle pierre fait partie de la constellation ?

## Pourquoi c’est refusé

refusal-not-sacred = { $cell } n’est pas dans le quartier sacré : tous les vaisseaux partent de là.
refusal-outside = { $cell } n’est pas sur ce plateau.
refusal-lake = { $cell } est dans le lac : on n’y pose jamais rien.
refusal-covered = { $cell } est recouverte, donc hors du jeu.
refusal-rocket-there = Il y a déjà un vaisseau en { $cell } : { $seat }.
refusal-pyramid-there = Une pyramide se dresse en { $cell } ({ $seat }, { $height ->
        [one] un étage
       *[other] { $height } étages
    }).
refusal-same-cell = Votre vaisseau doit bouger : { $cell } est la case qu’il quitte.
refusal-not-in-line = { $cell } n’est ni sur la ligne ni sur la colonne de { $start }.
refusal-must-leave = Première manche : vous pouvez sortir du quartier sacré, donc vous le devez, et { $cell } en fait partie.
refusal-way-shut = Depuis { $start }, la route vers { $cell } est fermée : l’obstacle est juste à côté.
refusal-too-near = { $cell } est trop près : { $points } cases tout droit vous mènent en { $end }.
refusal-stops-before = { $cell } est hors d’atteinte : un obstacle vous arrête en { $end }.
refusal-too-far = { $cell } est trop loin : { $points } cases tout droit vous mènent en { $end }.
refusal-special-does-not-turn = Pas de virage avec la croix : suivez la ligne ou la colonne.
refusal-no-turn-in-first-round = Pas de virage à la première manche : volez en ligne droite.
refusal-straight-ends-there = Une ligne droite mène en { $cell }, et permet deux pierres : choisissez-la.
refusal-no-turning-way = Aucun trajet avec virages ne mène de { $start } à { $cell } en { $points } pas tout juste.
refusal-token-gone = Vous avez déjà dépensé la pièce d’énergie { $token }.
refusal-no-token-in-first-round = Pas de pièce d’énergie à la première manche tant que votre vaisseau peut bouger : gardez la { $token }.
refusal-spend-token-first = Aller où l’on veut demande une pièce d’énergie : dépensez-en d’abord une.
refusal-only-with-token = Votre vaisseau peut bouger et il ne vous reste aucune pièce d’énergie : vous ne pouvez pas choisir { $cell }.
refusal-no-standing-in-first-round = Pas de pièce d’énergie à la première manche tant que votre vaisseau peut bouger : volez, { $cell } attendra.
refusal-supply-not-empty = On ne reprend une pierre que si la réserve est vide, { $supply ->
        [one] et il vous en reste une.
       *[other] et il vous en reste { $supply }.
    }
refusal-put-it-in-first = Remettez d’abord en jeu la pierre que vous avez reprise.
refusal-no-own-stone = Vous n’avez pas de pierre visible en { $cell }.
refusal-stones-come-first = Les pierres d’abord, la construction ensuite : dites que vous en avez fini avec les pierres.
refusal-no-such-rocket = Il n’y a pas de vaisseau { $rocket } à cette table.
refusal-supply-empty = Votre réserve est vide : reprenez d’abord une pierre visible.
refusal-own-rocket-done = Plus de pierre pour votre vaisseau ce tour-ci.
refusal-only-own-rocket = Seul votre vaisseau peut encore recevoir une pierre, pas un autre ({ $rocket }).
refusal-stone-makes-no-difference = La pierre en { $cell } ne vous laisse rien à choisir : nommez-en une autre.
refusal-stone-of-no-choice = Aucune des constellations qui restent n’utilise la pierre en { $cell } : nommez-en une autre.
refusal-too-few-stones = Ces pierres ne suffisent pas pour { $height ->
        [one] un étage
       *[other] { $height } étages
    }.
refusal-no-own-pyramid = Vous n’avez pas de pyramide à surélever en { $cell }.
refusal-not-taller = La pyramide en { $cell } a déjà { $before ->
        [one] un étage
       *[other] { $before } étages
    } : { $height }, ce n’est pas plus haut.
refusal-upgrade-instead = Votre pyramide se dresse en { $cell } : vous ne pouvez que la surélever.
refusal-no-own-stone-there = Vous n’avez pas de pierre visible en { $cell } où construire.
refusal-no-pyramid-left = Il ne vous reste pas de pyramide à { $height ->
        [one] un étage
       *[other] { $height } étages
    } pour { $cell }.
refusal-no-constellation = { $height ->
        [2] Aucune autre de vos pierres ou pyramides ne touche { $cell } : il en faut deux côte à côte.
        [3] { $cell } n’est dans aucune ligne de trois de vos pierres ou pyramides, à écarts égaux.
        [4] { $cell } n’est dans aucune ligne de quatre de vos pierres ou pyramides, à écarts égaux.
       *[other] { $cell } n’est le coin d’aucun carré de quatre de vos pierres ou pyramides.
    }
refusal-needs-stone = Il n’y a que des pyramides en { $points } : il faut au moins une pierre parmi elles.
refusal-pyramids-stand-in = Variante expert : en { $points }, une pyramide remplacerait une pierre, ce que seule celle qu’on surélève peut faire.

## Réponses, pour le terminal et les boutons simples

verb-stand = Vaisseau en { $cell }
verb-fly = Tout droit en { $cell }
verb-turn = Avec des virages en { $cell }
verb-spend = Dépenser la pièce d’énergie { $token }
verb-drop = Une pierre dans un vaisseau : { $rocket }
verb-take = Reprendre la pierre en { $cell }
verb-done = Plus de pierre
verb-build = Construire { $height ->
        [one] un étage
       *[other] { $height } étages
    } en { $cell }
verb-upgrade = Surélever { $cell } à { $height } étages
verb-use = La pierre en { $cell }
verb-enough = Aucune autre pierre
verb-skip = Ne rien construire

## Options de la table

option-expert-variant = Variante expert
option-expert-variant-meaning = D’ordinaire, vos pyramides tiennent lieu de pierres dans toute constellation. Pour les experts, une nouvelle pyramide ne demande que des pierres, et une pyramide ne compte que pour être elle-même surélevée.
option-expert-variant-false = Sans
option-expert-variant-true = Avec

option-diagonal-squares = Carrés sur la pointe
option-diagonal-squares-meaning = Le carré des 5 étages est d’ordinaire posé bien droit, ses côtés suivant les lignes et les colonnes. On peut aussi l’admettre sur la pointe, à 45 degrés.
option-diagonal-squares-false = Ne comptent pas
option-diagonal-squares-true = Comptent aussi

option-two-player-finish-round = Fin à deux joueurs
option-two-player-finish-round-meaning = À deux seulement : à 45 points, la partie s’arrête d’ordinaire sur-le-champ. Sinon on finit la manche, pour que chacun ait joué autant de tours.
option-two-player-finish-round-false = Sur-le-champ
option-two-player-finish-round-true = Après la manche

option-show-rocket-contents = Contenu des vaisseaux
option-show-rocket-contents-meaning = D’ordinaire, nul ne voit ce qu’il y a sous un vaisseau : à chacun de s’en souvenir. On peut aussi tout montrer.
option-show-rocket-contents-false = Caché
option-show-rocket-contents-true = Visible de tous

option-map = Plan de la cité
option-map-meaning = Les dessins du plateau imprimé sont perdus, et notre plan est une reconstitution. Si vous le connaissez mieux, dessinez le vôtre, jusqu’à 16 cases sur 16 : les quartiers et leurs valeurs, ceux qui sont couverts à moins de joueurs, le lac, la rivière et les cases qui les bordent.
option-map-number = valeur { $count }
option-map-river-bank = au bord de la rivière
option-map-lake-shore = au bord du lac
option-map-line = le cours de la rivière
option-map-add = Nouveau quartier
option-map-default = La cité telle que nous la connaissons
option-map-writing = Notre plan vous est donné à corriger : rows_full a un caractère par case, ~ pour le lac ; districts nomme les quartiers, un par caractère ; river_bank et lake_shore nomment les cases au bord de l’eau.

## Pourquoi un plan n’est pas accepté : la fin de la phrase problem-bad-option

# $fault et $detail : ce que dit le lecteur de JSON, abrégé et en entier.
bad-map-syntax = ligne { $line }, colonne { $column } du texte, { $fault ->
        [trailing-comma-in-array] il y a une virgule de trop
        [trailing-comma-in-object] il y a une virgule de trop
        [object-keys-must-be-strings] il faut un nom entre guillemets droits
        [expected] il faut deux-points
        [expected-or] il manque une virgule, une accolade ou un crochet
        [trailing-characters] il y a du texte après la fin
        [invalid-character] un caractère n’a pas sa place
       *[other] ce n’est pas du JSON ({ $detail })
    }
bad-map-cut-short = le JSON s’arrête avant sa fin, ligne { $line }, colonne { $column } du texte
bad-map-too-deep = trop de listes et d’objets sont emboîtés
bad-map-no-object = un plan est un objet JSON, et ceci est { $got ->
        [int] un nombre entier
        [float] un nombre à virgule
        [str] un texte
        [bool] vrai ou faux
        [array] une liste
        [object] un objet
        [null] rien (null)
       *[other] { $got }
    }
bad-map-field-missing = il manque { $field }
bad-map-field-kind = { $field } doit être { $expected ->
        [int] un nombre entier
        [float] un nombre à virgule
        [str] un texte
        [bool] vrai ou faux
        [array] une liste
        [object] un objet
        [null] rien (null)
       *[other] { $expected }
    }, et c’est { $got ->
        [int] un nombre entier
        [float] un nombre à virgule
        [str] un texte
        [bool] vrai ou faux
        [array] une liste
        [object] un objet
        [null] rien (null)
       *[other] { $got }
    }
bad-map-field-wrong = { $field } n’est pas comme il faut ({ $detail })
bad-map-rows = un plan a de 1 à { $most } lignes, et celui-ci en a { $rows }
bad-map-columns = un plan a de 1 à { $most } colonnes, et celui-ci en a { $columns }
bad-map-row-length = la ligne { $row } du plan compte { $cells } cases et la ligne 1 en compte { $first }
bad-map-char = « { $char } » en { $cell } n’est ni le lac « { $lake } » ni un quartier de la liste
bad-map-district-char = le quartier { $district } ne peut pas avoir le caractère « { $char } » : il en faut un seul, visible, autre que « { $lake } » et « { $covered } »
bad-map-district-no-id = le quartier { $district } n’a pas d’id
bad-map-district-twice = les quartiers { $first } et { $second } sont tous deux « { $name } »
bad-map-district-value = le quartier { $district } ({ $id }) vaut { $value }, et les valeurs vont de 1 à { $most }
bad-map-no-sacred = aucun quartier n’a l’id « { $id } »
bad-map-sacred-small = le quartier { $district } ({ $id }) compte { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, et { $rockets } vaisseaux doivent y tenir
bad-map-cover-twice = le recouvrement { $cover } a l’id « { $id } » d’un autre
bad-map-cover-no-district = le recouvrement { $cover } cache « { $id } », qui n’est pas un quartier
bad-map-cover-sacred = le recouvrement { $cover } cache le quartier sacré
bad-map-covers-players = des recouvrements sont donnés pour « { $players } » joueurs, et l’on joue de 2 à { $most }
bad-map-covers-unknown = pour { $players } joueurs, il n’y a pas de recouvrement « { $id } »
bad-map-covers-missing = les recouvrements pour { $players } joueurs manquent ; une liste vide convient
bad-map-water-cell = la case { $number } de { $list }, « { $cell } », n’est pas dans un quartier
bad-map-water-twice = { $list } nomme deux fois { $cell }
bad-map-river-corner = le coin { $corner } de la rivière est hors du plan
bad-map-copy-entry = { $field } ne s’accorde pas avec le reste du plan : voyez « { $entry } »
bad-map-copy-number = { $field } est { $given }, et le reste du plan donne { $expected }
bad-map-copy-row = { $field }, ligne { $row } : « { $given } » devrait être « { $expected } »
bad-map-copy-rows = { $field } compte { $given } lignes, et le plan { $expected }

## Décompte

score-builds = Constructions
score-bonus = Bonus
score-river = Rivière
score-lake = Lac
score-districts = Quartiers
score-tokens = Pièces d’énergie

## La table en quelques lignes

picture-round = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round }
    } · dé : { $die }
picture-player = pierres { $stones } · pyramides de 1 à 5 étages : { $pyramids } · pièces d’énergie : { $tokens } · marquerait { $total }

## Sommes : les mots qui suivent le nombre

sum-stone = { $count ->
        [one] pierre en réserve
       *[other] pierres en réserve
    }
sum-storey = { $count ->
        [one] étage
       *[other] étages
    }
sum-token = { $count ->
        [one] pièce d’énergie
       *[other] pièces d’énergie
    }

## Ce qu’une réponse apporte, ce qui attend, ce qui serait perdu

hint-unbuilt = Rien n’est construit, alors { $builds ->
        [one] qu’une construction est possible
       *[other] que { $builds } constructions sont possibles
    }{ $points ->
        [0] .
       *[other]  ; { $builds ->
            [one] elle rapporte
           *[other] la meilleure rapporte
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
hint-unplaced = { $stones ->
        [one] Une pierre que vous pourriez placer reste en réserve
       *[other] { $stones } pierres que vous pourriez placer restent en réserve
    }.
