import { matchesAnywhere, matchesStart } from '@fanous/arabic/match';
import { responseSchemas } from '../generated/responseSchemas.ts';
import { EntityCache } from './legacyUpdates.ts';
import { AnswerKey, submitAttempt, type SendRequest } from './legacyQuizzes.ts';
import { isRecord } from './isRecord.ts';
import { fillMissingFields, readBody, unwrapData } from './legacyShapes.ts';
import { readSession } from './session.ts';

/** What the adapter needs to know of an older host. */
export interface LegacyApiOptions {
  /** Where it lives, without `/api`. */
  origin: string;
  /** Who is signed in. */
  getUser: () => { id: number; role: string } | null;
  /** Answers `GET /settings`, which such a host does not know: players, wallet number, contacts. */
  getSettings: (signal: AbortSignal) => Promise<Response>;
  /** Replaces the global `fetch`, e.g. in a test. */
  fetch?: SendRequest;
}

interface Call {
  /** `METHOD /path`, as the contract writes it. */
  key: string;
  params: Record<string, string>;
  query: URLSearchParams;
  request: Request;
}

type Row = Record<string, unknown>;

const operations = Object.keys(responseSchemas)
  .map((key) => {
    const [method, path = ''] = key.split(' ');
    return { key, method, pattern: new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`), path };
  })
  // `/courses/{id}/users` is no `/users`.
  .toSorted((a, b) => b.path.split('/').length - a.path.split('/').length || a.path.localeCompare(b.path));

const codeByStatus: Record<number, string> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  422: 'invalid',
};

/**
 * A `fetch` for `createApi` that lets the same client talk to an API which follows the specification without our
 * additions: lists come bare, fields are missing, a quiz brings its key and takes a bare mark, a reaction is answered
 * with nothing (decisions 8 and 17). What such a host has no call for is made up here or fails as it fails there.
 */
export function createLegacyApiFetch(options: LegacyApiOptions): SendRequest {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const key = new AnswerKey();
  const knownEntities = new EntityCache();

  return async (request) => {
    // It need not allow headers of ours to another origin.
    request.headers.delete('Idempotency-Key');
    const call = readCall(request);
    if (!call) return send(request);
    if (call.key === 'GET /settings') return options.getSettings(request.signal);
    if (unsupportedOperations.has(call.key))
      return Response.json({ code: 'not_supported', message: '' }, { status: 404 });
    const localResponse = createLocalResponse(call);
    if (localResponse) return answer(call, localResponse, options);
    if (call.key === 'POST /quiz-results') {
      const result = await submitAttempt(request, key, options.getUser()?.id, send);
      return result instanceof Response ? toErrorResponse(result) : answer(call, result, options, 201);
    }
    const whole = await knownEntities.completeUpdate(call.key, call.params, request);
    const body = await readJsonFields(whole);
    const response = await send(toParentRequest({ ...call, request: whole }));
    if (!response.ok) return toErrorResponse(response);
    const sent = await readBody(response);
    if (call.key === 'GET /courses/{id}/quizzes/{quiz_id}') key.store(Number(call.params['quiz_id']), unwrapData(sent));
    const completed = await completeResponse(call, sent, body, options, send);
    const answered = answer(call, completed, options, response.status);
    if (request.method === 'GET') knownEntities.store(call.key, call.params, await answered.clone().json());
    return answered;
  };
}

function readCall(request: Request): Call | undefined {
  const { pathname, searchParams: query } = new URL(request.url);
  for (const { key, method, pattern } of operations) {
    const found = method === request.method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { key, params: Object.fromEntries(params) as Record<string, string>, query, request };
  }
  return undefined;
}

/** Calls that no older host knows and that cannot be answered without it: nothing is sent. */
const unsupportedOperations = new Set(['DELETE /summaries/{id}/reaction']);

/** Answers to calls that no older host knows. */
function createLocalResponse({ key, params }: Call): Row | undefined {
  if (key === 'GET /quizzes/{id}/attempts' || key === 'POST /notifications/read') return {};
  if (key === 'GET /slugs/{slug}') return { ...params, status: 'free', suggestion: params['slug'] };
  return undefined;
}

/** An older host finds the courses of a category only with the category, and the categories of a main one only with that. */
function getParentPath({ key, query }: Call): string | undefined {
  if (key === 'GET /courses' && query.has('category_id')) return `/categories/${query.get('category_id')}`;
  if (key === 'GET /categories' && query.has('main_category_id'))
    return `/main-categories/${query.get('main_category_id')}`;
  return undefined;
}

function toParentRequest(call: Call): Request {
  const owner = getParentPath(call);
  return owner === undefined ? call.request : new Request(call.request.url.replace(/\/\w+\?.*$/, owner), call.request);
}

/** Puts right what the shape alone cannot tell. */
async function completeResponse(
  call: Call,
  sent: unknown,
  body: Row | undefined,
  options: LegacyApiOptions,
  send: SendRequest,
) {
  if (call.key === 'POST /login' || call.key === 'POST /register') return readSession(sent) ?? sent;
  if (call.key === 'POST /update-profile') {
    const token = isRecord(sent) && typeof sent['access_token'] === 'string' ? sent['access_token'] : undefined;
    const createResponse = isRecord(sent) && 'data' in sent ? sent : { data: sent };
    const session = readSession({ ...createResponse, access_token: token ?? '-' });
    return session ? { data: session.data, ...(token !== undefined && { access_token: token }) } : sent;
  }
  if (call.key === 'GET /courses/{course}') {
    const course = unwrapData(sent);
    return isRecord(course) ? addCourseAccess(course, call, options, send) : course;
  }
  if (call.key === 'POST /reacts') return toReactionResult(body?.['reaction']);
  // What was written is what is there now, also where the host only says "ok".
  return body ? { ...body, ...toRow(unwrapData(sent)) } : sent;
}

/** The fields that were sent, as far as they are few and plain. */
async function readJsonFields(request: Request): Promise<Row | undefined> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? toRow(await request.clone().json()) : undefined;
}

const toRow = (value: unknown): Row => (isRecord(value) ? value : {});

/** Whether the viewer has the course, where the host does not say so, and what is locked because of it. */
async function addCourseAccess(course: Row, { request }: Call, options: LegacyApiOptions, send: SendRequest) {
  const user = options.getUser();
  let has = course['has_course'];
  if (has === undefined && user) {
    has = user.role === 'admin' || Number(course['user_id']) === user.id;
    if (!has) {
      const response = await send(new Request(`${options.origin}/api/users/${user.id}`, { headers: request.headers }));
      const own: unknown = response.ok ? unwrapData(await readBody(response)) : undefined;
      const purchased = isRecord(own) && Array.isArray(own['purchased_courses']) ? own['purchased_courses'] : [];
      has = purchased.some((other) => isRecord(other) && Number(other['id']) === Number(course['id']));
    }
  }
  const hasCourse = has === true || Number(has) === 1;
  const videos = Array.isArray(course['videos']) ? (course['videos'] as Row[]) : [];
  const locked = (video: Row) => (hasCourse || Number(video['is_free']) === 1 ? 0 : 1);
  return {
    ...course,
    has_course: hasCourse,
    videos: videos.map((video) => Object.assign(video, { is_locked: locked(video) })),
  };
}

// The specification: "the summary's reaction list is replaced locally by that reaction with count 1".
const toReactionResult = (reaction: unknown) => ({ reacts: [{ reaction, count: 1 }], my_reaction: reaction });

function answer(call: Call, sent: unknown, { origin }: LegacyApiOptions, status = 200): Response {
  const { key, params } = call;
  const shape = responseSchemas[key];
  if (!shape) return new Response(null, { status: 204 });
  const filled = fillMissingFields(shape, sent, { origin, key, params });
  return Response.json(isRecord(filled) ? paginate(filled, call) : filled, { status: status === 204 ? 200 : status });
}

/** An older host sends whole lists in its own order: what was asked for beyond its `search` is done here. */
function paginate(answer: Row, call: Call): Row {
  const { query } = call;
  const name = Object.keys(answer).find((field) => Array.isArray(answer[field]));
  if (name === undefined || !('per_page' in answer)) return answer;
  const [page, per_page] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 50)];
  let rows = answer[name] as Row[];
  // Some give their lists page by page themselves.
  if (Number(answer['total']) > rows.length) return { ...answer, page, per_page };
  const search = query.get('search') ?? '';
  // An owner comes with all that it has, whatever was searched for.
  if (getParentPath(call) !== undefined) rows = rows.filter(({ name }) => matchesAnywhere(String(name), search));
  if (query.get('match') === 'start') rows = rows.filter(({ name }) => matchesStart(String(name), search));
  const sort = query.get('sort');
  if (sort === 'popular') rows = rows.toSorted((a, b) => Number(b['users_count']) - Number(a['users_count']));
  if (sort === 'price_asc') rows = rows.toSorted((a, b) => Number(a['price']) - Number(b['price']));
  if (sort === 'price_desc') rows = rows.toSorted((a, b) => Number(b['price']) - Number(a['price']));
  return { ...answer, [name]: rows.slice((page - 1) * per_page, page * per_page), total: rows.length, page, per_page };
}

/** A failure with the code that its status stands for. */
async function toErrorResponse(response: Response): Promise<Response> {
  const sent = await readBody(response);
  const said = isRecord(sent) ? sent : {};
  const code = typeof said['code'] === 'string' ? said['code'] : (codeByStatus[response.status] ?? 'unknown');
  return Response.json({ ...said, code }, { status: response.status, headers: response.headers });
}
