import { readFile } from 'node:fs/promises';
import type { BackupStore } from '../backup/backupStore.ts';
import { EncryptedBackupStore } from '../backup/encryptedBackupStore.ts';
import { CommandError } from './commandError.ts';
import { cliMessages } from './messages.ts';

/** Opens a store that encrypts what is written to it to public keys. */
export async function openEncryptingStore(store: BackupStore, recipients: string[]): Promise<BackupStore> {
  // Load this module only if it is used.
  const { Decrypter, Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new CommandError(cliMessages.bad_recipient, recipient, 2);
    }
  }
  return new EncryptedBackupStore(store, encrypter, new Decrypter());
}

/** Opens a store that decrypts what is read from it, with the secret keys of a file that `age-keygen` wrote. */
export async function openDecryptingStore(store: BackupStore, identityFile: string): Promise<BackupStore> {
  const { Decrypter, Encrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  const lines = (await readFile(identityFile, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    throw new CommandError(cliMessages.bad_identity, identityFile);
  }
  if (identities.length === 0) throw new CommandError(cliMessages.bad_identity, identityFile);
  return new EncryptedBackupStore(store, new Encrypter(), decrypter);
}
