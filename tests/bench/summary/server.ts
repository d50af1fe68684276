// The server of the bench: the built app, an embedded database of its own, demo data.
import { mkdirSync, rmSync } from 'node:fs';
import { buildAppIfChanged } from '../../../tools/buildApp.ts';
import { dataDir, port } from './settings.ts';

await buildAppIfChanged();
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: '1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_MAX: '1000000000',
});
await import('@fanous/api/server');
