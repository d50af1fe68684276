// What `npm start` runs: builds the app when its sources changed, then serves API and app from one process.
import { readConfig } from '@fanous/api/config';
import { buildApp } from './buildApp.ts';

try {
  // Report a broken setting before the build starts.
  readConfig();
  await buildApp();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
await import('@fanous/api/server');
