import type { ApiOptions } from '@fanous/api-client/client';

type User = { id: number; role: string } | null;

/** Creates the options to reach an API on another host for the signed-in user. */
export type OlderHost = (getUser: () => User) => Pick<ApiOptions, 'baseUrl' | 'fetch'>;

/** Loads the adapter for the host that `API_URL` named at build time, if any. */
export async function loadOlderHost(): Promise<OlderHost | undefined> {
  const origin = import.meta.env.API_URL;
  if (!origin) return undefined;
  const { createOlderHostFetch } = await import('@fanous/api-client/olderHost');
  return (getUser) => ({
    baseUrl: `${origin}/api`,
    // Players, wallet number and contacts come from the server of the app.
    fetch: createOlderHostFetch({ origin, getUser, getSettings: (signal) => fetch('/api/settings', { signal }) }),
  });
}
