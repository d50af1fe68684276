import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a folder with Brotli and without other headers, as fast as a server can: the floor for every page beside it. */
export async function serveCompressed(folder: string): Promise<{ url: string; close: () => void }> {
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const requestPath = path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = path.join(folder, requestPath);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    let body = bodies.get(file);
    if (!body) {
      body = brotliCompressSync(readFileSync(file));
      bodies.set(file, body);
    }
    response.writeHead(200, {
      'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
