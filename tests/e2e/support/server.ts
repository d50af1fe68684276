// The server that the journeys walk on: the built app, an embedded database of its own, fresh demo data.
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
  // Two workers walk fast; the limits themselves are tested with the API.
  RATE_LIMIT_MAX: '100000',
});
await import('@fanous/api/server');
