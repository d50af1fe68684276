import path from 'node:path';

export const port = Number(process.env['BENCH_PORT'] ?? 4397);
export const origin = `http://127.0.0.1:${port}`;
/** The data folder of the server. Each run creates a new one. */
export const dataDir: string = path.resolve(import.meta.dirname, '../../../.cache/bench/summary');
