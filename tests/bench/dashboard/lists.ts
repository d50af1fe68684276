import type { Platform } from './servers.ts';

export const listNames = ['users', 'courses', 'course users', 'results'] as const;
export type ListName = (typeof listNames)[number];

/** A list of the dashboard on one platform. */
export interface ListTarget {
  /** The path of its page. */
  path: string;
  /** The API path of its rows, without `/api`. */
  apiPath: string;
  /** A letter that matches some of its rows, but not all. */
  searchLetter: string;
}

interface ListResponse {
  total: number;
  courses: { id: number }[];
  quizzes: { id: number; results_count: number }[];
}

/** Finds the four lists: for the course with the most subscribers, and its quiz with the most results. */
export async function findListTargets(platform: Platform): Promise<Record<ListName, ListTarget>> {
  const course = (await fetchList(platform, '/courses?sort=popular')).courses[0]?.id ?? 0;
  const { quizzes } = await fetchList(platform, `/courses/${course}/quizzes`);
  const quiz = quizzes.toSorted((a, b) => b.results_count - a.results_count)[0]?.id ?? 0;
  const createTarget = async (path: string, call = path): Promise<ListTarget> => ({
    path: `/dashboard${path}`,
    apiPath: call,
    searchLetter: await findSearchLetter(platform, call),
  });
  return {
    users: await createTarget('/users'),
    courses: await createTarget('/courses'),
    'course users': await createTarget(`/courses/users/${course}`, `/courses/${course}/users`),
    results: await createTarget(`/courses/${course}/quizzes/${quiz}/users`),
  };
}

async function findSearchLetter(platform: Platform, apiPath: string): Promise<string> {
  const { total } = await fetchList(platform, apiPath);
  for (const letter of 'سرفيكمجطلن') {
    const found = await fetchList(platform, `${apiPath}?search=${encodeURIComponent(letter)}`);
    if (found.total > 0 && found.total < total) return letter;
  }
  throw new Error(`No letter finds some of the ${total} rows of ${apiPath}.`);
}

async function fetchList({ origin, token }: Platform, apiPath: string): Promise<ListResponse> {
  const response = await fetch(`${origin}/api${apiPath}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${apiPath} answered ${response.status}.`);
  return (await response.json()) as ListResponse;
}
