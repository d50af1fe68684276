import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request says that its visitor saves data (`Save-Data`) or has a slow connection (`ECT`). */
export const prefersReducedData = (headers: IncomingHttpHeaders): boolean =>
  headers['save-data'] === 'on' || String(headers['ect'] ?? '').endsWith('2g');
