import { StartupError } from '../startupError.ts';

/** Environment variables. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Reads and checks environment variables. Continues after an invalid value, so that `throwIfInvalid` can name all of them. */
export class SettingsReader {
  readonly #environment: EnvironmentVariables;
  /** One sentence for each setting. */
  readonly #problems = new Map<string, string>();

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
    if (value >= min && value <= max) return value;
    return this.#addProblem(name, `a whole number from ${min} to ${max}`, fallback);
  }

  /** Reads a boolean: 1 or 0, true or false, yes or no, on or off. */
  readBoolean(name: string, fallback: boolean): boolean {
    const text = this.readText(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    return this.#addProblem(name, '1 or 0', fallback);
  }

  /** Reads one of the given words. */
  readOneOf<T extends string>(name: string, fallback: T, words: readonly T[]): T {
    const text = this.readText(name) ?? fallback;
    return words.find((word) => word === text) ?? this.#addProblem(name, `one of ${words.join(', ')}`, fallback);
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
    if (schemes.includes(scheme)) return text;
    return this.#addProblem(name, `an address that begins with ${schemes.join(':// or ')}://`, undefined);
  }

  /** Reads settings that belong together. Returns the fallback if `read` rejects one. */
  readOrFallback<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof StartupError) return fallback;
      throw error;
    }
  }

  /** Throws a `StartupError` with a sentence for each problem that was found. */
  throwIfInvalid(): void {
    if (this.#problems.size > 0) throw new StartupError([...this.#problems.values()].join('\n'));
  }

  #addProblem<T>(name: string, expected: string, fallback: T): T {
    this.#problems.set(name, `The setting ${name} has to be ${expected}.`);
    return fallback;
  }

  /** Throws a `StartupError` that names the settings that another one needs. Leaves out invalid ones, which have their own sentence. */
  rejectMissing(missing: readonly string[], neededBy: string): never {
    const names = missing.filter((name) => !this.#problems.has(name));
    const subject = names.length === 1 ? 'setting' : 'settings';
    const verb = names.length === 1 ? 'has' : 'have';
    const sentence = `The ${subject} ${names.join(' and ')} ${verb} to be set together with ${neededBy}.`;
    if (names.length > 0) this.#problems.set(names.join(' '), sentence);
    throw new StartupError(sentence);
  }

  /** Throws a `StartupError`. The message omits the value, because it may be a secret. */
  rejectValue(name: string, expected: string): never {
    this.#addProblem(name, expected, undefined);
    throw new StartupError(`The setting ${name} has to be ${expected}.`);
  }
}
