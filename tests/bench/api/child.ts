import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** A process that answers messages. */
export class Child {
  readonly #process: ChildProcess;

  constructor(file: string, ...args: string[]) {
    this.#process = fork(file, args, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } });
  }

  /** Its next message; a process that ends instead is a failure. */
  next<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`${this.#process.spawnfile} ended with ${code}.`));
      this.#process.once('exit', fail);
      this.#process.once('message', (message) => {
        this.#process.off('exit', fail);
        resolve(message as T);
      });
    });
  }

  /** Sends a message and waits for the answer. */
  ask<T>(message: object | string): Promise<T> {
    const answer = this.next<T>();
    this.#process.send(message);
    return answer;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }
}
