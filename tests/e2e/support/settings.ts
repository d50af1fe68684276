import path from 'node:path';

/** The port of the e2e server. Set `E2E_PORT` to run several checkouts in parallel. */
export const port = Number(process.env['E2E_PORT'] ?? 4300);
/** Its address. */
export const origin = `http://127.0.0.1:${port}`;
/** Its data folder, created again for each run. */
export const dataDir = path.resolve(import.meta.dirname, '../../../.cache/e2e-data');
