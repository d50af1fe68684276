// Builds the web app when its sources changed since the last build.
import { buildApp } from './buildApp.ts';

try {
  await buildApp();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
