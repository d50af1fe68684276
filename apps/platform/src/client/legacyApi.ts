import type { ApiOptions } from '@fanous/api-client/client';

type User = { id: number; role: string } | null;

/** Creates the options for an API on another host. `getUser` returns the signed-in user. */
export type CreateLegacyApiOptions = (getUser: () => User) => Pick<ApiOptions, 'baseUrl' | 'fetch'>;

/** Loads the adapter for the API host in `API_URL`. Undefined if the app was built without `API_URL`. */
export async function loadLegacyApi(): Promise<CreateLegacyApiOptions | undefined> {
  const origin = import.meta.env.API_URL;
  if (!origin) return undefined;
  const { createLegacyApiFetch } = await import('@fanous/api-client/legacyApi');
  return (getUser) => ({
    baseUrl: `${origin}/api`,
    // The settings (players, wallet number, contacts) still come from the server of the app.
    fetch: createLegacyApiFetch({ origin, getUser, getSettings: (signal) => fetch('/api/settings', { signal }) }),
  });
}
