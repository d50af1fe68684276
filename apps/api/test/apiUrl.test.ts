import { expect, test } from 'vitest';
import { makeTestApp } from './support/testApp.ts';

test('an app built for an API of another host may talk to it, and show its images and recordings', async () => {
  const server = await makeTestApp({ environment: { API_URL: 'https://api.older.example' } });
  const { headers } = await server.call('GET', '/settings');
  const policy = String(headers['content-security-policy']);
  for (const directive of ['connect-src', 'img-src', 'media-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://api\\.older\\.example`));
  expect(policy).toMatch(/script-src 'self';/);
  await server.close();
});
