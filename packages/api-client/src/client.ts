import createClient, { type Client } from 'openapi-fetch';
import { publicOperations } from '../generated/access.ts';
import type { components, paths } from '../generated/schema.ts';
import { createApiError, convertFetchError } from './errors.ts';

/** A client of the API, typed by its contract. */
export type Api = Client<paths> & {
  /** The custom `fetch` of the client, if it has one. Uploads use it. */
  readonly fetch: ApiOptions['fetch'];
};

/** The type of a schema of the contract, e.g. `Schema<'CourseCard'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The options of `createApi`. */
export interface ApiOptions {
  /** The base URL of the API: `/api` in the browser, an absolute URL elsewhere. */
  baseUrl: string;
  /** Replaces the global `fetch`, e.g. on a server or in a test. */
  fetch?: (request: Request) => Promise<Response>;
  /** Returns the token of the session, or null when signed out. Runs for every call. */
  getToken: () => string | null;
  /** Returns the user's language, for the server's messages. Runs for every call. */
  getLanguage: () => string;
  /** Runs when the server rejects the token with 401. */
  onUnauthorized?: (token: string) => void;
  /** Runs with a copy of each response with 403. */
  onForbidden?: (response: Response) => void;
}

/** Creates a client. It has no state: create one for each app, request or test. */
export function createApi({ baseUrl, fetch, getToken, getLanguage, onUnauthorized, onForbidden }: ApiOptions): Api {
  const api = createClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}), headers: { Accept: 'application/json' } });
  api.use({
    onRequest({ request, schemaPath }) {
      request.headers.set('Accept-Language', getLanguage());
      const token = getToken();
      // Without a token, public responses can be cached.
      if (token && !publicOperations.has(`${request.method} ${schemaPath}`)) {
        request.headers.set('Authorization', `Bearer ${token}`);
      }
      return request;
    },
    onResponse({ request, response }) {
      const token = request.headers.get('Authorization')?.replace('Bearer ', '');
      if (response.status === 401 && token) onUnauthorized?.(token);
      if (response.status === 403) onForbidden?.(response.clone());
    },
  });
  return Object.assign(api, { fetch });
}

/** Returns the data of a response. Throws an `ApiError` for a bad status, even if the response has no error body. */
export async function unwrapResponse<T>(
  responsePromise: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await responsePromise.catch((thrown: unknown) => {
    throw convertFetchError(thrown);
  });
  if (!response.ok) throw createApiError(response, error);
  return data as T;
}
