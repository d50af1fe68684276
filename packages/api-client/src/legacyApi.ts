import { matchesAnywhere, matchesStart } from '@fanous/arabic/match';
import { responseSchemas } from '../generated/responseSchemas.ts';
import { EntityCache } from './legacyUpdates.ts';
import { AnswerKey, submitAttempt, type SendRequest } from './legacyQuizzes.ts';
import { isRecord } from './isRecord.ts';
import { fillMissingFields, readBody, unwrapData } from './legacyShapes.ts';
import { readSession } from './session.ts';

/** The options of `createLegacyApiFetch`. */
export interface LegacyApiOptions {
  /** The origin of the legacy API, without `/api`. */
  origin: string;
  /** Returns the signed-in user. */
  getUser: () => { id: number; role: string } | null;
  /** Responds to `GET /settings`, which a legacy API does not have: players, wallet number, contacts. */
  getSettings: (signal: AbortSignal) => Promise<Response>;
  /** Replaces the global `fetch`, e.g. in a test. */
  fetch?: SendRequest;
}

interface Call {
  /** `METHOD /path` of the contract. */
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
  // Longer paths first: `/courses/{id}/users` must not match `/users`.
  .toSorted((a, b) => b.path.split('/').length - a.path.split('/').length || a.path.localeCompare(b.path));

const codeByStatus: Record<number, string> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  422: 'invalid',
};

/**
 * Creates a `fetch` for `createApi`, for an API that follows the specification without our additions: it sends bare lists
 * and omits fields, sends the answer key with a quiz and expects a bare mark, and responds to a reaction with an empty body
 * (decisions 8 and 17). Operations that it lacks are emulated here, or fail with its error.
 */
export function createLegacyApiFetch(options: LegacyApiOptions): SendRequest {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const key = new AnswerKey();
  const knownEntities = new EntityCache();

  return async (request) => {
    // The legacy API's CORS rules may not allow this header.
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

/** Operations that no legacy API has and that cannot be emulated. They are not sent. */
const unsupportedOperations = new Set(['DELETE /summaries/{id}/reaction']);

/** Creates the response of an operation that no legacy API has. */
function createLocalResponse({ key, params }: Call): Row | undefined {
  if (key === 'GET /quizzes/{id}/attempts' || key === 'POST /notifications/read') return {};
  if (key === 'GET /slugs/{slug}') return { ...params, status: 'free', suggestion: params['slug'] };
  return undefined;
}

/** Gets the parent path of a list: a legacy API lists a category's courses and a main category's categories only in their parent. */
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

/** Completes a response with values that its schema cannot provide. */
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
  // The written values are the current ones, even if the response is only "ok".
  return body ? { ...body, ...toRow(unwrapData(sent)) } : sent;
}

/** Reads the fields of a JSON request. */
async function readJsonFields(request: Request): Promise<Row | undefined> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? toRow(await request.clone().json()) : undefined;
}

const toRow = (value: unknown): Row => (isRecord(value) ? value : {});

/** Adds whether the viewer has the course, if the response does not say so, and which videos are locked. */
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

/** Searches, sorts and paginates a list: a legacy API sends whole lists and supports only `search`. */
function paginate(answer: Row, call: Call): Row {
  const { query } = call;
  const name = Object.keys(answer).find((field) => Array.isArray(answer[field]));
  if (name === undefined || !('per_page' in answer)) return answer;
  const [page, per_page] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 50)];
  let rows = answer[name] as Row[];
  // Some legacy APIs paginate their lists.
  if (Number(answer['total']) > rows.length) return { ...answer, page, per_page };
  const search = query.get('search') ?? '';
  // A parent contains all its items, without the search.
  if (getParentPath(call) !== undefined) rows = rows.filter(({ name }) => matchesAnywhere(String(name), search));
  if (query.get('match') === 'start') rows = rows.filter(({ name }) => matchesStart(String(name), search));
  const sort = query.get('sort');
  if (sort === 'popular') rows = rows.toSorted((a, b) => Number(b['users_count']) - Number(a['users_count']));
  if (sort === 'price_asc') rows = rows.toSorted((a, b) => Number(a['price']) - Number(b['price']));
  if (sort === 'price_desc') rows = rows.toSorted((a, b) => Number(b['price']) - Number(a['price']));
  return { ...answer, [name]: rows.slice((page - 1) * per_page, page * per_page), total: rows.length, page, per_page };
}

/** Adds the error code for the status. */
async function toErrorResponse(response: Response): Promise<Response> {
  const sent = await readBody(response);
  const requestFields = isRecord(sent) ? sent : {};
  const code =
    typeof requestFields['code'] === 'string' ? requestFields['code'] : (codeByStatus[response.status] ?? 'unknown');
  return Response.json({ ...requestFields, code }, { status: response.status, headers: response.headers });
}
