import type { AddressInfo } from 'node:net';
import type { TestApp } from './testApp.ts';

/** An event of a stream. */
export interface StreamEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Starts a test server on a free port, for tests that need a socket. */
export async function listenOnFreePort({ app }: TestApp): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** An open stream of notifications. */
export interface TestStream {
  response: Response;
  /** Waits for the next event, or undefined for the end. */
  nextEvent: () => Promise<StreamEvent | undefined>;
  /** All received text, with heartbeats. */
  getText: () => string;
  close: () => void;
}

/** Opens the notification stream of a token. */
export async function openNotificationStream(origin: string, token: string): Promise<TestStream> {
  const hangUp = new AbortController();
  const response = await fetch(`${origin}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: hangUp.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let [all, waiting] = ['', ''];
  return {
    response,
    getText: () => all,
    close: () => hangUp.abort(),
    nextEvent: async () => {
      for (;;) {
        const match = /event: (\w+)\ndata: (.*)\n\n/.exec(waiting);
        if (match) {
          waiting = waiting.slice(match.index + match[0].length);
          return { event: match[1] ?? '', data: JSON.parse(match[2] ?? '') as Record<string, unknown> };
        }
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        all += part.value;
        waiting += part.value;
      }
    },
  };
}
