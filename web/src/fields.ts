/** What the fields of events and actions hold, so that they can be said in words. */

import type { AnyAction, AnyEvent } from './protocol';

type Whole = AnyEvent | AnyAction;
type KeyOf<Struct> = Struct extends unknown ? keyof Struct : never;
type Inside<Value> = Value extends readonly (infer Item)[] ? Inside<Item> : Value extends object ? Value : never;
type ValueOf<Struct> = Struct extends unknown ? Struct[keyof Struct] : never;
type Field = Exclude<KeyOf<Whole> | KeyOf<Inside<ValueOf<Whole>>>, 'type'>;

/** Words that a game has for its values: `board-card-skip` is what the board game calls a card. */
type Vocabulary = 'card' | 'choice' | 'color' | 'goes' | 'reason' | 'source' | 'special' | 'what';

/**
 * A seat is said by its name; an index counts from nought and is said counting from one; of several scores one is each
 * seat's; facts have fields of their own; what stands for a word is looked up in the game's vocabulary.
 */
type Meaning = 'seat' | 'index' | 'score' | 'number' | 'facts' | 'rule' | Vocabulary;

const FIELDS: Record<Field, Meaning> = {
  bonus: 'number',
  card: 'card',
  cards: 'card',
  choice: 'choice',
  color: 'color',
  color_bonus: 'number',
  colors: 'number',
  count: 'number',
  cows: 'score',
  credit: 'number',
  face_down: 'number',
  final_bonus: 'number',
  first_seat: 'seat',
  from_row: 'index',
  goes: 'goes',
  hand_sizes: 'score',
  jokers: 'number',
  new_tile: 'number',
  pairs: 'number',
  place: 'index',
  plus: 'number',
  points: 'number',
  ranks: 'number',
  reason: 'reason',
  reveals: 'facts',
  round: 'number',
  row: 'index',
  rows: 'number',
  rule: 'rule',
  score: 'number',
  scores: 'score',
  seat: 'seat',
  shown: 'number',
  singles: 'number',
  source: 'source',
  space: 'index',
  special: 'special',
  specials: 'special',
  starts: 'number',
  thirteens: 'number',
  tile: 'number',
  tiles: 'number',
  to_row: 'index',
  turn: 'number',
  value: 'number',
  victim_seat: 'seat',
  what: 'what',
};

/** What a field holds; of one that nobody knows, numbers and texts are said as they are. */
export const meaningOf = (field: string): Meaning => (FIELDS as Partial<Record<string, Meaning>>)[field] ?? 'number';
