/** The names of the parameters in a pattern: `'id' | 'quizId'` for `/single/:id/Quiz/:quizId`. */
type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type Query = Record<string, string | number | undefined>;

type PathArgs<P extends string> = [ParamNames<P>] extends [never]
  ? [query?: Query]
  : [params: Record<ParamNames<P>, string | number>, query?: Query];

/** An address: the pattern for the route table, and a function that builds links. */
export interface Path<P extends string = string> {
  pattern: P;
  /** Fills in the parameters and adds the query string. Undefined and empty values are left out. */
  to: (...args: PathArgs<P>) => string;
}

function definePath<P extends string>(pattern: P): Path<P> {
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

/** Every address of the product (spec §2). The route table and all links use it. */
export const paths = {
  home: definePath('/'),
  about: definePath('/about-us'),
  aboutAlias: definePath('/about'),
  rules: definePath('/rules'),
  privacy: definePath('/privacy'),
  categories: definePath('/categories'),
  subCategories: definePath('/sub-categories/:id'),
  categoryCourses: definePath('/courses/:id'),
  course: definePath('/single/:slug'),
  quiz: definePath('/single/:id/Quiz/:quizId'),
  wallet: definePath('/vodaphone/:slug'),
  login: definePath('/login'),
  signup: definePath('/signup'),
  resetPassword: definePath('/reset-password'),
  confirmEmail: definePath('/confirm-email'),

  dashboard: definePath('/dashboard'),
  profile: definePath('/dashboard/profile'),
  devices: definePath('/dashboard/profile/devices'),
  twoStep: definePath('/dashboard/profile/two-step'),
  passkeys: definePath('/dashboard/profile/passkeys'),
  ownData: definePath('/dashboard/profile/data'),
  overview: definePath('/dashboard/overview'),
  myCourses: definePath('/dashboard/my-courses'),
  myQuizzes: definePath('/dashboard/my-quizzes'),

  auditLog: definePath('/dashboard/audit-log'),

  users: definePath('/dashboard/users'),
  createUser: definePath('/dashboard/users/create'),
  editUser: definePath('/dashboard/users/:id'),

  mainCategories: definePath('/dashboard/categories'),
  createMainCategory: definePath('/dashboard/categories/create'),
  editMainCategory: definePath('/dashboard/categories/:id'),
  subCategoriesIndex: definePath('/dashboard/sub-categories-index/:id'),
  createSubCategory: definePath('/dashboard/sub-categories/create'),
  editSubCategory: definePath('/dashboard/sub-categories/:id'),

  courses: definePath('/dashboard/courses'),
  createCourse: definePath('/dashboard/courses/create'),
  editCourse: definePath('/dashboard/courses/:slug/:id'),
  addUserToCourses: definePath('/dashboard/courses/add-user'),
  addUserToCourse: definePath('/dashboard/courses/add-user/:slug'),
  removeUserFromCourse: definePath('/dashboard/courses/delete-user/:slug'),
  courseUsers: definePath('/dashboard/courses/users/:id'),

  videos: definePath('/dashboard/courses/:id/videos'),
  createVideo: definePath('/dashboard/courses/:id/videos/create'),
  editVideo: definePath('/dashboard/courses/:id/videos/:videoId'),
  records: definePath('/dashboard/courses/:id/records'),
  createRecord: definePath('/dashboard/courses/:id/records/create'),
  editRecord: definePath('/dashboard/courses/:id/records/:recordId'),
  pdfs: definePath('/dashboard/courses/:id/pdfs'),
  createPdf: definePath('/dashboard/courses/:id/pdfs/create'),
  editPdf: definePath('/dashboard/courses/:id/pdfs/:pdfId'),

  units: definePath('/dashboard/courses/:id/units'),

  quizzes: definePath('/dashboard/courses/:id/quizzes'),
  createQuiz: definePath('/dashboard/courses/:id/quizzes/create'),
  editQuiz: definePath('/dashboard/courses/:id/quizzes/:quizId'),
  quizUsers: definePath('/dashboard/courses/:id/quizzes/:quizId/users'),
  questions: definePath('/dashboard/quizzes/:id/questions'),
  createQuestion: definePath('/dashboard/quizzes/:id/questions/create'),
  editQuestion: definePath('/dashboard/questions/:id'),
  options: definePath('/dashboard/questions/:id/options'),
  createOptions: definePath('/dashboard/quizzes/:quizId/questions/:id/options/create'),
  editOption: definePath('/dashboard/questions/:questionId/options/:id/edit'),
};

/** The id of the course section on the home page. The navigation item "Courses" links to it. */
export const coursesSectionId = 'courses';

/** Where signed-in users go from /login, /signup and /dashboard (spec §2). */
export const defaultSignedInPath: string = paths.profile.to();

/**
 * Returns the value if it is a path of this site, otherwise undefined: it must not redirect to another site. Control characters
 * are refused because browsers drop them: `/\t/evil.example` would become `//evil.example`.
 */
export function getSafeReturnPath(value: string | null | undefined): string | undefined {
  return value && /^\/(?![/\\])[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u.test(value) ? value : undefined;
}
