import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Encrypts a text with AES-256-GCM. */
export function encryptText(key: Buffer, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Decrypts what `encryptText` returned. Throws if the key is another one, or the bytes were changed. */
export function decryptText(key: Buffer, encrypted: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, ivLength));
  decipher.setAuthTag(encrypted.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(encrypted.subarray(ivLength + tagLength)), decipher.final()]).toString();
}
