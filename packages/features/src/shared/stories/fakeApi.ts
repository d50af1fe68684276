import { type Api, createApi, type Schema } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import type { SessionStore } from '@fanous/api-client/session';
import document from '@fanous/api-client/generated/openapi.json' with { type: 'json' };

type OperationId = keyof operations;
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type Result<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 | 204 ? Json<Responses<Id>[Status]> : never;
}[keyof Responses<Id>];

/** A request, as the server would read it. */
export interface ApiCall {
  path: Record<string, string>;
  query: Record<string, string>;
  /** The JSON body, or the fields of a form. */
  body: unknown;
}

/** An error response. */
export class ProblemResponse {
  readonly status: number;
  readonly problem: Schema<'Problem'>;
  readonly retryAfter: number | undefined;
  constructor(status: number, problem: Schema<'Problem'>, retryAfter?: number) {
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/**
 * The responses of the fake API, by operation. Other operations respond with 503, so that nothing is shown by accident. A
 * `Response`, such as a stream, is passed on unchanged.
 */
export type ApiHandlers = {
  [Id in OperationId]?: (call: ApiCall) => HandlerResult<Id> | Promise<HandlerResult<Id>>;
};

type HandlerResult<Id extends OperationId> = Result<Id> | ProblemResponse | Response;

/** A request that never completes, for loading states. */
export const neverResolve = (): Promise<never> => new Promise(() => {});

/** A network error. */
export const failOffline = (): never => {
  throw new TypeError('Failed to fetch');
};

const baseUrl = `${globalThis.location?.origin ?? 'http://story.invalid'}/api`;

/** The operations of the contract, paths with fewer parameters first, so that `/courses/create` does not match a slug. */
const routes = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      operationId: operationId as OperationId,
      method: method.toUpperCase(),
      names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    })),
  )
  .toSorted((a, b) => a.names.length - b.names.length);

/** Creates an API client that gets these responses instead of calling a server. */
export function createFakeApi(handlers: ApiHandlers, language: string, session: SessionStore): Api {
  return createApi({
    baseUrl,
    fetch: (request) => Promise.race([respond(handlers, request), rejectOnAbort(request.signal)]),
    getToken: session.getToken,
    getLanguage: () => language,
    onUnauthorized: session.clear,
  });
}

/** Rejects when the request is aborted. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

async function respond(handlers: ApiHandlers, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const address = url.pathname.slice(new URL(baseUrl).pathname.length);
  const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(address));
  if (!route) throw new Error(`The contract has no operation ${request.method} ${address}.`);
  const values = route.pattern.exec(address)?.slice(1).map(decodeURIComponent) ?? [];
  const call: ApiCall = {
    path: Object.fromEntries(route.names.map((name, at) => [name, values[at] ?? ''])),
    query: Object.fromEntries(url.searchParams),
    body: await readBody(request),
  };
  const handler = handlers[route.operationId] as ((call: ApiCall) => unknown) | undefined;
  const result = handler
    ? await handler(call)
    : new ProblemResponse(503, { code: 'unavailable', message: route.operationId });
  if (result instanceof Response) return result;
  if (result instanceof ProblemResponse) {
    const headers: HeadersInit = result.retryAfter === undefined ? {} : { 'Retry-After': String(result.retryAfter) };
    return Response.json(result.problem, { status: result.status, headers });
  }
  return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
}

async function readBody(request: Request): Promise<unknown> {
  const kind = request.headers.get('Content-Type') ?? '';
  if (kind.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  return kind.startsWith('application/json') ? await request.json() : undefined;
}
