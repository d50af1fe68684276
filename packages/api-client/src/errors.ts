import { isRecord } from './isRecord.ts';

/** The parts of an `ApiError`. */
export interface ApiErrorInit {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The server's `code`; `network` when no answer came, `unreadable` when it was not JSON, else `unknown`. */
  code: string;
  /** The sentence that the server wrote for the reader, in the reader's language. */
  serverMessage?: string | undefined;
  /** Messages by field. */
  errors?: Record<string, string[]> | undefined;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number | undefined;
  /** With 409: the thing as somebody else has left it meanwhile. */
  current?: unknown;
  cause?: unknown;
}

/** The one way a call fails. An aborted call is no failure: it rejects with the signal's own reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Missing when the server said nothing a reader could use; screens then have their own sentence. */
  readonly serverMessage: string | undefined;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor({ status, code, serverMessage, errors, retryAfter, current, cause }: ApiErrorInit) {
    super(serverMessage ?? `The call failed: ${code} (${status})`, { cause });
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

/** What a bad answer means. The body may be anything: a proxy's 502 is a page or nothing at all. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const problem: Record<string, unknown> = isRecord(body) ? body : {};
  return new ApiError({
    status: response.status,
    code: typeof problem.code === 'string' ? problem.code : 'unknown',
    serverMessage: typeof problem.message === 'string' && problem.message !== '' ? problem.message : undefined,
    errors: readFieldErrors(problem.errors),
    retryAfter: readRetryAfter(response.headers.get('Retry-After')),
    current: problem.current,
  });
}

/** What it means that a call threw. Returns what to throw on. */
export function errorFromThrown(error: unknown): unknown {
  // `fetch`, and a body that breaks off, reject with a TypeError; anything else is a bug or an abort, and stays itself.
  if (error instanceof TypeError) return new ApiError({ status: 0, code: 'network', cause: error });
  if (error instanceof SyntaxError) return new ApiError({ status: 0, code: 'unreadable', cause: error });
  return error;
}

function readFieldErrors(value: unknown): Record<string, string[]> | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value).map(([field, said]): [string, string[]] => [
    field,
    [said].flat().filter((message) => typeof message === 'string'),
  ]);
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0));
}

/** `Retry-After` is a number of seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
