import type { Language } from '../problems/language.ts';

/** A sentence of the command line in both languages. `detail` is a name, a path or a number. */
export type CliMessage = Record<Language, (detail: string) => string>;

/** Writes what a command reports: sentences for people, or one JSON object for scripts. */
export class Output {
  readonly language: Language;
  readonly isJson: boolean;
  #hasProgress = false;

  constructor(language: Language, isJson: boolean) {
    this.language = language;
    this.isJson = isJson;
  }

  /** Formats a message in the language of the operator. */
  format(message: CliMessage, detail = ''): string {
    return message[this.language](detail);
  }

  /** Prints a sentence, except for scripts. */
  print(message: CliMessage, detail = ''): void {
    this.printText(this.format(message, detail));
  }

  printText(text: string): void {
    this.#clearProgress();
    if (!this.isJson) console.log(text);
  }

  printError(text: string): void {
    this.#clearProgress();
    console.error(text);
  }

  /** Prints the result for scripts. */
  printJson(result: unknown): void {
    if (this.isJson) console.log(JSON.stringify(result));
  }

  /** Shows progress in one line, on a terminal only. */
  showProgress = (done: number, total: number): void => {
    if (this.isJson || !process.stderr.isTTY) return;
    this.#hasProgress = true;
    process.stderr.write(`\r${done}/${total}`);
  };

  #clearProgress(): void {
    if (this.#hasProgress) process.stderr.write('\r\u001B[K');
    this.#hasProgress = false;
  }
}
