import { describe, expect, test, vi } from 'vitest';
import { getCourseQuery, listCoursesQuery, login, logout, register } from '../generated/queries.ts';
import { createUser } from '../generated/staffQueries.ts';
import { createApi, type ApiOptions } from './client.ts';
import { ApiError } from './errors.ts';
import type { SendForm } from './wire.ts';

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

/** Creates a client with a fake server, and the list of received requests. */
function apiOn(answer: () => Response | Promise<Response>, options: Partial<ApiOptions> = {}) {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: 'https://fanous.test/api',
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
    getToken: () => null,
    getLanguage: () => 'ar',
    ...options,
  });
  return { api, requests };
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('not an ApiError', { cause: error });
  return error;
};

const page = { courses: [], total: 0, page: 1, per_page: 50 };
const algebra = { path: { course: 'algebra-1' } };
const never = new AbortController().signal;

describe('requests', () => {
  test('have the current language', async () => {
    let language = 'ar';
    const { api, requests } = apiOn(() => json(page), { getLanguage: () => language });
    await listCoursesQuery(api).queryFn({ signal: never });
    language = 'en';
    await listCoursesQuery(api).queryFn({ signal: never });
    expect(requests.map((request) => request.headers.get('Accept-Language'))).toEqual(['ar', 'en']);
  });

  test('have the token, if there is one', async () => {
    let token: string | null = null;
    const { api, requests } = apiOn(() => json({}), { getToken: () => token });
    await getCourseQuery(api, algebra).queryFn({});
    token = 'token-1';
    await getCourseQuery(api, algebra).queryFn({});
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([null, 'Bearer token-1']);
  });

  test('have no token for public operations, so that responses can be cached', async () => {
    const { api, requests } = apiOn(() => json(page), { getToken: () => 'token-1' });
    await listCoursesQuery(api).queryFn({});
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  test('have an encoded path and query without undefined parameters', async () => {
    const { api, requests } = apiOn(() => json(page));
    await listCoursesQuery(api, { query: { search: 'C++ و جبر', category_id: 7, sort: undefined } }).queryFn({});
    await getCourseQuery(api, { path: { course: 'a/../b' } }).queryFn({});
    expect(requests.map(({ url }) => url)).toEqual([
      'https://fanous.test/api/courses?search=C%2B%2B%20%D9%88%20%D8%AC%D8%A8%D8%B1&category_id=7',
      'https://fanous.test/api/courses/a%2F..%2Fb',
    ]);
  });

  test('have JSON or a form, as the contract says', async () => {
    const { api, requests } = apiOn(() => json({ access_token: 't', data: {} }));
    await login(api, { body: { email: 'mona@example.com', password: 'secret' } });
    const password = 'qalam-azraq-71';
    const body = { name: 'منى', email: 'mona@example.com', phone: '', password, password_confirmation: password };
    await register(api, { body });
    const [first, second] = requests;
    expect(first?.headers.get('Content-Type')).toBe('application/json');
    expect(second?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await second?.formData();
    expect(form?.get('name')).toBe('منى');
    expect(form?.has('phone')).toBe(false);
  });

  test('pass the form itself to a custom sender, without copying its file', async () => {
    const { api, requests } = apiOn(() => json({}));
    const image = new File(['…'], 'صورة.png', { type: 'image/png' });
    const send = vi.fn<SendForm>(async () => json({}, { status: 201 }));
    const body = {
      name: 'منى',
      email: 'mona@example.com',
      password: 'x',
      password_confirmation: 'x',
      role: 'user',
      image,
    } as const;
    await createUser(api, { body, send });
    expect(requests).toEqual([]);
    const [request, form] = send.mock.calls[0] ?? [];
    expect(request?.method).toBe('POST');
    expect(form?.get('image')).toBe(image);
  });

  test('have no body if the operation has none', async () => {
    const { api, requests } = apiOn(() => new Response(null, { status: 204 }));
    await expect(logout(api)).resolves.toBeUndefined();
    expect(await requests[0]?.text()).toBe('');
  });
});

describe('a failed call', () => {
  test('has the server’s code and messages', async () => {
    const problem = { code: 'invalid', message: 'راجع الحقول.', errors: { email: ['مسجّل من قبل.'], odd: 7 } };
    const { api } = apiOn(() => json(problem, { status: 422, headers: { 'X-Request-Id': '7b3e9d14' } }));
    expect(await failure(getCourseQuery(api, algebra).queryFn({}))).toMatchObject({
      name: 'ApiError',
      status: 422,
      code: 'invalid',
      message: 'راجع الحقول.',
      serverMessage: 'راجع الحقول.',
      fieldErrors: { email: ['مسجّل من قبل.'] },
      requestId: '7b3e9d14',
    });
  });

  test.each([
    ['an empty one', new Response(null, { status: 502 })],
    ['an empty one of known length', new Response('', { status: 502, headers: { 'Content-Length': '0' } })],
    ["a proxy's page", new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('has only the status for %s', async (_, response) => {
    const { api } = apiOn(() => response);
    const error = await failure(getCourseQuery(api, algebra).queryFn({}));
    expect(error).toMatchObject({ status: 502, code: 'unknown', serverMessage: undefined });
  });

  test.each([
    ['540', 540],
    [new Date(Date.now() - 60_000).toUTCString(), 0],
    ['soon', undefined],
  ])('has the wait of Retry-After %s', async (header, expected) => {
    const { api } = apiOn(() =>
      json({ code: 'too_many_requests' }, { status: 429, headers: { 'Retry-After': header } }),
    );
    const { retryAfterSeconds } = await failure(getCourseQuery(api, algebra).queryFn({}));
    expect(retryAfterSeconds).toBe(expected);
  });

  test('has the code `network` without a response', async () => {
    const { api } = apiOn(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failure(getCourseQuery(api, algebra).queryFn({}));
    expect(error).toMatchObject({ status: 0, code: 'network', serverMessage: undefined });
  });

  test('has the code `unreadable` for HTML with a good status', async () => {
    const { api } = apiOn(() => new Response('<!doctype html>'));
    expect(await failure(getCourseQuery(api, algebra).queryFn({}))).toMatchObject({ status: 0, code: 'unreadable' });
  });

  test('rejects with an AbortError after an abort', async () => {
    const control = new AbortController();
    const { api } = apiOn(() => json(page), {
      fetch: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
          control.abort();
        }),
    });
    const call = getCourseQuery(api, algebra).queryFn({ signal: control.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('onUnauthorized', () => {
  const refuse = () => json({ code: 'unauthorized', message: 'سجّل الدخول للمتابعة.' }, { status: 401 });

  test('runs for an invalid token, and the call fails', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    const { api } = apiOn(refuse, { getToken: () => 'token-1', onUnauthorized });
    expect((await failure(getCourseQuery(api, algebra).queryFn({}))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  test('does not run for other errors', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    const { api } = apiOn(() => json({ code: 'forbidden' }, { status: 403 }), {
      getToken: () => 'token-1',
      onUnauthorized,
    });
    expect((await failure(getCourseQuery(api, algebra).queryFn({}))).code).toBe('forbidden');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('does not run for a wrong password', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    const { api } = apiOn(refuse, { getToken: () => 'token-1', onUnauthorized });
    await failure(login(api, { body: { email: 'mona@example.com', password: 'wrong' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test('a query key has the operation and its input', () => {
  const { api } = apiOn(() => json(page));
  expect(listCoursesQuery(api).queryKey).toEqual(['listCourses', {}]);
  expect(getCourseQuery(api, algebra).queryKey).toEqual(['getCourse', algebra]);
});
