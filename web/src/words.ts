/** What stado says, made of the same Fluent files and in the same way as in `stado.locales`. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { READINGS, type Part, type Reading } from './readings';

export const LANGUAGES = ['en', 'cs', 'sk', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;
type Struct = { type: string } & object;

/** A number with a minus sign as long as a plus sign. */
export const plain = (count: number | string): string => String(count).replace('-', '−');

/** How a number has changed. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : plain(change));

/** A number in a message. */
class SignedNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    // Below a thousand all languages write nothing but its digits: how others are written takes the browser long to look up.
    const digits = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain(digits ? this.value : super.toString(scope));
  }
}

/** The first wanted language that there is, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/** The messages of one language, as far as its files have been added. */
export class Bundle {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text));
  }

  find(key: string, args: Arguments, attribute?: string): string | null {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return null;
    const signed = Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new SignedNumber(value) : value]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(signed) as Arguments, []);
  }
}

/** What stado says in one language; a message that is missing there is said in English. */
export class Words {
  readonly language: Language;
  private readonly bundles: readonly Bundle[];
  private readonly missing: (key: string) => void;

  constructor(bundles: readonly Bundle[], missing: (key: string) => void = () => undefined) {
    this.language = bundles[0]?.language ?? 'en';
    this.bundles = bundles;
    this.missing = missing;
  }

  /** The message of that key, or the key itself where no language has it. */
  say(key: string, args: Arguments = {}): string {
    return this.find(key, args) ?? this.lack(key);
  }

  /** The message's title. */
  title(key: string): string {
    return this.find(key, {}, 'title') ?? this.lack(`${key}.title`);
  }

  /** What there is to add about a message, if anything. */
  about(key: string): string | null {
    return this.find(key, {}, 'about');
  }

  /** A sentence for the log. */
  event(game: string, event: Struct, names: readonly string[]): string {
    return this.tell(game, 'event', event, names);
  }

  /** A label for an answer. */
  action(game: string, action: Struct, names: readonly string[]): string {
    return this.tell(game, 'action', action, names);
  }

  /** What an answer would do. */
  preview(game: string, preview: Struct, names: readonly string[]): string {
    return this.tell(game, 'preview', preview, names).replace(/\s+/g, ' ').trim();
  }

  find(key: string, args: Arguments = {}, attribute?: string): string | null {
    for (const bundle of this.bundles) {
      const found = bundle.find(key, args, attribute);
      // English stands in, but is no translation.
      if (found !== null && bundle.language !== this.language) this.missing(`${key} (${this.language})`);
      if (found !== null) return found;
    }
    return null;
  }

  private lack(key: string): string {
    this.missing(key);
    return key;
  }

  /** The message about a structure, its fields being the arguments. */
  private tell(game: string, part: Part, struct: Struct, names: readonly string[]): string {
    const readings = READINGS[game]?.[part][struct.type] ?? {};
    const args: Arguments = {};
    for (const [field, value] of Object.entries(struct)) {
      if (field === 'type') continue;
      args[field] = this.word(game, readings[field], value, names);
      if (typeof value === 'string') args[`${field}_raw`] = value;
      if (Array.isArray(value)) args[`${field}_count`] = value.length;
    }
    return this.say(`${game}-${part}-${struct.type}`, args);
  }

  /** One field as words or a number. */
  private word(game: string, reading: Reading | undefined, value: unknown, names: readonly string[]): string | number {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value) && reading === 'by_seat') {
      return value.map((number, seat) => `${names.at(seat) ?? seat} ${plain(number as number)}`).join(', ');
    }
    if (Array.isArray(value)) {
      const between = typeof value[0] === 'object' || reading === 'seat' ? ', ' : ' ';
      return value.map((item) => this.word(game, reading, item, names)).join(between);
    }
    if (typeof value === 'object') {
      const inner = typeof reading === 'object' ? reading : {};
      const fields = Object.entries(value).filter(([name]) => name !== 'type');
      return fields.map(([name, part]) => this.word(game, inner[name], part, names)).join(' ');
    }
    if (typeof value === 'string') return this.find(`${game}-${reading}-${value}`) ?? value;
    const number = Number(value);
    if (reading === 'seat') return names.at(number) ?? String(number);
    return reading === 'index' ? number + 1 : number;
  }
}
