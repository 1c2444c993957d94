import { describe, expect, test } from 'vitest';
import type { SixAction, SixEvent } from '../src/protocol';
import { Bundle, chooseLanguage, Words } from '../src/words';

const ENGLISH = `
six-event-row_taken = { $seat }: row { $row } ({ $cards }): { $cows ->
    [one] one cow
   *[other] { $cows } cows
  }
six-event-cards_revealed = { $reveals }, { $reveals_count } in all
six-event-card_picked = [{ $card }]
six-event-match_ended = { $scores }
six-action-play_special = { $special } ({ $special_raw })
six-special-stop = Stop
rule-X-1 = Text
    .title = Title
only-english = Here
`;
const CZECH = `
six-event-row_taken = { $seat }: { $cows ->
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
const ROW_TAKEN: SixEvent & { type: 'row_taken' } = { type: 'row_taken', seat: 0, row: 2, cards: [12, 14], cows: 1, rule: 'SIX-6' };

const event = (words: Words, fact: SixEvent): string => words.event('six', fact, NAMES);

describe('words', () => {
  test('numbers of all seats stand by their names', () => {
    const { words } = make('en');
    expect(event(words, { type: 'match_ended', scores: [7, -2], ranks: [1, 2], rule: 'SIX-10' })).toBe('Ann 7, Bob −2');
  });

  test('seats become names, rows count from one, lists are joined and numbers choose the plural', () => {
    expect(event(make('en').words, { ...ROW_TAKEN, seat: 1, cows: 1 })).toBe('Bob: row 3 (12 14): one cow');
  });

  test('structures in a list are told apart by commas, and counted', () => {
    const reveals = [
      { seat: 0, card: 5 },
      { seat: 1, card: 9 },
    ];
    expect(event(make('en').words, { type: 'cards_revealed', reveals, rule: 'SIX-4' })).toBe('Ann 5, Bob 9, 2 in all');
  });

  test('what is hidden is empty, and a word of a field keeps its raw form beside it', () => {
    const { words } = make('en');
    expect(event(words, { type: 'card_picked', seat: 0, card: null, rule: 'SIX-4' })).toBe('[]');
    const action: SixAction = { type: 'play_special', special: 'stop' };
    expect(words.action('six', action, NAMES)).toBe('Stop (stop)');
  });

  test('plurals follow the language', () => {
    const say = (cows: number): string => event(make('cs', 'en').words, { ...ROW_TAKEN, cows });
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
