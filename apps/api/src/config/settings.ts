import { StartupError } from '../startupError.ts';

/** Environment variables, from wherever they were read. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one environment variable after the other; what is wrong stops the start with one sentence. */
export class Settings {
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** The trimmed value; empty counts as not set. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  /** A whole number within bounds. */
  integer<T extends number | null | undefined>(name: string, fallback: T, min: number, max: number): number | T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) this.refuse(name, `a whole number from ${min} to ${max}`);
    return value;
  }

  /** 1 or 0; the words people also write are read. */
  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(text)) return true;
    if (['0', 'false', 'no', 'off'].includes(text)) return false;
    return this.refuse(name, '1 or 0');
  }

  /** One of some words. */
  word<T extends string>(name: string, fallback: T, words: readonly T[]): T {
    const text = this.text(name) ?? fallback;
    return words.find((word) => word === text) ?? this.refuse(name, `one of ${words.join(', ')}`);
  }

  /** A comma-separated list. */
  list(name: string, fallback: string[] = []): string[] {
    const parts = this.text(name)?.split(',') ?? fallback;
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  /** An absolute address with one of the given schemes. */
  address(name: string, schemes: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
    if (!schemes.includes(scheme)) this.refuse(name, `an address that begins with ${schemes.join(':// or ')}://`);
    return text;
  }

  /** Stops the start. The value itself is not repeated: it may be a secret. */
  refuse(name: string, expected: string): never {
    throw new StartupError(`The setting ${name} has to be ${expected}.`);
  }
}
