import { Readable } from 'node:stream';

const maxBufferedBytes = 64 * 1024;

/** Server-sent events for one client. A client that reads too slowly is disconnected; it reconnects and catches up. */
export class EventStream {
  /** The body of the response. */
  readonly body: Readable;

  constructor() {
    this.body = new Readable({ highWaterMark: maxBufferedBytes, read: () => undefined });
    // A client that disconnects is not an error.
    this.body.on('error', () => undefined);
  }

  /** Sends one event. */
  send(event: string, data: object): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends an empty comment, so that proxies do not close the connection. */
  sendHeartbeat(): void {
    this.#write(':\n\n');
  }

  /** Sends the last event. */
  sendLastAndClose(data: object): void {
    this.send('end', data);
    this.body.push(null);
  }

  #write(text: string): void {
    if (this.body.destroyed || this.body.readableEnded) return;
    if (!this.body.push(text)) this.body.destroy();
  }
}
