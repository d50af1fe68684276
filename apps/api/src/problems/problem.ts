import type { FieldCode, ProblemCode } from './messages.ts';

/** A problem of one field: a code of `messages.ts`, and the number or names of its message. */
export interface FieldProblem {
  code: FieldCode;
  limit?: number;
  names?: readonly string[];
}

interface ProblemOptions {
  fields?: Record<string, FieldProblem[]>;
  retryAfter?: number;
  /** The number in the message. */
  count?: number;
  /** The current version after someone else's change, in the contract's format. */
  current?: object;
}

/** An error that the client may see. Throw it anywhere: the error handler sends it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: Record<string, FieldProblem[]> | undefined;
  readonly retryAfter: number | undefined;
  readonly count: number | undefined;
  readonly current: object | undefined;

  constructor(status: number, code: ProblemCode, { fields, retryAfter, count, current }: ProblemOptions = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.count = count;
    this.current = current;
  }
}

/** The resource does not exist, or the caller may not know that it exists. */
export const notFound = (): Problem => new Problem(404, 'not_found');

/** The user is signed in but not allowed. */
export const forbidden = (): Problem => new Problem(403, 'forbidden');

/** The user must subscribe to the course first. */
export const locked = (): Problem => new Problem(403, 'locked');

/** The token is missing or invalid. */
export const unauthorized = (): Problem => new Problem(401, 'unauthorized');

/** A field violates a rule that the contract cannot express. */
export const invalidField = (field: string, code: FieldCode): Problem =>
  new Problem(422, 'invalid', { fields: { [field]: [{ code }] } });
