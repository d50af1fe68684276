import { stat } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { contextTerms } from '../src/features/auth/commonPasswords.ts';
import { PasswordHasher } from '../src/features/auth/passwordHasher.ts';
import { findPasswordProblem } from '../src/features/auth/passwordRules.ts';
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

const length = { min: 8, max: 128 };
const findProblem = (password: string) => findPasswordProblem(password, length);

test('more than 3,000 common passwords of the required length are refused', () => {
  const longEnough = dictionary['passwords-common'].filter((password) => findProblem(password) !== 'too_short');
  expect(longEnough.length).toBeGreaterThan(3_000);
  expect(longEnough.filter((password) => findProblem(password) !== 'common_password')).toEqual([]);
});

test.each([
  ['in capitals', 'SunShine1'],
  ['with punctuation', 'Sun.Shine-1'],
  ['with its own punctuation', 'asdfjkl;'],
  ['in Arabic', 'كلمة المرور'],
  ['in full-width letters', 'ｓｕｎｓｈｉｎｅ１'],
])('a common password %s is refused', (_how, password) => {
  expect(findProblem(password)).toBe('common_password');
});

test.each(contextTerms)('a password of the word %s and a number is refused', (word) => {
  for (const password of [`${word}2026!`, `@${word.toUpperCase()}.12345`, `ال${word}1234`, `${word}${word}`])
    expect(findProblem(password)).toBe('common_password');
});

test.each(['qalam-azraq-71', 'fanous of my aunt', 'قلم أزرق ٧١', '#$%^&s*am!@', 'طالب مجتهد 2026'])(
  '“%s” is accepted',
  (password) => {
    expect(findProblem(password)).toBeUndefined();
  },
);
