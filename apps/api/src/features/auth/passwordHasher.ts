import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from '../../semaphore.ts';
import { normalizePassword } from './passwordRules.ts';

// OWASP's recommendation: 19 MiB, two passes, one lane; about 25 ms.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const runArgon2 = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** Hashes and verifies passwords, two at a time, so that many sign-ins leave threads for other work. */
export class PasswordHasher {
  readonly queue = new Semaphore(2, 64);
  #dummy: Promise<string> | undefined;

  /** Hashes a password, in the PHC string format. */
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const tag = await this.#derive(password, { ...cost, nonce, tagLength });
    return formatPhc(cost, nonce, tag);
  }

  /** Verifies a password. Without a valid hash it returns false after the same time, so that the response time does not show which accounts exist. */
  async verify(password: string, hash: string | undefined): Promise<boolean> {
    const own = parsePhc(hash ?? '');
    const parsed = own ?? parsePhc(await this.#dummyHash());
    if (!parsed) return false;
    const { nonce, tag, ...parameters } = parsed;
    const derived = await this.#derive(password, { ...parameters, nonce, tagLength: tag.length });
    return timingSafeEqual(derived, tag) && own !== undefined;
  }

  /** Whether the hash has other cost parameters than new hashes. */
  isOutdatedHash(hash: string): boolean {
    const parsed = parsePhc(hash);
    return !parsed || parsed.memory !== cost.memory || parsed.passes !== cost.passes;
  }

  #dummyHash(): Promise<string> {
    return (this.#dummy ??= this.hash(randomBytes(16).toString('hex')).catch((error: unknown) => {
      // The queue was full. The next call tries again.
      this.#dummy = undefined;
      throw error;
    }));
  }

  #derive(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
    return this.queue.run(() => runArgon2('argon2id', { message: normalizePassword(password), ...parameters }));
  }
}

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function formatPhc({ memory, passes, parallelism }: typeof cost, nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(nonce)}$${toUnpaddedBase64(tag)}`;
}

function parsePhc(text: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text);
  if (!match) return undefined;
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number);
  const [nonce, tag] = [Buffer.from(match[4] ?? '', 'base64'), Buffer.from(match[5] ?? '', 'base64')];
  return { memory, passes, parallelism, nonce, tag };
}
