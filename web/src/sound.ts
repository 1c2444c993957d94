/** Small sounds, made on the spot; silent unless they are switched on. */

import { moves, settings } from './settings.svelte';

let context: AudioContext | null = null;

interface Note {
  from: number;
  to: number;
  time: number;
  kind: OscillatorType;
  loud: number;
}

const NOTES = {
  place: { from: 320, to: 180, time: 0.09, kind: 'triangle', loud: 0.16 },
  reveal: { from: 420, to: 640, time: 0.16, kind: 'sine', loud: 0.12 },
  moo: { from: 190, to: 120, time: 0.55, kind: 'sawtooth', loud: 0.07 },
  gain: { from: 520, to: 880, time: 0.2, kind: 'sine', loud: 0.12 },
  end: { from: 392, to: 784, time: 0.6, kind: 'triangle', loud: 0.14 },
} satisfies Record<string, Note>;

export type Sound = keyof typeof NOTES;

/** Lets the device tremble, where it can and may. */
export function tremble(): void {
  if (settings.tremble && moves()) navigator.vibrate?.([40, 60, 90]);
}

export function sound(name: Sound): void {
  if (!settings.sound) return;
  const note = NOTES[name];
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime;
  const end = start + note.time;
  const oscillator = new OscillatorNode(context, { type: note.kind, frequency: note.from });
  const volume = new GainNode(context, { gain: 0 });
  oscillator.frequency.exponentialRampToValueAtTime(note.to, end);
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}
