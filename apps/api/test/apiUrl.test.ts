import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestApp } from './support/testApp.ts';

test('an app built for a legacy API may call it and show its images and recordings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'srv-web-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>فانوس</title>');
  const server = await createTestApp({ environment: { WEB_DIR: folder, API_URL: 'https://api.older.example' } });
  const { headers } = await server.app.inject('/');
  const policy = String(headers['content-security-policy']);
  for (const directive of ['connect-src', 'img-src', 'media-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://api\\.older\\.example`));
  expect(policy).toMatch(/script-src 'self';/);
  await server.close();
  rmSync(folder, { recursive: true });
});
