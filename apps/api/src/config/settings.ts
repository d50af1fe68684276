import { StartupError } from '../startupError.ts';

/** Environment variables. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Reads and checks environment variables. Throws a `StartupError` for an invalid value. */
export class SettingsReader {
  readonly #environment: EnvironmentVariables;

  constructor(environment: EnvironmentVariables) {
    this.#environment = environment;
  }

  /** Reads all variables whose names start with a prefix. */
  readAllWithPrefix(prefix: string): EnvironmentVariables {
    return Object.fromEntries(Object.entries(this.#environment).filter(([name]) => name.startsWith(prefix)));
  }

  /** Reads a trimmed text. Returns undefined for an empty one. */
  readText(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  /** Reads an integer between `min` and `max`. */
  readInteger<T extends number | null | undefined>(name: string, fallback: T, min: number, max: number): number | T {
    const text = this.readText(name);
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) this.rejectValue(name, `a whole number from ${min} to ${max}`);
    return value;
  }

  /** Reads a boolean: 1 or 0, true or false, yes or no, on or off. */
  readBoolean(name: string, fallback: boolean): boolean {
    const text = this.readText(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    return this.rejectValue(name, '1 or 0');
  }

  /** Reads one of the given words. */
  readOneOf<T extends string>(name: string, fallback: T, words: readonly T[]): T {
    const text = this.readText(name) ?? fallback;
    return words.find((word) => word === text) ?? this.rejectValue(name, `one of ${words.join(', ')}`);
  }

  /** Reads a comma-separated list. */
  readList(name: string, fallback: string[] = []): string[] {
    const parts = this.readText(name)?.split(',') ?? fallback;
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  /** Reads an absolute URL with one of the given schemes. */
  readUrl(name: string, schemes: readonly string[]): string | undefined {
    const text = this.readText(name);
    if (text === undefined) return undefined;
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
    if (!schemes.includes(scheme)) this.rejectValue(name, `an address that begins with ${schemes.join(':// or ')}://`);
    return text;
  }

  /** Throws a `StartupError` that names the settings that another one needs. */
  rejectMissing(names: readonly string[], neededBy: string): never {
    const subject = names.length === 1 ? 'setting' : 'settings';
    const verb = names.length === 1 ? 'has' : 'have';
    throw new StartupError(`The ${subject} ${names.join(' and ')} ${verb} to be set together with ${neededBy}.`);
  }

  /** Throws a `StartupError`. The message omits the value, because it may be a secret. */
  rejectValue(name: string, expected: string): never {
    throw new StartupError(`The setting ${name} has to be ${expected}.`);
  }
}
