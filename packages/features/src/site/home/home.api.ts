import type { Api } from '@fanous/api-client/client';
import { getHomeQuery, listNotifications } from '@fanous/api-client/generated/queries.ts';

const maxNewLessons = 5;

/** What the home page shows above the list of courses. */
export const homeQuery = (api: Api) => ({ ...getHomeQuery(api), meta: { staysOnServer: true } });

/** The latest notifications: each one is about a new video in a course of the student. */
export const newLessonsQuery = (api: Api) => ({
  queryKey: ['listNotifications', { latest: maxNewLessons }] as const,
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    listNotifications(api, { query: { per_page: maxNewLessons }, ...(signal && { signal }) }),
});
