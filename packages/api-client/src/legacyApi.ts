import { matchesAnywhere, nameStartsWith, rankNameStart } from '@fanous/arabic/match';
import { responseSchemas } from '../generated/responseSchemas.ts';
import { EntityCache } from './legacyUpdates.ts';
import { AnswerKeyCache, markAndSubmitAttempt, type SendRequest } from './legacyQuizzes.ts';
import { isRecord } from './isRecord.ts';
import { convertToContract, readJsonBody, unwrapData } from './legacyShapes.ts';
import { parseSession } from './session.ts';

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
  operationKey: string;
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
 * Creates a `fetch` for `createApi` that translates between our contract and an API of the original specification. Such an API
 * sends lists without an envelope, omits fields, sends the correct answers with a quiz, takes only a mark as the result, and
 * answers a reaction without a body (decisions 8 and 17). Missing operations are emulated, or return the error of that API.
 */
export function createLegacyApiFetch(options: LegacyApiOptions): SendRequest {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const answerKeys = new AnswerKeyCache();
  const knownEntities = new EntityCache();

  return async (request) => {
    // The legacy API's CORS rules may not allow this header.
    request.headers.delete('Idempotency-Key');
    const call = findOperationCall(request);
    if (!call) return send(request);
    if (call.operationKey === 'GET /settings') return options.getSettings(request.signal);
    if (unsupportedOperations.has(call.operationKey))
      return Response.json({ code: 'not_supported', message: '' }, { status: 404 });
    const localResponse = createLocalResponse(call);
    if (localResponse) return createContractResponse(call, localResponse, options);
    if (call.operationKey === 'POST /quiz-results') {
      const result = await markAndSubmitAttempt(request, answerKeys, options.getUser()?.id, send);
      return result instanceof Response ? toErrorResponse(result) : createContractResponse(call, result, options, 201);
    }
    const completedRequest = await knownEntities.completeUpdate(call.operationKey, call.params, request);
    const body = await readJsonFields(completedRequest);
    const response = await send(toParentRequest({ ...call, request: completedRequest }));
    if (!response.ok) return toErrorResponse(response);
    const legacyBody = await readJsonBody(response);
    if (call.operationKey === 'GET /courses/{id}/quizzes/{quiz_id}')
      answerKeys.store(Number(call.params['quiz_id']), unwrapData(legacyBody));
    const completedBody = await completeResponse(call, legacyBody, body, options, send);
    const contractResponse = createContractResponse(call, completedBody, options, response.status);
    if (request.method === 'GET')
      knownEntities.store(call.operationKey, call.params, await contractResponse.clone().json());
    return contractResponse;
  };
}

function findOperationCall(request: Request): Call | undefined {
  const { pathname, searchParams: query } = new URL(request.url);
  for (const { key, method, pattern } of operations) {
    const found = method === request.method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operationKey: key, params: Object.fromEntries(params) as Record<string, string>, query, request };
  }
  return undefined;
}

/** Operations that no legacy API has and that cannot be emulated. They are not sent. */
const unsupportedOperations = new Set([
  'GET /audit-entries',
  'POST /admin/users/{id}/password-reset-link',
  'GET /me/sessions',
  'DELETE /me/sessions',
  'DELETE /me/sessions/{id}',
  'POST /login/passkey',
  'POST /login/passkey/start',
  'GET /me/passkeys',
  'POST /me/passkeys',
  'POST /me/passkeys/setup',
  'PUT /me/passkeys/{id}',
  'DELETE /me/passkeys/{id}',
  'GET /me/two-step',
  'POST /me/two-step',
  'POST /me/two-step/setup',
  'POST /me/two-step/turn-off',
  'POST /me/two-step/recovery-codes',
  'POST /admin/users/{id}/reset-two-step',
  'POST /me/data-export',
  'GET /me/deletion-request',
  'POST /me/deletion-request',
  'DELETE /me/deletion-request',
  'POST /admin/users/{id}/confirm-deletion',
  'POST /admin/users/{id}/refuse-deletion',
  'POST /password-resets',
  'POST /password-reset-mails',
  'POST /email-confirmations',
  'POST /me/email-confirmation-mails',
  'DELETE /summaries/{id}/reaction',
  'POST /summaries/{id}',
  'PUT /summaries/{id}/report',
  'GET /summaries/{id}/reports',
  'DELETE /summaries/{id}/reports',
  'GET /quizzes/{id}/attempts/{attempt}',
  'GET /courses/{id}/quizzes/{quiz_id}/answers',
  'GET /search',
  'GET /home',
  'GET /me/progress',
  'PUT /me/progress',
  'GET /courses/{id}/progress',
  'GET /courses/{id}/progress/statistics',
  'GET /courses/{course}/units',
  'PUT /courses/{course}/units',
  'GET /embed-metadata',
  'POST /video-uploads',
  'DELETE /video-uploads/{id}',
  'GET /public/courses/{slug}/videos/{video_id}',
  'PUT /videos/{id}/captions/{language}',
  'DELETE /videos/{id}/captions/{language}',
]);

/** Creates the response of an operation that no legacy API has. */
function createLocalResponse({ operationKey, params }: Call): Row | undefined {
  if (operationKey === 'GET /quizzes/{id}/attempts' || operationKey === 'POST /notifications/read') return {};
  if (operationKey === 'GET /slugs/{slug}') return { ...params, status: 'free', suggestion: params['slug'] };
  return undefined;
}

/** Gets the parent path of a list: a legacy API lists a category's courses and a main category's categories only in their parent. */
function getParentPath({ operationKey, query }: Call): string | undefined {
  if (operationKey === 'GET /courses' && query.has('category_id')) return `/categories/${query.get('category_id')}`;
  if (operationKey === 'GET /categories' && query.has('main_category_id'))
    return `/main-categories/${query.get('main_category_id')}`;
  return undefined;
}

function toParentRequest(call: Call): Request {
  const owner = getParentPath(call);
  return owner === undefined ? call.request : new Request(call.request.url.replace(/\/\w+\?.*$/, owner), call.request);
}

/** Adds values that `convertToContract` cannot derive from the schema. */
async function completeResponse(
  call: Call,
  legacyBody: unknown,
  body: Row | undefined,
  options: LegacyApiOptions,
  send: SendRequest,
) {
  if (call.operationKey === 'POST /login' || call.operationKey === 'POST /register')
    return parseSession(legacyBody) ?? legacyBody;
  if (call.operationKey === 'POST /update-profile') {
    const token =
      isRecord(legacyBody) && typeof legacyBody['access_token'] === 'string' ? legacyBody['access_token'] : undefined;
    const createResponse = isRecord(legacyBody) && 'data' in legacyBody ? legacyBody : { data: legacyBody };
    const session = parseSession({ ...createResponse, access_token: token ?? '-' });
    return session ? { data: session.data, ...(token !== undefined && { access_token: token }) } : legacyBody;
  }
  if (call.operationKey === 'GET /courses/{course}') {
    const course = unwrapData(legacyBody);
    return isRecord(course) ? addCourseAccess(course, call, options, send) : course;
  }
  if (call.operationKey === 'POST /reacts') return toReactionResult(body?.['reaction']);
  // After a write, the sent fields are the current values, even if the response only says "ok".
  return body ? { ...body, ...toRow(unwrapData(legacyBody)) } : legacyBody;
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
      const userBody: unknown = response.ok ? unwrapData(await readJsonBody(response)) : undefined;
      const purchased =
        isRecord(userBody) && Array.isArray(userBody['purchased_courses']) ? userBody['purchased_courses'] : [];
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

function createContractResponse(call: Call, legacyBody: unknown, { origin }: LegacyApiOptions, status = 200): Response {
  const { operationKey, params } = call;
  const shape = responseSchemas[operationKey];
  if (!shape) return new Response(null, { status: 204 });
  const filled = convertToContract(shape, legacyBody, { origin, key: operationKey, params });
  return Response.json(isRecord(filled) ? paginate(filled, call) : filled, { status: status === 204 ? 200 : status });
}

/** Searches, sorts and paginates a list: a legacy API sends whole lists and supports only `search`. */
function paginate(listBody: Row, call: Call): Row {
  const { query } = call;
  const name = Object.keys(listBody).find((field) => Array.isArray(listBody[field]));
  if (name === undefined || !('per_page' in listBody)) return listBody;
  const [page, per_page] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 50)];
  let rows = listBody[name] as Row[];
  // Some legacy APIs paginate their lists.
  if (Number(listBody['total']) > rows.length) return { ...listBody, page, per_page };
  const search = query.get('search') ?? '';
  // A parent contains all its items, without the search.
  if (getParentPath(call) !== undefined) rows = rows.filter(({ name }) => matchesAnywhere(String(name), search));
  if (query.get('match') === 'start') rows = rows.filter(({ name }) => nameStartsWith(String(name), search));
  // What else matches is up to the legacy API.
  if (query.get('match') === 'ranked')
    rows = rows.toSorted((a, b) => rankNameStart(String(a['name']), search) - rankNameStart(String(b['name']), search));
  const sort = query.get('sort');
  if (sort === 'popular') rows = rows.toSorted((a, b) => Number(b['users_count']) - Number(a['users_count']));
  if (sort === 'price_asc') rows = rows.toSorted((a, b) => Number(a['price']) - Number(b['price']));
  if (sort === 'price_desc') rows = rows.toSorted((a, b) => Number(b['price']) - Number(a['price']));
  return {
    ...listBody,
    [name]: rows.slice((page - 1) * per_page, page * per_page),
    total: rows.length,
    page,
    per_page,
  };
}

/** Adds the error code for the status. */
async function toErrorResponse(response: Response): Promise<Response> {
  const legacyBody = await readJsonBody(response);
  const requestFields = isRecord(legacyBody) ? legacyBody : {};
  const code =
    typeof requestFields['code'] === 'string' ? requestFields['code'] : (codeByStatus[response.status] ?? 'unknown');
  return Response.json({ ...requestFields, code }, { status: response.status, headers: response.headers });
}
