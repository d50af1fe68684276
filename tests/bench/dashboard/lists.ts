import type { Platform } from './servers.ts';

export const lists = ['users', 'courses', 'course users', 'results'] as const;
export type ListName = (typeof lists)[number];

/** A list of the dashboard on one platform. */
export interface ListPlace {
  /** Where its page is. */
  path: string;
  /** Where its rows come from, below `/api`. */
  call: string;
  /** A letter that finds some of its rows and not all. */
  letter: string;
}

interface Counted {
  total: number;
  courses: { id: number }[];
  quizzes: { id: number; results_count: number }[];
}

/** The four lists, of the course with the most subscribers and of its quiz that most have taken. */
export async function findListPlaces(platform: Platform): Promise<Record<ListName, ListPlace>> {
  const course = (await fetchCount(platform, '/courses?sort=popular')).courses[0]?.id ?? 0;
  const { quizzes } = await fetchCount(platform, `/courses/${course}/quizzes`);
  const quiz = quizzes.toSorted((a, b) => b.results_count - a.results_count)[0]?.id ?? 0;
  const place = async (path: string, call = path): Promise<ListPlace> => ({
    path: `/dashboard${path}`,
    call,
    letter: await findSearchLetter(platform, call),
  });
  return {
    users: await place('/users'),
    courses: await place('/courses'),
    'course users': await place(`/courses/users/${course}`, `/courses/${course}/users`),
    results: await place(`/courses/${course}/quizzes/${quiz}/users`),
  };
}

async function findSearchLetter(platform: Platform, call: string): Promise<string> {
  const { total } = await fetchCount(platform, call);
  for (const letter of 'سرفيكمجطلن') {
    const found = await fetchCount(platform, `${call}?search=${encodeURIComponent(letter)}`);
    if (found.total > 0 && found.total < total) return letter;
  }
  throw new Error(`No letter finds some of the ${total} rows of ${call}.`);
}

async function fetchCount({ origin, token }: Platform, call: string): Promise<Counted> {
  const answer = await fetch(`${origin}/api${call}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}.`);
  return (await answer.json()) as Counted;
}
