import { Readable } from 'node:stream';

const mostWaiting = 64 * 1024;

/** Server-sent events to one reader. Whoever reads too slowly is cut off and comes back for what was missed. */
export class EventStream {
  /** What is sent as the body of the answer. */
  readonly body: Readable;

  constructor() {
    this.body = new Readable({ highWaterMark: mostWaiting, read: () => undefined });
    // A reader who hangs up is no failure.
    this.body.on('error', () => undefined);
  }

  /** Sends one event. */
  send(event: string, data: object): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends nothing, so that nobody on the way takes the connection for dead. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Sends the last event. */
  end(data: object): void {
    this.send('end', data);
    this.body.push(null);
  }

  #write(text: string): void {
    if (this.body.destroyed || this.body.readableEnded) return;
    if (!this.body.push(text)) this.body.destroy();
  }
}
