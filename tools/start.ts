// What `npm start` runs: builds the app when its sources changed, then serves API and app from one process.
import { readConfig } from '@fanous/api/config';
import { buildAppIfChanged } from './buildApp.ts';

try {
  // Reports an invalid setting before the build starts.
  readConfig();
  await buildAppIfChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
await import('@fanous/api/server');
