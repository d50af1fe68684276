// The server of the e2e tests: the built app, its own embedded database, fresh demo data.
import { mkdirSync, rmSync } from 'node:fs';
import { buildAppIfChanged } from '../../../tools/buildApp.ts';
import { dataDir, origin, port } from './settings.ts';

await buildAppIfChanged();
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: '1',
  PUBLIC_URL: origin,
  LOG_LEVEL: 'warn',
  // Two workers exceed the usual rate limits. The API tests test the limits.
  RATE_LIMIT_MAX: '100000',
  EMBED_METADATA: '0',
});
await import('@fanous/api/server');
