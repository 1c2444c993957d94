import { describe, expect, test } from 'vitest';
import { Bundle, chooseLanguage, Words } from '../src/words';

const ENGLISH = `
game-event-row_taken = { $seat }: row { $row } ({ $cards }): { $cows ->
    [one] one cow
   *[other] { $cows } cows
  }
game-event-revealed = { $reveals }, { $reveals_count } in all
game-event-hidden = [{ $card }]
game-event-ended = { $scores }
game-action-play = { $special } ({ $special_raw })
game-special-stop = Stop
rule-X-1 = Text
    .title = Title
only-english = Here
`;
const CZECH = `
game-event-row_taken = { $seat }: { $cows ->
    [one] { $cows } kráva
    [few] { $cows } krávy
   *[other] { $cows } krav
  }
`;

function make(...languages: ('en' | 'cs')[]): { words: Words; missing: string[] } {
  const missing: string[] = [];
  const bundles = languages.map((language) => {
    const bundle = new Bundle(language);
    bundle.add(language === 'en' ? ENGLISH : CZECH);
    return bundle;
  });
  return { words: new Words(bundles, (key) => missing.push(key)), missing };
}

const NAMES = ['Ann', 'Bob'];

/** An event or action with any fields. */
const fact = (type: string, fields: object): { type: string } => ({ type, ...fields });

describe('words', () => {
  test('numbers of all seats stand by their names', () => {
    const { words } = make('en');
    expect(words.event('game', fact('ended', { scores: [7, -2] }), NAMES)).toBe('Ann 7, Bob −2');
  });

  test('seats become names, rows count from one, lists are joined and numbers choose the plural', () => {
    const event = { type: 'row_taken', seat: 1, row: 2, cards: [12, 14], cows: 1, rule: 'SIX-6' };
    expect(make('en').words.event('game', event, NAMES)).toBe('Bob: row 3 (12 14): one cow');
  });

  test('structures in a list are told apart by commas, and counted', () => {
    const reveals = [
      { seat: 0, card: 5 },
      { seat: 1, card: 9 },
    ];
    expect(make('en').words.event('game', fact('revealed', { reveals }), NAMES)).toBe('Ann 5, Bob 9, 2 in all');
  });

  test('what is hidden is empty, and a word of a field keeps its raw form beside it', () => {
    const { words } = make('en');
    expect(words.event('game', fact('hidden', { card: null }), NAMES)).toBe('[]');
    expect(words.action('game', fact('play', { special: 'stop' }), NAMES)).toBe('Stop (stop)');
  });

  test('plurals follow the language', () => {
    const say = (cows: number): string => make('cs', 'en').words.event('game', fact('row_taken', { seat: 0, cows }), NAMES);
    expect([1, 3, 5].map(say)).toEqual(['Ann: 1 kráva', 'Ann: 3 krávy', 'Ann: 5 krav']);
  });

  test('English stands in for what a language lacks, and that is noted', () => {
    const { words, missing } = make('cs', 'en');
    expect(words.say('only-english')).toBe('Here');
    expect(missing).toEqual(['only-english (cs)']);
  });

  test('a key that nobody knows is said as it is, and noted', () => {
    const { words, missing } = make('en');
    expect(words.say('nowhere')).toBe('nowhere');
    expect(words.title('rule-X-1')).toBe('Title');
    expect(missing).toEqual(['nowhere']);
  });

  test('the first language that there is gets chosen', () => {
    expect(chooseLanguage(['fr-FR', 'sk-SK', 'de'])).toBe('sk');
    expect(chooseLanguage(['fr'])).toBe('en');
  });
});
