/** The language of the page: its files are fetched when they are needed, and every word follows a change. */

import { base } from './home';
import { keep, recall } from './kept';
import { Bundle, chooseLanguage, LANGUAGES, Words, type Arguments, type Language } from './words';

const STORED = 'stado-language';
const bundles = new Map<Language, Bundle>();
const fetched = new Map<string, Promise<void>>();
const files = new Set<string>(['web']);
const loaded = new Set<string>();
const lacking = new Set<string>();

let words = $state.raw(new Words([]));

function noteMissing(key: string): void {
  if (lacking.has(key)) return;
  lacking.add(key);
  // eslint-disable-next-line no-console -- translators have to hear of it, and the browser tests fail on it
  console.warn(`stado: no word for ${key}`);
}

function bundle(language: Language): Bundle {
  const found = bundles.get(language) ?? new Bundle(language);
  bundles.set(language, found);
  return found;
}

function fetchFile(language: Language, file: string): Promise<void> {
  const path = `${base}locales/${language}/${file}.ftl`;
  let running = fetched.get(path);
  if (!running) {
    running = fetch(path)
      .then(async (response) => {
        if (response.ok) bundle(language).add(await response.text());
      })
      .catch(() => void fetched.delete(path));
    fetched.set(path, running);
  }
  return running;
}

async function load(language: Language): Promise<void> {
  // English stands in for what a language lacks.
  const chain = [...new Set<Language>([language, 'en'])];
  await Promise.all(chain.flatMap((one) => [...files].map((file) => fetchFile(one, file))));
  words = new Words(chain.map(bundle), noteMissing);
  document.documentElement.lang = language;
}

/** Speaks the stored language, or else the browser's. */
export function startLanguage(): Promise<void> {
  const stored = recall(STORED);
  return load(chooseLanguage(stored ? [stored] : navigator.languages));
}

export function speak(language: Language): Promise<void> {
  keep(STORED, language);
  return load(language);
}

/** Adds files such as `six` and `six-rules` to what is spoken. */
export async function need(...names: string[]): Promise<void> {
  if (names.every((name) => loaded.has(name))) return;
  names.forEach((name) => files.add(name));
  await load(words.language);
  names.forEach((name) => loaded.add(name));
}

export const language = (): Language => words.language;
export const spoken = (): Words => words;
export const say = (key: string, args?: Arguments): string => words.say(key, args);
export { LANGUAGES, type Language };
