# Ce que dit la maison elle-même, autour des jeux.

## Accueil

tagline = Sous le grand arbre, au milieu de la place : asseyez-vous, on joue.
games = Les jeux
play-now = Jouer maintenant
new-table = Nouvelle table
rules = Règles
players-range = { $min } à { $max } joueurs
players = { $count } joueurs
by-authors = Un jeu de { $authors } ({ $publisher }, { $year })
authors-join = { " " }et{ " " }
your-tables = Vos tables
rank-here = { $rank ->
        [1] Gagnée
       *[other] { $rank }e place
    }
all-tables = Les { $count } tables
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

## Qui l’on est

me-title = Vous
me-meaning = Ni compte ni mot de passe : ce navigateur vous connaît, et d’autres le peuvent.
who-title = Comment on vous appelle
who-meaning = À toutes les tables où vous prendrez place.
your-emblem = Votre emblème
emblem-jaguar = Jaguar
emblem-quetzal = Quetzal
emblem-serpent = Serpent
emblem-bat = Chauve-souris
emblem-monkey = Singe
device-title = Sur un autre appareil
device-meaning = Un lien ou un code vous y emmène avec votre nom, vos réglages et vos places. Il sert une seule fois ; ne le montrez à personne.
device-make = Faire un lien
device-again = Faire un autre lien
device-link = Votre lien privé
device-code = Code à scanner : votre lien privé
device-ends = Sert une fois, jusqu’à { $time }.
enter-title = Être vous-même sur cet appareil ?
enter-meaning = Vous arrivez par le lien d’un appareil qui vous connaît. Votre nom, vos réglages et vos places seront aussi ici.
enter = Oui, c’est moi
enter-not = Non
passkey-title = Pour de bon
passkey-meaning = Une clé d’accès sur votre téléphone ou votre ordinateur vous ramène, même si ce navigateur oublie tout.
passkey-keep = Me garder avec une clé d’accès
passkey-enter = Revenir avec une clé d’accès
passkey-kept = C’est fait : cette clé d’accès vous ramène.
passkey-entered = Vous revoilà.
passkey-count = { $count ->
        [one] Une clé d’accès vous connaît.
       *[other] { $count } clés d’accès vous connaissent.
    }
passkey-not-given = Aucune clé d’accès reçue : la demande a été annulée, ou cet appareil n’en a pas pour ce site. Réessayez, ou prenez le lien d’un autre appareil.
passkey-impossible = Les clés d’accès demandent une page avec un nom et un cadenas (https). La personne qui tient ce serveur peut s’en charger.
record-title = Vos parties
record-meaning = Personne d’autre que vous ne voit ceci. Les parties autour d’un même appareil et les leçons ne comptent pas.
record-games = { $played ->
        [one] { $played } partie, { $won } gagnée
       *[other] { $played } parties, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }
    }
record-average = Points en moyenne
record-best = Meilleur résultat
record-time = Temps par partie
record-minutes = { $minutes ->
        [0] moins d’une minute
       *[other] { $minutes } min
    }
record-rating = { $played ->
        [one] Classement, sur une partie
       *[other] Classement, sur { $played } parties
    }
rated = Partie classée : elle compte pour le classement de chacun, que chacun est seul à voir
rated-here = Cette partie est classée.
rated-short = classée
deadline = fin du temps { $when }
record-opponents = Avec qui
record-met = { $met ->
        [one] une partie
       *[other] { $met } parties
    } : { $ahead } devant, { $behind } derrière
forget-title = Tout oublier
forget-meaning = Votre nom, vos réglages, vos clés d’accès et vos places, ici et sur tous vos appareils.
forget = Tout oublier
forget-ask = Tout oublier pour de bon ?
forget-warning = Dans les parties en cours, des bots prennent vos places. Les parties finies restent à celles et ceux qui les ont jouées avec vous, sous le nom que vous y aviez. C’est sans retour.
forget-not = Me garder

## Tables ouvertes

meet = Trouver un adversaire
open-tables = Tables ouvertes
open-meaning = Tout le monde peut s’asseoir ou regarder ici. Votre table est privée, sauf si vous en décidez autrement.
open-gathering = On vous attend
open-playing = À regarder
open-over = À étudier
open-none = Personne n’attend pour l’instant. Ouvrez une table depuis l’accueil : la prochaine personne la trouvera ici.
all-open-tables = { $count ->
        [one] Une table ouverte
       *[other] Les { $count } tables ouvertes
    }
open-join = S’asseoir
open-watch = Regarder
open-here = À la table en ce moment
free-seats = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
open-who = Qui peut trouver cette table ?
open-private = Seulement celles et ceux qui reçoivent le lien
open-open = Tout le monde : elle figure parmi les tables ouvertes
open-level = Pour qui ?
open-level-any = Pour tout le monde
open-level-beginner = Pour débuter
open-level-regular = Pour les habitués
open-level-expert = Pour les experts
open-language = Langue
open-any-language = Peu importe
others-wait = D’autres attendent aussi
others-wait-meaning = Asseyez-vous plutôt avec eux : votre place ici se libère.

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
level-wins = { $players ->
    [2] Gagne { $wins ->
        [one] une partie
       *[other] { $wins } parties
    } sur 10 contre { $below }.
   *[other] Gagne { $wins ->
        [one] une partie
       *[other] { $wins } parties
    } sur 10, seul contre { $others } × { $below } ; { $even } serait l’équilibre.
}
level-interval = Mesuré sur { $games } parties : de { $low } à { $high } sur 10, sûr à 95 %.
level-unproven = À ce nombre de joueurs, pas nettement plus fort que { $below }.
level-unmeasured = Sa force n’a pas encore été mesurée à ce nombre de joueurs.
seat-open-meaning = Un ami s’y assoit avec le lien de la table.
your-name = Votre nom
name-of-seat = Nom à la place { $number }
local-name = Joueur { $number }
level = Force du bot
options = Options
options-meaning = La règle habituelle convient à une première partie.
usual = d’usage
option-written = Fait à la main
draw-what = Que poser
draw-kind = { $name }
draw-kind-number = { $name }, { $number }
draw-left = { $count ->
    [0] épuisé
    [one] reste 1
   *[other] reste { $count }
}
draw-how = Choisissez que poser, puis pressez les cases. Les flèches du clavier vont d’une case à l’autre.
draw-how-turning = Choisissez que poser, puis pressez les cases ; pressez encore pour tourner. Les flèches du clavier vont d’une case à l’autre.
draw-how-line = Pressez un coin pour y mener le cours ; pressez-le à mi-chemin pour le couper là, ou à son bout pour reculer.
draw-how-covering = Pressez une case : tout son quartier est couvert avec ce nombre de joueurs, ou ne l’est plus.
draw-cells = Cases
draw-corners = Coins des cases
draw-corner = Coin { $column }, { $row }
draw-covered = { $count ->
    [one] couvert à { $count } joueur
   *[other] couvert à { $count } joueurs
}
draw-name = Nom :
draw-remove = Retirer
draw-cell = { $cell } : { $what }
draw-turned = tourné de { $degrees }°
draw-number = Valeur : { $name }
draw-columns = { $count ->
    [one] 1 colonne
   *[other] { $count } colonnes
}
draw-rows = { $count ->
    [one] 1 rangée
   *[other] { $count } rangées
}
draw-fewer-columns = Une colonne de moins
draw-more-columns = Une colonne de plus
draw-fewer-rows = Une rangée de moins
draw-more-rows = Une rangée de plus
draw-playable = On peut y jouer.
draw-preview = La table telle qu’elle serait
draw-not = Ce qui est écrit ne peut être dessiné.
draw-experts = En texte, pour les experts
draw-again = Recommencer
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
invite-only-here = Cette adresse ne marche que sur cette machine. Pour d’autres appareils, lancez « ceiba serve --host 0.0.0.0 » et ouvrez Ceiba par l’adresse de la machine sur le réseau.
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
decided-by = Ce qui a fait la différence : { $source }, { $by } d’avance sur { $name }.
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
undo-asked = Annulation demandée : les autres réfléchissent.
undo-withdraw = Laisser tomber
undo-request = { $name } voudrait annuler son coup
undo-declined = { $by } n’est pas d’accord : { $name } n’annule pas son coup.
undo-withdrawn = { $name } ne veut plus annuler son coup.
undo-unanswered = Tous n’ont pas répondu à temps : { $name } n’annule pas son coup.
undo-request-meaning = Depuis ce coup, quelque chose a été dévoilé ou quelqu’un a joué. C’est à la table de dire oui.
agree = D’accord
decline = Non, on continue
close = Fermer
chat-line = Un mot pour la table
chat-empty = Personne n’a encore rien dit.
spectator = Un spectateur
spectators = Spectateurs
someone = quelqu’un
said-by = { $name } : { $words }
watching = Regardent : { $names }
watchers = { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
mute = Ne plus entendre quelqu’un
phrases = Mots tout prêts
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-bravo = Bravo !
phrase-oh = Oh !
phrase-ouch = Aïe !
phrase-haha = Ha ha !
phrase-hmm = Hum…
kept-for = { $days ->
        [0] Ici, rien n’est supprimé de soi‑même.
       *[other] Une table où personne n’a joué ni parlé depuis { $days } jours est supprimée ici, avec son journal et tout ce qui s’y est dit.
    }
send = Envoyer
shared-screen = Plateau seul, pour le grand écran
move-seat = Ma place sur un autre appareil
move-seat-meaning = Ce code ouvre votre place, avec votre main. Ne le montrez à personne d’autre.
leave = Quitter la partie
leave-title = Quitter la partie ?
leave-meaning = Un bot prend votre place pour de bon, et la partie continue sans vous.
stay = Rester
report = Quelque chose ne va pas
report-meaning = L’hôte de ce serveur lira votre mot, avec la table telle que vous la voyez. Rien de ce que les autres cachent n’est joint.
report-expected = Qu’attendiez‑vous ?
report-kept = Merci. L’hôte trouvera votre mot : signalement { $id }.
ahead = Réponses à l’avance
ahead-meaning = Préparez vos prochaines réponses : le serveur les garde secrètes et les donne, dans l’ordre, quand c’est à vous. Si l’une n’est plus permise, toutes sont abandonnées, et la question vous attend.
ahead-answer = Prochaine réponse
ahead-other = Une autre…
ahead-written = Comme le journal de la partie l’écrit
ahead-unchanged = Seulement si personne d’autre n’a répondu depuis
ahead-unchanged-short = si personne d’autre n’a répondu
ahead-add = Préparer
ahead-remove = Ne plus préparer : { $what }
ahead-dropped-changed = Quelque chose s’est passé entre‑temps : vos réponses préparées sont abandonnées.
ahead-dropped-refused = Une réponse préparée n’était plus permise : toutes sont abandonnées.
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
same-deal = La même donne à d’autres tables
same-deal-meaning = D’autres commencent exactement comme vous : la chance est la même pour tous, et l’on peut comparer ce que chacun en a fait.
same-deal-others = La donner à d’autres
same-deal-again = La rejouer
same-deal-compare = Comparer les tables
deal-title = Une donne, plusieurs tables
deal-secret = Cette donne se joue encore. Ceux qui l’ont terminée voient les résultats ; tout le monde les verra quand elle sera finie partout.
deal-meaning = À côté de chaque total : l’écart avec la moyenne de la même place.
deal-export = Résultats en fichier
deal-link = Lien vers cette comparaison
deal-here = Cette donne se joue à plusieurs tables.
deal-known = { $count ->
        [one] { $names } l’a déjà jouée.
       *[other] { $names } l’ont déjà jouée.
    }
watch-replay = Revoir la partie
download-log = Journal de la partie
luck = Comment vérifier le hasard
luck-meaning = Tout le hasard de cette partie vient d’une graine, secrète jusqu’à la fin. Voici son empreinte : elle ne dit rien de la graine, et aucune autre n’a la même. La partie finie, la graine est dévoilée, et cette page vérifie que l’empreinte est bien la sienne.
luck-proved = Vérifié à l’instant par cette page : l’empreinte que ce navigateur a reçue pendant la partie est bien celle de la graine dévoilée à la fin. Tout le hasard était donc fixé d’avance, et personne n’a pu le changer en route. Avec cette graine, le journal rejoue la partie à l’identique.
luck-matched = Vérifié à l’instant par cette page : l’empreinte est bien celle de la graine dévoilée. Mais ce navigateur n’était pas à table pendant la partie : comparez l’empreinte avec celle de quelqu’un qui y était, pour savoir qu’on ne l’a pas échangée.
luck-broken = L’empreinte publiée pendant la partie n’est pas celle de cette graine : le hasard a pu être changé. Demandez à la personne qui tient ce serveur pourquoi.
commitment = Empreinte
seed = Graine

## Revoir une partie

replay = Revoir une partie
replay-controls = Lecture
replay-step = Moment de la partie
step-of = { $step } / { $last }
step-back = Coup précédent
step-next = Coup suivant
turn-back = Tour précédent
turn-next = Tour suivant
replay-speed = Vitesse
replay-times = × { $speed }
replay-eyes = Par les yeux de qui
eyes-spectator = En spectateur
eyes-seat = Comme { $name }
eyes-open = Tout à découvert
copy-moment = Lien vers ce moment
points-short = Points
points-title = Les points, manche après manche
points-meaning = Les points que chacun avait au début de chaque manche ; ce qui ne compte qu’à la fin vient d’un coup. Un clic sur une manche y conduit.
points-round = Manche { $number }
points-at = Par origine, manche { $number } sur { $last }
points-sources = Points par origine
compare = Comparer
compare-meaning = Une autre partie de la même donne vient se poser à côté, tour par tour : une partie reprise d’ici, ou jouée par d’autres.
compare-link = Lien de l’autre partie
compare-do = Poser à côté
compare-other-deal = Cette partie a commencé par une autre donne : il n’y a rien à comparer.
compare-beside = L’autre partie
play-on = Reprendre d’ici
play-on-meaning = Une nouvelle table s’ouvre à ce moment, avec des bots ou des amis. La partie que vous revoyez reste comme elle est. Le hasard reste le même aussi : qui connaît la fin sait ce qui vient.
look-back = Revenir en arrière
look-back-here = Vous regardez un moment passé.
look-back-news = { $count ->
        [one] Un nouveau coup depuis.
       *[other] { $count } nouveaux coups depuis.
    }
back-to-now = Au présent
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
show-figure = Voir l’image
no-rule-found = Aucune règle ne contient ces mots.
no-rules = Les règles de ce jeu ne sont pas encore écrites.

## La pendule

pace = Cadence
pace-none = Sans pendule
pace-live = En direct
pace-correspondence = Par correspondance
pace-none-meaning = Chacun prend le temps qu’il lui faut.
pace-live-meaning = Tout le monde est à table. Chacun a son temps pour la partie entière ; les premières secondes de chaque tour sont offertes.
pace-correspondence-meaning = On passe de temps en temps : chaque tour a son échéance.
pace-game = Temps pour la partie
pace-turn = Offert à chaque tour
pace-a-turn = Temps pour un tour
pace-weekends = Samedi et dimanche ne comptent pas
pace-zero = Quand le temps est écoulé
pace-zero-bot = un bot joue jusqu’au retour
pace-zero-give-up = la place est laissée à un bot
pace-away = Un absent peut être remplacé par un bot après
pace-away-host = le délai fixé par l’hôte
pace-live-is = { $seconds ->
        [0] En direct : { $minutes } minutes chacun pour la partie.
       *[other] En direct : { $minutes } minutes chacun pour la partie, et { $seconds } secondes offertes à chaque tour.
    }
pace-mail-is = Par correspondance : { $time } pour un tour.
pace-mail-weekends-is = Par correspondance : { $time } pour un tour, sans les week-ends.
seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-hours = { $hours } h { $minutes }
clock-days = { $days } j { $hours } h
time-left = Temps restant :
clock-pause = Arrêter la pendule
clock-go-on = La remettre en marche
clock-paused = La pendule est arrêtée.
pause-asked = Vous avez demandé une pause ; les autres décident.
go-on-asked = Vous voulez remettre la pendule en marche ; les autres décident.
request-pause = { $name } demande une pause
request-meaning-pause = La pendule s’arrête si tout le monde est d’accord, et repart quand tout le monde le veut.
request-go-on = { $name } veut reprendre
request-meaning-go-on = La pendule repart si tout le monde est d’accord.
out-of-time = Votre temps est écoulé : un bot joue pour vous.
i-am-back = Me revoilà
stand-in-soon = { $name } est absent. Dans { $time }, vous pourrez appeler un bot, ou attendre encore.
seat-left = { $name } a quitté la table.
seat-back = { $name } est à table.
seat-bot = Un bot joue désormais pour { $name }.
seat-person = { $name } joue de nouveau.

## Les avis, et la page comme application

notices = Me prévenir quand c’est à moi
notices-meaning = Un avis par tour, aucun tant que vous êtes à table. Il dit à qui est le tour, et rien d’autre.
notices-here = Sur cet appareil
notices-browser = Un navigateur
notices-mail = Adresse électronique
notices-webhook = Webhook (Discord, Matrix, ntfy)
notices-add = Ajouter
notices-remove = Ne plus prévenir : { $what }
notices-refused = Ce navigateur ne donne pas d’avis. Autorisez-les dans ses réglages ; sur un iPhone, ajoutez d’abord Ceiba à l’écran d’accueil.
quiet-hours = Heures calmes
quiet-from = de
quiet-to = à
new-version = Une nouvelle version de Ceiba est là.
load-it = La charger

## Ce qu’un choix apporte

foreseen-then = Puis : { $asks }
foreseen-open = La suite n’est pas connue d’avance.
to-decision = Aller à la question
ask-table = Interroger le plateau : les flèches vont d’une chose à l’autre
about-more = { $count ->
        [one] Et un autre choix.
       *[other] Et { $count } autres choix.
    }
about-not-now = Rien à choisir ici pour cette question.
named-what = { $name } : { $what }
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

## Conseils : ce que ferait le meilleur bot

advice = Conseil
advice-title = Ce que ferait Ahau
advice-meaning = Vu de votre place, en moyenne sur des parties imaginées. Touchez une réponse pour l’examiner sur le plateau.
advice-walk-meaning = Touchez la suite pour la jouer d’un coup, telle quelle.
advice-thinking = Ahau réfléchit…
advice-failed = Pas de conseil pour l’instant. Réessayez un peu plus tard.
advice-close = Fermer le conseil
advice-walk = { $count ->
    [one] Toute la suite, en une étape
   *[other] Toute la suite, en { $count } étapes
}
advice-ahead = { $count ->
    [0] finit à égalité avec { $rival }
    [one] finit { $count } point devant { $rival }
   *[other] finit { $count } points devant { $rival }
}
advice-behind = { $count ->
    [one] finit { $count } point derrière { $rival }
   *[other] finit { $count } points derrière { $rival }
}
advice-less = { $count ->
    [one] { $count } point de moins
   *[other] { $count } points de moins
}
advice-perhaps-less = { $count ->
    [one] peut-être { $count } point de moins
   *[other] peut-être { $count } points de moins
}
advice-same = à peu près aussi bien
advice-wins = gagne { $wins } fois sur 100
advice-than-second = En points pour vous, face au choix 2 : { $why }
advice-than-first = En points pour vous, face au choix 1 : { $why }
advice-rivals = le meilleur des autres
advice-rivals-less = moins pour { $rival }
advice-rivals-more = plus pour { $rival }
advice-rest = le reste
advice-asked = a demandé un conseil.
advice-allowed = On peut demander conseil à Ahau ; les autres joueurs en sont informés

## L’entraîneur : la partie revue par le meilleur bot

coach = Entraîneur
coach-title = La partie vue par l’entraîneur
coach-for = Réponses de
coach-working = L’entraîneur revoit la partie. Vous pouvez fermer : il continue.
coach-outlook = Les points attendus, tour après tour
coach-outlook-meaning = De chaque moment, la partie a été rejouée jusqu’au bout de nombreuses fois : voici ce que chacun pouvait espérer, d’après ce que savait le joueur choisi. Un clic conduit au moment.
coach-entry = { $round ->
    [0] coup { $number }
   *[other] manche { $round }, coup { $number }
}
coach-points = { $points } { $count ->
    [one] point
   *[other] points
}
coach-swings = Les moments décisifs
coach-swing = { $players ->
    [2] { $name } : { $points } face à { $rival }
   *[other] { $name } : { $points } face au meilleur des autres
}
coach-happened = Ce qui s’est passé
coach-swings-meaning = Les tours après lesquels les points attendus ont le plus changé.
coach-slips = Les réponses qui ont coûté le plus
coach-judged = { $count ->
    [0] Aucune réponse n’a pu être pesée.
    [one] Une réponse a été pesée, avec ce que le joueur savait alors.
   *[other] { $count } réponses ont été pesées, avec ce que le joueur savait alors.
}
coach-no-slips = Aucune n’a nettement coûté de points.
coach-given = Joué
coach-better = Mieux
coach-why = Ce que cela aurait changé, en points : { $why }
coach-line = La suite aurait pu être…
coach-look = Voir
coach-try = Essayer d’ici
