/** Small sounds, made on the spot; silent unless they are switched on. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

interface Note {
  from: number;
  to: number;
  time: number;
  kind: OscillatorType;
  loud: number;
}

const PLACE: Note = { from: 320, to: 180, time: 0.09, kind: 'triangle', loud: 0.16 };
const REVEAL: Note = { from: 420, to: 640, time: 0.16, kind: 'sine', loud: 0.12 };
const MOO: Note = { from: 190, to: 120, time: 0.55, kind: 'sawtooth', loud: 0.07 };
const GAIN: Note = { from: 520, to: 880, time: 0.2, kind: 'sine', loud: 0.12 };
const END: Note = { from: 392, to: 784, time: 0.6, kind: 'triangle', loud: 0.14 };

/** What an event sounds like: by its words, so that it holds for every game. */
function noteOf(type: string): Note | null {
  if (/revealed|opened|laid/.test(type)) return REVEAL;
  if (/placed|played|drafted|drawn/.test(type)) return PLACE;
  if (/taken|looted|lost/.test(type)) return MOO;
  if (/gained|bonus/.test(type)) return GAIN;
  if (/match_ended|game_ended/.test(type)) return END;
  return null;
}

export function soundOf(type: string): void {
  const note = settings.sound ? noteOf(type) : null;
  if (!note) return;
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
