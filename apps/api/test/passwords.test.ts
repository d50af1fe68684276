import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Passwords } from '../src/features/auth/passwords.ts';
import { Problem } from '../src/problems/problem.ts';

test('hashing runs two at a time, has a short queue, and leaves threads for files', async () => {
  const passwords = new Passwords();
  const rush = Promise.allSettled([...Array(80).keys()].map((index) => passwords.hash(`password ${index}`)));
  // Node reads files on the four threads that also hash: two stay free.
  const start = performance.now();
  await stat(import.meta.filename);
  const waited = performance.now() - start;
  const results = await rush;
  const took = performance.now() - start;
  expect(waited).toBeLessThan(took / 4);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(80 - 2 - 64);
  expect(refused.every((reason) => reason instanceof Problem && reason.status === 503)).toBe(true);
  expect(await passwords.hash('afterwards')).toMatch(/^\$argon2id\$/);
});

test('a hash with old costs can be verified and is outdated', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('qalam-azraq-71');
  expect(await passwords.verify('qalam-azraq-71', hash)).toBe(true);
  expect(await passwords.verify('qalam-azraq-72', hash)).toBe(false);
  expect(passwords.isOutdated(hash)).toBe(false);
  expect(passwords.isOutdated(hash.replace('t=2', 't=1'))).toBe(true);
  for (const broken of ['', '!', 'plain', hash.replace('argon2id', 'argon2i'), undefined])
    expect(await passwords.verify('qalam-azraq-71', broken)).toBe(false);
});

test('a full queue at the first unknown account does not break later sign-ins', async () => {
  const passwords = new Passwords();
  const rush = Promise.all([...Array(66).keys()].map((index) => passwords.hash(`password ${index}`)));
  await expect(passwords.verify('qalam-azraq-71', undefined)).rejects.toMatchObject({ status: 503 });
  await rush;
  expect(await passwords.verify('qalam-azraq-71', undefined)).toBe(false);
});
