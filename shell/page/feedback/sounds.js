// The sounds of the page, made of tones and noise when they are needed: there are no sound files.

/** The occasion of a sound. @typedef {'move' | 'capture' | 'check' | 'turn' | 'end'} Cue */

/**
 * A tone, or a knock of noise.
 * @typedef {object} Part
 * @property {number} at seconds after the beginning
 * @property {number} hertz of the tone, or the middle of the noise
 * @property {number} last seconds until it has died away
 * @property {number} loud 0 to 1
 * @property {boolean} [isKnock]
 */

const knock = (at = 0, hertz = 1500, loud = 0.5) => ({ at, hertz, last: 0.06, loud, isKnock: true });
const tone = (/** @type {number} */ at, /** @type {number} */ hertz, last = 0.25, loud = 0.16) => ({
  at,
  hertz,
  last,
  loud,
});

/** @type {Record<Cue, Part[]>} */
const parts = {
  move: [knock(), tone(0, 190, 0.08, 0.3)],
  capture: [knock(0, 900, 0.7), knock(0.07, 1900, 0.5), tone(0, 120, 0.14, 0.4)],
  check: [tone(0.08, 587), tone(0.2, 784, 0.3)],
  turn: [tone(0.1, 523, 0.22, 0.1)],
  end: [tone(0.1, 392, 0.9), tone(0.25, 494, 0.8), tone(0.4, 587, 0.8), tone(0.55, 784, 1)],
};

/** The quietest that an exponential fade can end at. */
const silence = 0.0001;

/** Half a second of noise, made once. @type {AudioBuffer | undefined} */
let noise;

function noiseOf(/** @type {AudioContext} */ context) {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** The source of the sound of a part, not yet faded. */
function source(/** @type {AudioContext} */ context, /** @type {Part} */ { hertz, isKnock }) {
  if (!isKnock) {
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    return { start: oscillator, end: oscillator };
  }
  const buffer = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 1.2 });
  return { start: buffer, end: buffer.connect(filter) };
}

function playPart(/** @type {AudioContext} */ context, /** @type {Part} */ part) {
  const { start, end } = source(context, part);
  const begin = context.currentTime + part.at;
  const volume = new GainNode(context, { gain: part.loud });
  volume.gain.setValueAtTime(part.loud, begin);
  volume.gain.exponentialRampToValueAtTime(silence, begin + part.last);
  end.connect(volume).connect(context.destination);
  start.start(begin);
  start.stop(begin + part.last);
}

/** @type {AudioContext | undefined} */
let shared;

/** Plays the sounds together. A browser that has none, or allows none before somebody has acted, stays silent. */
export function playSounds(/** @type {Cue[]} */ cues) {
  if (typeof AudioContext === 'undefined') return;
  shared ??= new AudioContext();
  const context = shared;
  // On phones a call, or the locked screen, interrupts it.
  const isRunning = context.state === 'running';
  if (!isRunning) context.resume().catch(() => {});
  // A sound at a time when none is allowed is not made up for later.
  if (!isRunning && !navigator.userActivation?.isActive) return;
  for (const part of cues.flatMap((cue) => parts[cue])) playPart(context, part);
}
