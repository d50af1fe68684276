import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** A child process that responds to messages. */
export class Child {
  readonly #process: ChildProcess;

  constructor(file: string, ...args: string[]) {
    this.#process = fork(file, args, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } });
  }

  /** Waits for its next message. Rejects if the process exits first. */
  nextMessage<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`${this.#process.spawnfile} ended with ${code}.`));
      this.#process.once('exit', fail);
      this.#process.once('message', (message) => {
        this.#process.off('exit', fail);
        resolve(message as T);
      });
    });
  }

  /** Sends a message and waits for the response. */
  request<T>(message: object | string): Promise<T> {
    const response = this.nextMessage<T>();
    this.#process.send(message);
    return response;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }
}
