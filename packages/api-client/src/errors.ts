import { isRecord } from './isRecord.ts';

/** The fields of an `ApiError`. */
export interface ApiErrorInit {
  /** HTTP status; 0 without a response. */
  status: number;
  /** The server's `code`; `network` without a response, `unreadable` for a response that is not JSON, otherwise `unknown`. */
  code: string;
  /** The server's message for the user, in the user's language. */
  serverMessage?: string | undefined;
  /** Error messages by field. */
  fieldErrors?: Record<string, string[]> | undefined;
  /** Seconds to wait before retrying. */
  retryAfterSeconds?: number | undefined;
  /** With 409: the current version, after someone else's change. */
  currentVersion?: unknown;
  /** The id of the request in the server's log. */
  requestId?: string | undefined;
  cause?: unknown;
}

/** The error of every failed call. An aborted call rejects with the reason of its signal instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Undefined without a message for the user. Show your own text then. */
  readonly serverMessage: string | undefined;
  readonly fieldErrors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly currentVersion: unknown;
  readonly requestId: string | undefined;

  constructor({ status, code, serverMessage, cause, ...details }: ApiErrorInit) {
    super(serverMessage ?? `The call failed: ${code} (${status})`, { cause });
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.fieldErrors = details.fieldErrors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.currentVersion = details.currentVersion;
    this.requestId = details.requestId;
  }
}

/** Creates the error for a failed response. The body may be anything: a proxy's 502 may be HTML or empty. */
export function createApiError(response: Response, body: unknown): ApiError {
  const problem: Record<string, unknown> = isRecord(body) ? body : {};
  return new ApiError({
    status: response.status,
    code: typeof problem.code === 'string' ? problem.code : 'unknown',
    serverMessage: typeof problem.message === 'string' && problem.message !== '' ? problem.message : undefined,
    fieldErrors: readFieldErrors(problem.errors),
    retryAfterSeconds: readRetryAfter(response.headers.get('Retry-After')),
    currentVersion: problem.current,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
  });
}

/** Converts an error that `fetch` threw. Returns the error to throw. */
export function convertFetchError(error: unknown): unknown {
  // `fetch` rejects with a TypeError for network errors. Any other error is a bug or an abort.
  if (error instanceof TypeError) return new ApiError({ status: 0, code: 'network', cause: error });
  if (error instanceof SyntaxError) return new ApiError({ status: 0, code: 'unreadable', cause: error });
  return error;
}

function readFieldErrors(value: unknown): Record<string, string[]> | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value).map(([field, messages]): [string, string[]] => [
    field,
    [messages].flat().filter((message) => typeof message === 'string'),
  ]);
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0));
}

/** `Retry-After` is a number of seconds or a date. */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
