/** Small sounds, made here and now: a few partials of wood, stone and shell. Off by default. */

type Tone = [hertz: number, at: number, seconds: number];

const SOUNDS = {
  /** Somebody else's turn was shown: a knock on wood. */
  turn: [
    [220, 0, 0.09],
    [330, 0.05, 0.07],
  ],
  /** A great moment: a rising call on a shell. */
  moment: [
    [196, 0, 0.4],
    [294, 0.16, 0.4],
    [392, 0.32, 0.6],
  ],
  /** It is up to you: two clear stones. */
  mine: [
    [523, 0, 0.12],
    [659, 0.11, 0.18],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.08;
let context: AudioContext | null = null;

/** Browsers keep silent until the page was touched once: before that there is nothing to hear. */
function awake(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false)
    return null;
  context ??= new AudioContext();
  // A phone puts it to sleep when one looks elsewhere.
  if (context.state !== 'running') void context.resume();
  return context;
}

export function play(sound: Sound): void {
  const context = awake();
  if (!context) return;
  for (const [hertz, at, seconds] of SOUNDS[sound]) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
