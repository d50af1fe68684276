import { findContractViolation } from '../../../apps/api/test/support/contractCheck.ts';

/** After this time a request counts as hanging. It is far longer than any timeout of the server in these tests. */
const hangTimeoutMs = 90_000;

/** A response of the API that keeps the contract: success, or a defined problem. */
export interface ApiResponse<T = Record<string, unknown>> {
  status: number;
  body: T;
}

/** The connection broke before a whole response. The request may have been carried out or not. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
}

/** A user got something that is neither a success nor a defined problem. */
export class RawErrorFound extends Error {
  override readonly name = 'RawErrorFound';
}

interface CallOptions {
  token?: string;
  json?: unknown;
  form?: Record<string, string | number | Blob>;
  idempotencyKey?: string;
}

/** The API of one server. Throws if a response violates the contract, or if there is none. */
export class Api {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    { token, json, form, idempotencyKey }: CallOptions = {},
  ): Promise<ApiResponse<T>> {
    const body = new FormData();
    for (const [name, value] of Object.entries(form ?? {}))
      if (value instanceof Blob) body.append(name, value, 'file');
      else body.append(name, String(value));
    const response = await this.fetch(`/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body }),
    });
    const call = `${method} ${path}`;
    const text = await readText(call, response);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    if (text !== '' && !isJson) throw new RawErrorFound(`${call}: ${response.status} without JSON: ${text}`);
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    const violation = findContractViolation(method, path, response.status, parsed);
    if (violation !== undefined) throw new RawErrorFound(`${call}: ${response.status}: ${violation}`);
    // Nothing that these tests do may end in an error without a name.
    if (response.status === 500) throw new RawErrorFound(`${call}: 500 ${text}`);
    return { status: response.status, body: parsed as T };
  }

  /** Sends a request. Throws `ConnectionLostError` without a response, and another error if it hangs. */
  async fetch(path: string, options: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(new URL(path, this.origin), { signal: AbortSignal.timeout(hangTimeoutMs), ...options });
    } catch (error) {
      throw toConnectionError(`${options.method ?? 'GET'} ${path}`, error);
    }
  }

  /** Whether the server and its database respond. */
  isReady(): Promise<boolean> {
    return this.call('GET', '/health/ready').then(
      ({ status }) => status === 200,
      (error: unknown) => {
        if (error instanceof ConnectionLostError) return false;
        throw error;
      },
    );
  }
}

async function readText(call: string, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw toConnectionError(call, error);
  }
}

function toConnectionError(call: string, error: unknown): Error {
  if (error instanceof Error && error.name === 'TimeoutError')
    return new RawErrorFound(`${call}: no response within ${hangTimeoutMs / 1_000} s`);
  return new ConnectionLostError(call, { cause: error });
}
