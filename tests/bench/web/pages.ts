import type { Sessions, Session } from './sessions.ts';

/** A page of the product, and whose session it is opened with. */
export interface ProductPage {
  name: string;
  path: string;
  session?: Session;
}

interface Course {
  id: number;
  slug: string;
  price: number;
}

/** Finds one page of each kind in the demo data. Pages that need a session are left out without `sessions`. */
export async function findProductPages(origin: string, sessions: Sessions | undefined): Promise<ProductPage[]> {
  const { courses } = await fetchJson<{ courses: Course[] }>(`${origin}/api/courses`);
  const { categories } = await fetchJson<{ categories: { id: number }[] }>(`${origin}/api/categories`);
  const pages: ProductPage[] = [
    { name: 'home', path: '/' },
    { name: 'category', path: `/courses/${categories[0]?.id}` },
    { name: 'course', path: `/single/${courses[0]?.slug}` },
    { name: 'login', path: '/login' },
  ];
  if (!sessions) return pages;
  const { student, admin } = sessions;
  return [
    ...pages,
    { name: 'quiz', path: await findQuiz(origin, courses, student), session: student },
    { name: 'users', path: '/dashboard/users', session: admin },
  ];
}

/** Finds a quiz of a free course, which every student may take. */
async function findQuiz(origin: string, courses: Course[], { token }: Session): Promise<string> {
  for (const { id } of courses.filter(({ price }) => price === 0)) {
    const { quizzes } = await fetchJson<{ quizzes: { id: number }[] }>(`${origin}/api/courses/${id}/quizzes`, token);
    if (quizzes[0]) return `/single/${id}/Quiz/${quizzes[0].id}`;
  }
  throw new Error('No free course has a quiz.');
}

async function fetchJson<T>(url: string, token?: string): Promise<T> {
  const response = await fetch(url, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as T;
}
