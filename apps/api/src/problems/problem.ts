import type { FieldProblemCode, ProblemCode } from './messages.ts';

/** A problem of one field: a code of `messages.ts`, and the number or names of its message. */
export interface FieldProblem {
  code: FieldProblemCode;
  /** A limit, or the number of a line. */
  limit?: number;
  names?: readonly string[];
}

interface ProblemOptions {
  fields?: Record<string, FieldProblem[]>;
  retryAfterSeconds?: number;
  /** The number in the message. */
  messageNumber?: number;
  /** The current version after someone else's change, in the contract's format. */
  currentResource?: object;
}

/** An error that the client may see. Throw it anywhere: the error handler sends it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: Record<string, FieldProblem[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly messageNumber: number | undefined;
  readonly currentResource: object | undefined;

  constructor(
    status: number,
    code: ProblemCode,
    { fields, retryAfterSeconds, messageNumber, currentResource }: ProblemOptions = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.messageNumber = messageNumber;
    this.currentResource = currentResource;
  }
}

/** The resource does not exist, or the caller may not know that it exists. */
export const createNotFoundProblem = (): Problem => new Problem(404, 'not_found');

/** The user is signed in but not allowed. */
export const createForbiddenProblem = (): Problem => new Problem(403, 'forbidden');

/** The user must subscribe to the course first. */
export const createLockedProblem = (): Problem => new Problem(403, 'locked');

/** The token is missing or invalid. */
export const createUnauthorizedProblem = (): Problem => new Problem(401, 'unauthorized');

/** A field violates a rule that the contract cannot express. */
export const createFieldProblem = (field: string, code: FieldProblemCode): Problem =>
  new Problem(422, 'invalid', { fields: { [field]: [{ code }] } });

/** The caller has made too many requests. `waitMs` is the time until the next one is allowed. */
export const createRateLimitProblem = (waitMs: number): Problem =>
  new Problem(429, 'too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
