/** The parameters that a pattern names: `'id' | 'quizid'` of `/single/:id/Quiz/:quizid`. */
type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Query = Record<string, string | number | undefined>;

type Args<P extends string> = [Names<P>] extends [never]
  ? [query?: Query]
  : [params: Record<Names<P>, string | number>, query?: Query];

/** One address of the product: what the route table matches, and how a link is made. */
export interface Path<P extends string = string> {
  pattern: P;
  /** The address with its parameters filled in, then a query whose missing values are left out. */
  to: (...args: Args<P>) => string;
}

function at<P extends string>(pattern: P): Path<P> {
  const hasParams = pattern.includes(':');
  return {
    pattern,
    to: (...args) => {
      const [params, query] = (hasParams ? args : [{}, args[0]]) as [Query, Query | undefined];
      const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const search = new URLSearchParams(
        Object.entries(query ?? {}).flatMap(([name, value]) =>
          value === undefined || value === '' ? [] : [[name, String(value)]],
        ),
      ).toString();
      return search === '' ? path : `${path}?${search}`;
    },
  };
}

/** Every address of the product (spec §2), written once: the route table and every link read it here. */
export const paths = {
  home: at('/'),
  about: at('/about-us'),
  aboutAlias: at('/about'),
  rules: at('/rules'),
  privacy: at('/privacy'),
  categories: at('/categories'),
  subCategories: at('/sub-categories/:id'),
  categoryCourses: at('/courses/:id'),
  course: at('/single/:slug'),
  quiz: at('/single/:id/Quiz/:quizid'),
  wallet: at('/vodaphone/:slug'),
  login: at('/login'),
  signup: at('/signup'),

  dashboard: at('/dashboard'),
  profile: at('/dashboard/profile'),
  overview: at('/dashboard/overview'),
  myCourses: at('/dashboard/my-courses'),
  myQuizzes: at('/dashboard/my-quizzes'),

  users: at('/dashboard/users'),
  createUser: at('/dashboard/users/create'),
  editUser: at('/dashboard/users/:id'),

  mainCategories: at('/dashboard/categories'),
  createMainCategory: at('/dashboard/categories/create'),
  editMainCategory: at('/dashboard/categories/:id'),
  subCategoriesIndex: at('/dashboard/sub-categories-index/:id'),
  createSubCategory: at('/dashboard/sub-categories/create'),
  editSubCategory: at('/dashboard/sub-categories/:id'),

  courses: at('/dashboard/courses'),
  createCourse: at('/dashboard/courses/create'),
  editCourse: at('/dashboard/courses/:slug/:id'),
  addUserToCourses: at('/dashboard/courses/add-user'),
  addUserToCourse: at('/dashboard/courses/add-user/:slug'),
  removeUserFromCourse: at('/dashboard/courses/delete-user/:slug'),
  courseUsers: at('/dashboard/courses/users/:id'),

  videos: at('/dashboard/courses/:id/videos'),
  createVideo: at('/dashboard/courses/:id/videos/create'),
  editVideo: at('/dashboard/courses/:id/videos/:video_id'),
  records: at('/dashboard/courses/:id/records'),
  createRecord: at('/dashboard/courses/:id/records/create'),
  editRecord: at('/dashboard/courses/:id/records/:record_id'),
  pdfs: at('/dashboard/courses/:id/pdfs'),
  createPdf: at('/dashboard/courses/:id/pdfs/create'),
  editPdf: at('/dashboard/courses/:id/pdfs/:pdf_id'),

  quizzes: at('/dashboard/courses/:id/quizzes'),
  createQuiz: at('/dashboard/courses/:id/quizzes/create'),
  editQuiz: at('/dashboard/courses/:id/quizzes/:quiz_id'),
  quizUsers: at('/dashboard/courses/:id/quizzes/:quizId/users'),
  questions: at('/dashboard/quizzes/:id/questions'),
  createQuestion: at('/dashboard/quizzes/:id/questions/create'),
  editQuestion: at('/dashboard/questions/:id'),
  options: at('/dashboard/questions/:id/options'),
  createOptions: at('/dashboard/quizzes/:quizId/questions/:id/options/create'),
  editOption: at('/dashboard/questions/:questionId/options/:id/edit'),
};

/** The id of the course grid on the home page: the navigation's "Courses" leads there. */
export const coursesAnchor = 'courses';

/** Where a signed-in visitor of /login, /signup or /dashboard lands (spec §2). */
export const defaultSignedInPath: string = paths.profile.to();

/**
 * A way back that came in through the address: only a path of our own, never another site's. Browsers leave tabs and line
 * breaks out of an address, so that `/\t/evil.example` would be `//evil.example`.
 */
export function safeReturn(value: string | null | undefined): string | undefined {
  return value && /^\/(?![/\\])[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u.test(value) ? value : undefined;
}
