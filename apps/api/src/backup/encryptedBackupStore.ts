import type { Decrypter, Encrypter } from 'age-encryption';
import { Readable } from 'node:stream';
import { BackupError } from './backupError.ts';
import { DamagedContentError, encryptedExtension } from './backupStore.ts';
import type { BackupStore, BackupWriter } from './backupStore.ts';

/** Encrypts and decrypts the files of another store, each by itself, in the format of age. */
export class EncryptedBackupStore implements BackupStore {
  readonly #store: BackupStore;
  readonly #encrypter: Encrypter;
  readonly #decrypter: Decrypter;

  constructor(store: BackupStore, encrypter: Encrypter, decrypter: Decrypter) {
    this.#store = store;
    this.#encrypter = encrypter;
    this.#decrypter = decrypter;
  }

  formatPath(path: string): string {
    return this.#store.formatPath(path);
  }

  listNames(): Promise<string[]> {
    return this.#store.listNames();
  }

  deleteBackup(name: string): Promise<void> {
    return this.#store.deleteBackup(name);
  }

  /** Reads an encrypted file, or one of a backup that is not encrypted. */
  async openFile(path: string): Promise<Readable | undefined> {
    const encrypted = await this.#store.openFile(path + encryptedExtension);
    return encrypted ? this.#decrypt(encrypted, path) : this.#store.openFile(path);
  }

  async beginBackup(name: string): Promise<BackupWriter> {
    const writer = await this.#store.beginBackup(name);
    return {
      writeFile: async (path, content) => writer.writeFile(path + encryptedExtension, await this.#encrypt(content)),
      deleteFile: (path) => writer.deleteFile(path + encryptedExtension),
      finish: async (path, manifest) =>
        writer.finish(path + encryptedExtension, Buffer.from(await this.#encrypter.encrypt(manifest))),
      cancel: () => writer.cancel(),
    };
  }

  async #encrypt(content: Readable): Promise<Readable> {
    return toNodeStream(await this.#encrypter.encrypt(toWebStream(content)));
  }

  async #decrypt(encrypted: Readable, path: string): Promise<Readable> {
    let readError: Error | undefined;
    encrypted.once('error', (error) => (readError = error));
    try {
      const content = await this.#decrypter.decrypt(toWebStream(encrypted));
      return toNodeStream(content, () => readError ?? new DamagedContentError(path));
    } catch (error) {
      encrypted.destroy();
      if (readError) throw readError;
      const isWrongKey = error instanceof Error && error.message.includes('no identity matched');
      throw new BackupError(isWrongKey ? 'wrong_identity' : 'corrupt_file', path);
    }
  }
}

const toWebStream = (content: Readable) => Readable.toWeb(content) as ReadableStream<Uint8Array>;

/** Converts a stream. Its errors are replaced by those of `createError`. */
function toNodeStream(content: ReadableStream<Uint8Array>, createError?: () => Error): Readable {
  const readChunks = async function* () {
    try {
      for await (const chunk of content) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    } catch (error) {
      throw createError?.() ?? error;
    }
  };
  return Readable.from(readChunks());
}
