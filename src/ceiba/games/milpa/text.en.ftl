# Milpa: everything the game says to its players.

game-title = Milpa
game-pitch = How much maize do you dare to sow, before anyone knows the weather?

name-rain = rain
name-sun = sun
name-drought = a drought
name-harvest-home = the harvest is home
name-asked-sowing = what to sow

event-fist-closed = { $seat } closes a fist.
event-harvest = Fists open: { $sown }. The sky brings { $card }. Kernels now: { $kernels }.
event-ended = The harvest is home. Most of the maize belongs to: { $winners }!

prompt-sow = Sow one more kernel, or close your fist? { $fist ->
        [0] It is empty.
        [one] It holds one.
       *[other] It holds { $fist }.
    }

refusal-fist-full = No more than { $most } kernels go into a fist.

verb-sow = Sow one more kernel
verb-close = Close the fist

option-wide-field = The field
option-wide-field-meaning = In a narrow field every kernel bears one less when everybody has sown. A wide one has room for all.
option-wide-field-false = Narrow
option-wide-field-true = Wide

score-kernels = Kernels

picture-days = Days left: { $days }
