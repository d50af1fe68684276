import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All callers, in the order of the table's columns. */
export const callers = ['anonymous', 'student', 'enrolled', 'otherTeacher', 'owner', 'limited', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** The expected response. `policy.md` explains each outcome. */
export type ExpectedOutcome = 'yes' | '401' | '403' | '404' | '410' | 'locked' | 'same' | 'no' | 'free';

/** One cell of the table. */
export interface PolicyCell {
  call: string;
  caller: Caller;
  outcome: ExpectedOutcome;
}

const isWord = (text: string): text is ExpectedOutcome => /^(yes|401|403|404|410|locked|same|no|free)$/.test(text);

/** Reads the table of `policy.md`. */
export function readPolicy(): PolicyCell[] {
  const text = readFileSync(join(import.meta.dirname, 'policy.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| (GET|POST|PUT|DELETE) /.test(line));
  return rows.flatMap((line) => {
    const [call = '', ...words] = line.slice(2, -2).split(' | ');
    return callers.map((caller, at) => {
      const outcome = words[at] ?? '';
      if (!isWord(outcome)) throw new Error(`${call} says «${outcome}» to ${caller}.`);
      return { call, caller, outcome };
    });
  });
}
