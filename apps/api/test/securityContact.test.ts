import { afterAll, expect, test } from 'vitest';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function getSecurityTxt(environment: Record<string, string>) {
  const app = await createTestApp({ environment });
  apps.push(app);
  return app.app.inject({ url: '/.well-known/security.txt' });
}

test.each([
  ['security@fanous.example', 'mailto:security@fanous.example'],
  ['https://fanous.example/security', 'https://fanous.example/security'],
])('with the contact %s, security.txt has the fields of RFC 9116', async (contact, uri) => {
  const response = await getSecurityTxt({ SECURITY_CONTACT: contact, PUBLIC_URL: 'https://fanous.example/' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    response.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(uri);
  expect(fields.get('Canonical')).toBe('https://fanous.example/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('ar, en');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

test('without PUBLIC_URL it has no canonical address, and without a contact there is none', async () => {
  expect((await getSecurityTxt({ SECURITY_CONTACT: 'a@b.co' })).body).not.toContain('Canonical');
  expect((await getSecurityTxt({})).statusCode).toBe(404);
});
