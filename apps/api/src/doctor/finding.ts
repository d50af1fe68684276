import type { doctorMessages } from '../cli/doctorMessages.ts';

/** One result of the doctor. */
export interface Finding {
  status: 'ok' | 'warning' | 'problem';
  code: keyof typeof doctorMessages;
  detail?: string;
}
