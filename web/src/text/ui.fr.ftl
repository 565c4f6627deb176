# Ce que dit la maison elle-même, autour des jeux.

## Accueil

tagline = Sous le grand arbre, au milieu de la place : asseyez-vous, on joue.
games = Les jeux
play-now = Jouer maintenant
new-table = Nouvelle table
rules = Règles
players-range = { $min } à { $max } joueurs
players = { $count } joueurs
minutes = { $minutes } minutes
by-authors = Un jeu de { $authors } ({ $publisher }, { $year })
authors-join = { " " }et{ " " }
your-tables = Vos tables
status-gathering = On attend du monde
status-playing = Partie en cours
status-over = Partie finie
unofficial = Ceiba est un hommage libre et non officiel, sans lien avec les auteurs ni les éditeurs de ces jeux. Dessins et textes sont de nous.
replay-a-file = Revoir une partie depuis un fichier
default-name = Voyageur
home-link = Ceiba, accueil
go-home = Retour à l’accueil
lost-title = Ce chemin se perd dans la forêt
lost-text = Il n’y a rien à cette adresse. La place est par ici.

## Leçons

teach = Leçon
teach-step = Étape { $step } sur { $steps }
teach-next = Suite
teach-before = Retour
teach-again = Recommencer
teach-skip = Passer
teach-back = Revenir à la leçon
teach-your-move = À vous.
teach-away = Vous continuez à votre idée. La leçon attend là où vous l’avez quittée.
teach-free = C’est votre partie : jouez comme il vous plaît.
teach-offer = Ce jeu est nouveau pour vous ? Une leçon d’environ { $minutes } minutes le montre à la vraie table, une phrase à la fois. Vous pouvez la quitter à tout moment.
teach-take = Montrez-moi
teach-known = Je le connais : jouer
teach-end = D’où viennent les points
teach-first-game = Jouer une vraie partie
two-minutes = En deux minutes
two-minutes-of = { $game } en deux minutes
read-rules = Toutes les règles

## Préférences

theme-now = Lumière : { $theme }
theme-system = comme l’appareil
theme-light = jour
theme-dark = nuit

## Nouvelle table

who-sits = Qui s’assoit ?
how-many = Nombre de joueurs
play-with = Jouer avec
with-bots = Contre des bots
with-friends = Avec des amis, chacun chez soi
with-device = Autour de cet appareil
kind-me = Moi
kind-open = Par lien
kind-local = Ici aussi
kind-bot = Bot
seat-number = Place { $number }
seat-open-meaning = Un ami s’y assoit avec le lien de la table.
your-name = Votre nom
name-of-seat = Nom à la place { $number }
local-name = Joueur { $number }
level = Force du bot
options = Options
options-meaning = La règle habituelle convient à une première partie.
usual = d’usage
option-written = Écrit à la main
open-table = Ouvrir la table
rule-clause = Règle { $clause }

## Avant la partie

join-title = On vous garde une place
gathering-title = On attend encore du monde
take-seat = M’asseoir à cette table
sit-here = Ici
call-bot = Mettre un bot
watch-meaning = Sans vous asseoir, restez simplement sur cette page : vous verrez la partie dès qu’elle commence.
seats-missing = { $count ->
        [0] Tout le monde est là, on commence.
        [one] Encore une place libre. La partie commence dès qu’elle est prise.
       *[other] Encore { $count } places libres. La partie commence dès qu’elles sont prises.
    }
seat-open = Place libre
seat-waits = On attend quelqu’un
seat-mine = C’est vous
seat-here = À table
seat-away = S’est absenté
seat-bot-level = Bot, { $level }
invite = Faites venir les autres
invite-meaning = Envoyez ce lien, ou montrez ce code à un téléphone.
invite-watch = Qu’on vienne regarder
invite-watch-meaning = Avec ce lien, d’autres suivent la partie en spectateurs.
invite-only-here = Cette adresse ne marche que sur cette machine. Pour d’autres appareils, lancez « ceiba serve --host 0.0.0.0 » et ouvrez Ceiba par l’adresse de la machine sur le réseau.
qr-label = Code à photographier : l’adresse de la table
table-link = Adresse de la table
copy-link = Copier le lien
copied = Copié
share = Partager
opening-table = On dresse la table…

## À table

table = La table
board = Plateau
players-region = Joueurs
decision = Ce qu’on vous demande
table-parts = Parties de la table
confirm = Valider
not-this = Pas cela
drawer = Tiroir
tab-story = Récit
tab-rules = Règles
tab-chat = Discussion
tab-table = Table
unread = { $count ->
        [one] un message non lu
       *[other] { $count } messages non lus
    }
your-turn = À vous !
their-turn = Joue maintenant
thinking = Réfléchit…
thinking-short = Réfléchit peu : beaucoup de tables attendent
me-mark = vous
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
waiting-for = { $count ->
        [one] On attend { $names }.
       *[other] On attend encore : { $names }.
    }
you-watch = Vous regardez
watch-table = Regardez la table…
one-moment = Un instant…
skip = Passer l’animation
go-on = Continuer
decided-by = Ce qui a fait la différence : { $source }, { $by } de plus que { $name }.
show-again = Revoir ce qui s’est passé
tempo-now = Rythme : { $tempo }
tempo-slow = lent
tempo-normal = normal
tempo-instant = immédiat
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
undo = Annuler mon coup
stand-in = Un bot pour { $name }
stand-in-short = Un bot
stand-in-title = Faire jouer un bot ?
stand-in-meaning = { $name } fait attendre la table depuis longtemps. Un bot jouera à sa place jusqu’à son retour ; ses coups resteront joués.
stand-in-wait = Attendre encore
stand-in-do = Oui, un bot
undo-ask = Demander à annuler
undo-asked = Annulation demandée : les autres réfléchissent.
undo-withdraw = Laisser tomber
undo-request = { $name } voudrait annuler son coup
undo-declined = { $by } n’est pas d’accord : le coup de { $name } reste joué.
undo-withdrawn = { $name } ne veut plus annuler son coup.
undo-unanswered = Tous n’ont pas répondu à temps : le coup de { $name } reste joué.
undo-request-meaning = Depuis ce coup, quelque chose a été dévoilé ou quelqu’un a joué. C’est à la table de dire oui.
agree = D’accord
decline = Non, on continue
close = Fermer
chat-line = Un mot pour la table
chat-empty = Personne n’a encore rien dit.
spectator = Un spectateur
send = Envoyer
shared-screen = Plateau seul, pour le grand écran
move-seat = Ma place sur un autre appareil
move-seat-meaning = Ce code ouvre votre place, avec votre main. Ne le montrez à personne d’autre.
leave = Quitter la partie
leave-title = Quitter la partie ?
leave-meaning = Un bot prend votre place pour de bon, et la partie continue sans vous.
stay = Rester
hand-over = Passez l’appareil à { $name }
hand-over-open = C’est à { $name } de jouer. Rien n’est caché dans ce jeu : tout le monde peut regarder.
hand-over-meaning = { $name }, votre jeu reste caché jusque‑là. Les autres regardent ailleurs !
i-am = C’est moi, { $name }
link-lost = Connexion perdue, on revient…
link-closed = Le serveur a fermé cette table. Rechargez la page pour réessayer.
problem-unreachable = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.

## Fin de partie

game-over = La partie est finie.
scores = Voir le décompte
winners = { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
total = Total
rematch = Revanche
join-rematch = Rejoindre la revanche
watch-replay = Revoir la partie
download-log = Journal de la partie
luck = Le hasard, à vérifier
luck-meaning = L’empreinte de la graine est publiée dès le début ; la graine elle-même, à la fin.
luck-proved = Vérifié à l’instant par cette page : l’empreinte publiée au début est bien celle de la graine dévoilée à la fin. Tout le hasard était donc fixé avant le premier coup, et personne ne l’a changé depuis.
luck-broken = L’empreinte publiée au début n’est pas celle de cette graine. Demandez à la personne qui tient ce serveur pourquoi.
luck-meaning-over = L’empreinte publiée au début est celle de cette graine : personne n’a pu truquer le sac.
commitment = Empreinte
seed = Graine

## Revoir une partie

replay = Revoir une partie
replay-controls = Lecture
replay-step = Moment de la partie
step-of = { $step } / { $last }
step-first = Au début
step-back = Coup précédent
step-next = Coup suivant
play = Lecture
pause = Pause
drop-log = Déposez ici un journal de partie
drop-log-meaning = Le fichier texte que l’on télécharge à la fin d’une partie.
choose-file = Choisir un fichier
file-too-large = Ce fichier est trop gros pour un journal de partie.

## Règles

search-rules = Chercher dans les règles
search-rules-example = un mot, ou { $clause }
contents = Sommaire
no-rule-found = Aucune règle ne contient ces mots.
no-rules = Les règles de ce jeu ne sont pas encore écrites.

## Ce qu’un choix apporte

foreseen-then = Puis : { $asks }
foreseen-open = La suite n’est pas connue d’avance.
foreseen-days = { $days ->
        [one] demain
       *[other] dans { $days } jours
    }
basket = Ce que vous choisissez ensemble
basket-less = Un de moins : { $name }
basket-more = Un de plus : { $name }
basket-stock = en stock : { $stock }
basket-open = { $count ->
        [one] Encore 1 à choisir
       *[other] Encore { $count } à choisir
    }
