/** What the table must know of a game to draw it; no rule is among it. */

import type { Component } from 'svelte';
import type { AnyAction, AnyEvent, AnyFacts, AnyPreview, AnyView } from '../protocol';
import type { Sound } from '../sound';
import type { Flight } from './flight';

/** Where on the table an answer is tapped, and the number that may be typed for it. */
export interface Target {
  key: string;
  code?: number;
}

/** Several pieces that make an answer together; an instant one is given as soon as all are chosen. */
export interface Selection {
  pieces: readonly Target[];
  instant: boolean;
}

/** What stands beside a name. */
export interface SeatFacts {
  score: number;
  cards: number;
  picked: boolean;
}

/** Cards that have been seen, under a heading given by its key in the words; it may speak of a seat. */
export interface SeenCards {
  heading: string;
  seat?: number;
  cards: readonly (number | string)[];
}

export interface GameTable<View = AnyView, Event extends AnyEvent = AnyEvent, Action = AnyAction> {
  /** What never changes about the game. */
  facts: AnyFacts;
  /** Draws the middle of the table and the hand. */
  component: Component;
  /** Explains what is on the table, where that needs it. */
  help?: Component;
  /** Which pieces come from, or go to, where they are not drawn themselves: by the event and the views around it. */
  flights(event: Event, before: View, after: View): Flight[];
  /** How long to look at it, in milliseconds. */
  pace(event: Event): number;
  /** How long everybody holds their breath before it, in milliseconds. */
  breath?(event: Event): number;
  /** What events sound like; the others make no sound. */
  sounds: { readonly [Type in Event['type']]?: Sound };
  /** Where the answer is tapped; nowhere means a button below the question. */
  target(action: Action, view: View): Target | Selection | null;
  /** Whether a turn begins with it: the last turn is replayed from there. */
  startsTurn(event: Event): boolean;
  /** The scores that a round ended with, where the event ends one. */
  roundScores(event: Event): readonly number[] | null;
  /** Whether it is not worth a line in the log. */
  isQuiet(event: Event): boolean;
  /** The key of the words that explain an answer before it is given, where it needs that. */
  explains(action: Action): string | null;
  /** The part of a preview of several pieces that is about the one at a place. */
  previewPart?(preview: AnyPreview, key: string): AnyPreview | null;
  seats(view: View): SeatFacts[];
  /** What the view's seat holds, in short words. */
  hand(view: View): string[];
  /** Every card that this seat has seen, as far as it still matters. */
  seen(view: View): SeenCards[];
  /** All numbers that there are, where each is there once: then those not seen are shown too. */
  deck?(view: View): number[];
}

/** Makes the table of a game from its facts and the name of the variant that is played. */
export type MakeTable<Facts extends AnyFacts, Table> = (facts: Facts, variant: string) => Table;
