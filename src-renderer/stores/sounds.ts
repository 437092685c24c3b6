/** Small sounds made on the spot: nothing to download, nothing to wait for. Silent until the page was first touched. */
import { useSettings } from './settings';

/** Notes: [frequency in Hz, start, length in seconds]. */
const TUNES = {
  start: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.22],
  ],
  grab: [
    [880, 0, 0.08],
    [1175, 0.08, 0.22],
  ],
  card: [[660, 0, 0.05]],
  tick: [[988, 0, 0.05]],
  tenSeconds: [
    [740, 0, 0.1],
    [740, 0.18, 0.1],
  ],
  timeUp: [
    [587, 0, 0.16],
    [440, 0.16, 0.3],
  ],
  good: [
    [659, 0, 0.1],
    [880, 0.1, 0.2],
  ],
  bad: [[220, 0, 0.2]],
  win: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.4],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;
export type SoundName = keyof typeof TUNES;

const LOUDNESS = 0.12;
let context: AudioContext | null = null;
/** Browsers refuse a sound before someone has touched the page, and complain of one that is tried. */
let touched = false;
for (const gesture of ['pointerup', 'click', 'keydown'])
  window.addEventListener(gesture, () => (touched = true), { once: true, capture: true });

/** Plays a sound, unless it is turned off or the browser has none. */
export function playSound(name: SoundName): void {
  if (!touched || !useSettings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume();
  for (const [frequency, start, length] of TUNES[name]) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = 'triangle';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, currentTime + start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, currentTime + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + start + length);
    note.connect(volume).connect(destination);
    note.start(currentTime + start);
    note.stop(currentTime + start + length);
  }
}
