import createClient, { type Client } from 'openapi-fetch';
import { publicOperations } from '../generated/access.ts';
import type { components, paths } from '../generated/schema.ts';
import { errorFromResponse, errorFromThrown } from './errors.ts';

/** A client of the API, typed by its contract. */
export type Api = Client<paths> & {
  /** What calls go out by where it is not the global `fetch`; an upload asks. */
  readonly fetch: ApiOptions['fetch'];
};

/** A shape of the contract by its name, e.g. `Schema<'CourseCard'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** What a client needs to know of its surroundings. */
export interface ApiOptions {
  /** Where the API lives: `/api` in the browser, an absolute address elsewhere. */
  baseUrl: string;
  /** Replaces the global `fetch`, e.g. on a server or in a test. */
  fetch?: (request: Request) => Promise<Response>;
  /** The token of the session, or null when signed out. Asked on every call. */
  getToken: () => string | null;
  /** The reader's language, in which the server words its messages. Asked on every call. */
  getLanguage: () => string;
  /** Told when the server no longer knows the token that was sent. */
  onUnauthorized?: (token: string) => void;
}

/** Makes a client. It holds no state: one for each app, request or test. */
export function createApi({ baseUrl, fetch, getToken, getLanguage, onUnauthorized }: ApiOptions): Api {
  const api = createClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}), headers: { Accept: 'application/json' } });
  api.use({
    onRequest({ request, schemaPath }) {
      request.headers.set('Accept-Language', getLanguage());
      const token = getToken();
      // Public answers do not depend on who asks; without a token they may be cached.
      if (token && !publicOperations.has(`${request.method} ${schemaPath}`)) {
        request.headers.set('Authorization', `Bearer ${token}`);
      }
      return request;
    },
    onResponse({ request, response }) {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '');
      if (response.status === 401 && token) onUnauthorized?.(token);
    },
  });
  return Object.assign(api, { fetch });
}

/** The data of an answer; throws `ApiError` on failure, which is a bad status, not the presence of an error body. */
export async function unwrap<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw errorFromThrown(thrown);
  });
  if (!response.ok) throw errorFromResponse(response, error);
  return data as T;
}
