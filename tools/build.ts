// Builds the web app when its sources changed since the last build.
import { buildAppIfChanged } from './buildApp.ts';

try {
  await buildAppIfChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
