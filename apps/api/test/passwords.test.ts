import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PasswordHasher } from '../src/features/auth/passwordHasher.ts';
import { Problem } from '../src/problems/problem.ts';

test('hashing runs two at a time, has a short queue, and leaves threads for files', async () => {
  const passwordHasher = new PasswordHasher();
  let hashed = 0;
  const hash = async (index: number) => {
    await passwordHasher.hash(`password ${index}`);
    hashed += 1;
  };
  const rush = Promise.allSettled([...Array(80).keys()].map(hash));
  // Node reads files on the four threads that also hash: two stay free.
  await stat(import.meta.filename);
  expect(hashed).toBeLessThan(16);
  const results = await rush;
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(80 - 2 - 64);
  expect(refused.every((reason) => reason instanceof Problem && reason.status === 503)).toBe(true);
  expect(await passwordHasher.hash('afterwards')).toMatch(/^\$argon2id\$/);
});

test('a hash with old costs can be verified and is outdated', async () => {
  const passwordHasher = new PasswordHasher();
  const hash = await passwordHasher.hash('qalam-azraq-71');
  expect(await passwordHasher.verify('qalam-azraq-71', hash)).toBe(true);
  expect(await passwordHasher.verify('qalam-azraq-72', hash)).toBe(false);
  expect(passwordHasher.isOutdatedHash(hash)).toBe(false);
  expect(passwordHasher.isOutdatedHash(hash.replace('t=2', 't=1'))).toBe(true);
  for (const broken of ['', '!', 'plain', hash.replace('argon2id', 'argon2i'), undefined])
    expect(await passwordHasher.verify('qalam-azraq-71', broken)).toBe(false);
});

test('a full queue at the first unknown account does not break later sign-ins', async () => {
  const passwordHasher = new PasswordHasher();
  const rush = Promise.all([...Array(66).keys()].map((index) => passwordHasher.hash(`password ${index}`)));
  await expect(passwordHasher.verify('qalam-azraq-71', undefined)).rejects.toMatchObject({ status: 503 });
  await rush;
  expect(await passwordHasher.verify('qalam-azraq-71', undefined)).toBe(false);
});
