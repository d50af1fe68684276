import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers in place of the video sites, for `EMBED_METADATA_URL`. */
export interface OembedServer {
  origin: string;
  /** The requested URLs, in order. */
  requests: URL[];
  headers: IncomingMessage['headers'][];
  close: () => Promise<void>;
}

/** Starts the server. `respond` gets the address of the page of the video. */
export async function startOembedServer(
  respond: (pageUrl: string, response: ServerResponse) => void,
): Promise<OembedServer> {
  const requests: URL[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://oembed.invalid');
    requests.push(url);
    headers.push(request.headers);
    respond(url.searchParams.get('url') ?? '', response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, headers, close };
}
