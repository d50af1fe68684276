import type { FieldCode, ProblemCode } from './messages.ts';

/** Why one field is refused: a code of `messages.ts`, and the number or the names its sentence needs. */
export interface FieldProblem {
  code: FieldCode;
  limit?: number;
  names?: readonly string[];
}

interface ProblemOptions {
  fields?: Record<string, FieldProblem[]>;
  retryAfter?: number;
  /** The number that the message of the code needs. */
  count?: number;
  /** What someone else has made of the thing meanwhile, as the contract shapes it. */
  current?: object;
}

/** A failure that is the caller's to know: thrown anywhere, answered by the one error handler. */
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

/** There is no such thing, or it is not this caller's to know of. */
export const notFound = (): Problem => new Problem(404, 'not_found');

/** Signed in, and not allowed. */
export const forbidden = (): Problem => new Problem(403, 'forbidden');

/** The course has to be subscribed to first. */
export const locked = (): Problem => new Problem(403, 'locked');

/** No token, or a dead one. */
export const unauthorized = (): Problem => new Problem(401, 'unauthorized');

/** One field of the body is refused by a rule that the contract cannot state. */
export const invalidField = (field: string, code: FieldCode): Problem =>
  new Problem(422, 'invalid', { fields: { [field]: [{ code }] } });
