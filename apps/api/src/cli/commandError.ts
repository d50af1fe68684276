import type { CliMessage } from './output.ts';

/** Why a command ends: with 1 for a problem, with 2 for wrong use. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly text: CliMessage;
  readonly detail: string;
  readonly exitCode: 1 | 2;

  constructor(text: CliMessage, detail = '', exitCode: 1 | 2 = 1) {
    super(text.en(detail));
    this.text = text;
    this.detail = detail;
    this.exitCode = exitCode;
  }
}
