import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Bundle, Words, type Language } from '../src/words';

/** What Python says of events and actions; `tests/web/test_sources.py` writes it and names the file. */
interface Sentences {
  files: Record<Language, string[]>;
  sentences: { language: Language; game: string; part: 'event' | 'action'; fact: { type: string }; names: string[]; text: string }[];
}

const path = process.env.STADO_SENTENCES;

test.skipIf(!path)('the browser says the same as the terminal', () => {
  const { files, sentences } = JSON.parse(readFileSync(path!, 'utf-8')) as Sentences;
  const bundles = new Map<Language, Bundle>();
  for (const [language, texts] of Object.entries(files) as [Language, string[]][]) {
    const bundle = new Bundle(language);
    texts.forEach((text) => bundle.add(text));
    bundles.set(language, bundle);
  }
  expect(sentences.length).toBeGreaterThan(100);
  for (const { language, game, part, fact, names, text } of sentences) {
    const words = new Words([bundles.get(language)!, bundles.get('en')!]);
    // The terminal has a hyphen where the page has a minus sign.
    const minus = text.replaceAll(/(?<!\w)-(?=\d)/g, '−');
    expect(words[part](game, fact, names), `${language} ${JSON.stringify(fact)}`).toBe(minus);
  }
});
