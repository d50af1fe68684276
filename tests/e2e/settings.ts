import path from 'node:path';

/** Where the journeys' server listens. */
export const port = 4300;
/** Its data folder, made anew for each run. */
export const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e-data');
