import type { ApiOptions } from '@fanous/api-client/client';

type User = { id: number; role: string } | null;

/** How to reach an API of another host, given who is signed in. */
export type OlderHost = (getUser: () => User) => Pick<ApiOptions, 'baseUrl' | 'fetch'>;

/** The host that `API_URL` named when the app was built, if it named one; the adapter is loaded for it alone. */
export async function loadOlderHost(): Promise<OlderHost | undefined> {
  const origin = import.meta.env.API_URL;
  if (!origin) return undefined;
  const { createLegacyApiFetch } = await import('@fanous/api-client/legacyApi');
  return (getUser) => ({
    baseUrl: `${origin}/api`,
    // The server that serves the app still knows players, wallet number and contacts.
    fetch: createLegacyApiFetch({ origin, getUser, getSettings: (signal) => fetch('/api/settings', { signal }) }),
  });
}
