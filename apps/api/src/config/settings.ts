import { StartupError } from '../startupError.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks environment variables. Throws a `StartupError` for an invalid value. */
export class Settings {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Reads a trimmed text. Returns undefined for an empty one. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  /** Reads an integer between `min` and `max`. */
  integer<T extends number | null | undefined>(name: string, fallback: T, min: number, max: number): number | T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) this.reject(name, `a whole number from ${min} to ${max}`);
    return value;
  }

  /** Reads a boolean: 1 or 0, true or false, yes or no, on or off. */
  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    return this.reject(name, '1 or 0');
  }

  /** Reads one of the given words. */
  oneOf<T extends string>(name: string, fallback: T, words: readonly T[]): T {
    const text = this.text(name) ?? fallback;
    return words.find((word) => word === text) ?? this.reject(name, `one of ${words.join(', ')}`);
  }

  /** Reads a comma-separated list. */
  list(name: string, fallback: string[] = []): string[] {
    const parts = this.text(name)?.split(',') ?? fallback;
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  /** Reads an absolute URL with one of the given schemes. */
  url(name: string, schemes: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
    if (!schemes.includes(scheme)) this.reject(name, `an address that begins with ${schemes.join(':// or ')}://`);
    return text;
  }

  /** Throws a `StartupError`. The message omits the value, because it may be a secret. */
  reject(name: string, expected: string): never {
    throw new StartupError(`The setting ${name} has to be ${expected}.`);
  }
}
