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

/** What a page asked, as the server would read it. */
export interface Call {
  path: Record<string, string>;
  query: Record<string, string>;
  /** JSON as it is; a form as its fields. */
  body: unknown;
}

/** An answer that says no. */
export class Refusal {
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
 * How the server of a story answers, by operation. What is not in it answers 503, so that nothing is shown by chance. A
 * `Response` is handed on as it is: a stream, say.
 */
export type Answers = {
  [Id in OperationId]?: (call: Call) => Said<Id> | Promise<Said<Id>>;
};

type Said<Id extends OperationId> = Result<Id> | Refusal | Response;

/** For an answer that never comes: the page stays as it is while it waits. */
export const never = (): Promise<never> => new Promise(() => {});

/** For a network that is gone. */
export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

const baseUrl = `${globalThis.location?.origin ?? 'http://story.invalid'}/api`;

/** The operations of the contract, most exact path first, so that `/courses/create` is never read as a slug. */
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

/** A client of the real contract whose server is made of these answers. */
export function fakeApi(answers: Answers, language: string, session: SessionStore): Api {
  return createApi({
    baseUrl,
    fetch: (request) => Promise.race([answer(answers, request), calledOff(request.signal)]),
    getToken: session.getToken,
    getLanguage: () => language,
    onUnauthorized: session.clear,
  });
}

/** An upload can be called off before its answer has come. */
const calledOff = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

async function answer(answers: Answers, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const address = url.pathname.slice(new URL(baseUrl).pathname.length);
  const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(address));
  if (!route) throw new Error(`The contract knows no ${request.method} ${address}.`);
  const values = route.pattern.exec(address)?.slice(1).map(decodeURIComponent) ?? [];
  const call: Call = {
    path: Object.fromEntries(route.names.map((name, at) => [name, values[at] ?? ''])),
    query: Object.fromEntries(url.searchParams),
    body: await readBody(request),
  };
  const handler = answers[route.operationId] as ((call: Call) => unknown) | undefined;
  const said = handler ? await handler(call) : new Refusal(503, { code: 'unavailable', message: route.operationId });
  if (said instanceof Response) return said;
  if (said instanceof Refusal) {
    const headers: HeadersInit = said.retryAfter === undefined ? {} : { 'Retry-After': String(said.retryAfter) };
    return Response.json(said.problem, { status: said.status, headers });
  }
  return said === undefined ? new Response(null, { status: 204 }) : Response.json(said);
}

async function readBody(request: Request): Promise<unknown> {
  const kind = request.headers.get('Content-Type') ?? '';
  if (kind.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  return kind.startsWith('application/json') ? await request.json() : undefined;
}
