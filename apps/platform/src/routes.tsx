import { landing, paths } from '@fanous/features/paths';
import { RootLayout } from '@fanous/features/layout/RootLayout';
import { RouteFailure } from '@fanous/features/shared/RouteFailure';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { requireSession, requireVisitor } from './guards.tsx';
import { page, type RouteHandle } from './page.tsx';
import { SignInAgain } from './SignInAgain.tsx';

/** What every visitor may see, inside the public layout. */
const publicPages: RouteObject[] = [
  {
    path: paths.home.pattern,
    ...page('catalogue', () => import('@fanous/features/catalogue/HomePage'), 'HomePage', {
      icons: false,
      reads: ['q', 'main', 'category', 'page'],
    }),
  },
  {
    path: paths.categories.pattern,
    ...page('catalogue', () => import('@fanous/features/catalogue/CategoriesPage'), 'CategoriesPage'),
  },
  {
    path: paths.subCategories.pattern,
    ...page('catalogue', () => import('@fanous/features/catalogue/SubCategoriesPage'), 'SubCategoriesPage'),
  },
  {
    path: paths.categoryCourses.pattern,
    ...page('catalogue', () => import('@fanous/features/catalogue/CategoryCoursesPage'), 'CategoryCoursesPage', {
      reads: ['page'],
    }),
  },
  {
    path: paths.course.pattern,
    ...page('course', () => import('@fanous/features/course/CoursePage'), 'CoursePage', { reads: ['video'] }),
  },
  { path: paths.wallet.pattern, ...page('payment', () => import('@fanous/features/payment/WalletPage'), 'WalletPage') },
  { path: paths.about.pattern, ...page('pages', () => import('@fanous/features/pages/AboutPage'), 'AboutPage') },
  { path: paths.aboutAlias.pattern, loader: () => redirect(paths.about.to(), 301) },
  { path: paths.rules.pattern, ...page('pages', () => import('@fanous/features/pages/RulesPage'), 'RulesPage') },
  { path: paths.privacy.pattern, ...page('pages', () => import('@fanous/features/pages/PrivacyPage'), 'PrivacyPage') },
  {
    middleware: [requireVisitor],
    handle: { ssr: false } satisfies RouteHandle,
    children: [
      { path: paths.login.pattern, ...page('auth', () => import('@fanous/features/auth/LoginPage'), 'LoginPage') },
      { path: paths.signup.pattern, ...page('auth', () => import('@fanous/features/auth/SignupPage'), 'SignupPage') },
    ],
  },
  {
    ...requireSession(),
    children: [
      {
        path: paths.quiz.pattern,
        ...page('quizzes', () => import('@fanous/features/quizzes/QuizPage'), 'QuizPage', { ssr: false }),
      },
    ],
  },
  {
    path: '*',
    Component: () => null,
    loader: () => {
      throw data(null, { status: 404 });
    },
    ErrorBoundary: RouteFailure,
  },
];

/** What needs a signed-in visitor, inside the dashboard's frame. */
const dashboardPages: RouteObject[] = [
  {
    path: paths.profile.pattern,
    ...page('auth', () => import('@fanous/features/auth/ProfilePage'), 'ProfilePage', { ssr: false }),
  },
  {
    path: paths.myCourses.pattern,
    ...page('dashboard', () => import('@fanous/features/dashboard/MyCoursesPage'), 'MyCoursesPage', { ssr: false }),
  },
  {
    path: paths.myQuizzes.pattern,
    ...page('results', () => import('@fanous/features/results/MyQuizzesPage'), 'MyQuizzesPage', { ssr: false }),
  },
  {
    ...requireSession('admin'),
    children: [
      {
        path: paths.users.pattern,
        ...page('users', () => import('@fanous/features/users/UsersPage'), 'UsersPage', { ssr: false }),
      },
      {
        path: paths.createUser.pattern,
        ...page('users', () => import('@fanous/features/users/CreateUserPage'), 'CreateUserPage', { ssr: false }),
      },
      {
        path: paths.editUser.pattern,
        ...page('users', () => import('@fanous/features/users/EditUserPage'), 'EditUserPage', { ssr: false }),
      },
      {
        path: paths.mainCategories.pattern,
        ...page('categories', () => import('@fanous/features/categories/CategoriesPage'), 'CategoriesPage', {
          ssr: false,
        }),
      },
      {
        path: paths.createMainCategory.pattern,
        ...page(
          'categories',
          () => import('@fanous/features/categories/CreateMainCategoryPage'),
          'CreateMainCategoryPage',
          { ssr: false },
        ),
      },
      {
        path: paths.editMainCategory.pattern,
        ...page(
          'categories',
          () => import('@fanous/features/categories/EditMainCategoryPage'),
          'EditMainCategoryPage',
          { ssr: false },
        ),
      },
      {
        path: paths.subCategoriesIndex.pattern,
        ...page(
          'categories',
          () => import('@fanous/features/categories/SubCategoriesIndexPage'),
          'SubCategoriesIndexPage',
          { ssr: false },
        ),
      },
      {
        path: paths.createSubCategory.pattern,
        ...page(
          'categories',
          () => import('@fanous/features/categories/CreateSubCategoryPage'),
          'CreateSubCategoryPage',
          { ssr: false },
        ),
      },
      {
        path: paths.editSubCategory.pattern,
        ...page('categories', () => import('@fanous/features/categories/EditSubCategoryPage'), 'EditSubCategoryPage', {
          ssr: false,
        }),
      },
      {
        path: paths.courses.pattern,
        ...page('courses', () => import('@fanous/features/courses/CoursesPage'), 'CoursesPage', { ssr: false }),
      },
      {
        path: paths.createCourse.pattern,
        ...page('courses', () => import('@fanous/features/courses/CreateCoursePage'), 'CreateCoursePage', {
          ssr: false,
        }),
      },
      {
        path: paths.addUserToCourses.pattern,
        ...page(
          'membership',
          () => import('@fanous/features/membership/AddUserToCoursesPage'),
          'AddUserToCoursesPage',
          { ssr: false },
        ),
      },
      {
        path: paths.addUserToCourse.pattern,
        ...page('membership', () => import('@fanous/features/membership/AddUserToCoursePage'), 'AddUserToCoursePage', {
          ssr: false,
        }),
      },
      {
        path: paths.removeUserFromCourse.pattern,
        ...page(
          'membership',
          () => import('@fanous/features/membership/RemoveUserFromCoursePage'),
          'RemoveUserFromCoursePage',
          { ssr: false },
        ),
      },
    ],
  },
  {
    ...requireSession('full-admin'),
    children: [
      {
        path: paths.editCourse.pattern,
        ...page('courses', () => import('@fanous/features/courses/EditCoursePage'), 'EditCoursePage', { ssr: false }),
      },
    ],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [
      {
        path: paths.courseUsers.pattern,
        ...page('membership', () => import('@fanous/features/membership/CourseUsersPage'), 'CourseUsersPage', {
          ssr: false,
        }),
      },
    ],
  },
  {
    ...requireSession('full-admin'),
    children: [
      {
        path: paths.videos.pattern,
        ...page('media', () => import('@fanous/features/media/VideosPage'), 'VideosPage', { ssr: false }),
      },
      {
        path: paths.createVideo.pattern,
        ...page('media', () => import('@fanous/features/media/CreateVideoPage'), 'CreateVideoPage', { ssr: false }),
      },
      {
        path: paths.editVideo.pattern,
        ...page('media', () => import('@fanous/features/media/EditVideoPage'), 'EditVideoPage', { ssr: false }),
      },
      {
        path: paths.records.pattern,
        ...page('media', () => import('@fanous/features/media/RecordsPage'), 'RecordsPage', { ssr: false }),
      },
      {
        path: paths.createRecord.pattern,
        ...page('media', () => import('@fanous/features/media/CreateRecordPage'), 'CreateRecordPage', { ssr: false }),
      },
      {
        path: paths.editRecord.pattern,
        ...page('media', () => import('@fanous/features/media/EditRecordPage'), 'EditRecordPage', { ssr: false }),
      },
      {
        path: paths.pdfs.pattern,
        ...page('media', () => import('@fanous/features/media/PdfsPage'), 'PdfsPage', { ssr: false }),
      },
      {
        path: paths.createPdf.pattern,
        ...page('media', () => import('@fanous/features/media/CreatePdfPage'), 'CreatePdfPage', { ssr: false }),
      },
      {
        path: paths.editPdf.pattern,
        ...page('media', () => import('@fanous/features/media/EditPdfPage'), 'EditPdfPage', { ssr: false }),
      },
    ],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [
      {
        path: paths.overview.pattern,
        ...page('overview', () => import('@fanous/features/overview/OverviewPage'), 'OverviewPage', { ssr: false }),
      },
    ],
  },
  {
    ...requireSession('full-admin', 'teacher'),
    children: [
      {
        path: paths.quizUsers.pattern,
        ...page('results', () => import('@fanous/features/results/QuizUsersPage'), 'QuizUsersPage', { ssr: false }),
      },
      {
        path: paths.quizzes.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/QuizzesPage'), 'QuizzesPage', { ssr: false }),
      },
      {
        path: paths.createQuiz.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/CreateQuizPage'), 'CreateQuizPage', {
          ssr: false,
        }),
      },
      {
        path: paths.editQuiz.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/EditQuizPage'), 'EditQuizPage', { ssr: false }),
      },
      {
        path: paths.questions.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/QuestionsPage'), 'QuestionsPage', { ssr: false }),
      },
      {
        path: paths.createQuestion.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/CreateQuestionPage'), 'CreateQuestionPage', {
          ssr: false,
        }),
      },
      {
        path: paths.editQuestion.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/EditQuestionPage'), 'EditQuestionPage', {
          ssr: false,
        }),
      },
      {
        path: paths.options.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/OptionsPage'), 'OptionsPage', { ssr: false }),
      },
      {
        path: paths.createOptions.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/CreateOptionsPage'), 'CreateOptionsPage', {
          ssr: false,
        }),
      },
      {
        path: paths.editOption.pattern,
        ...page('authoring', () => import('@fanous/features/authoring/EditOptionPage'), 'EditOptionPage', {
          ssr: false,
        }),
      },
    ],
  },
];

/** What stands around every page, and above it the way back in for who lost the session while at work. */
const Root = () => (
  <>
    <RootLayout />
    <SignInAgain />
  </>
);

/** The app as a table of addresses. Static and without side effects: a server uses the same objects. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    // The first render waits for `loadMatched`, and data for a moment only.
    HydrateFallback: () => null,
    handle: { ssr: true, area: 'layout' } satisfies RouteHandle,
    children: [
      { path: paths.dashboard.pattern, loader: () => redirect(landing) },
      {
        ...page('layout', () => import('@fanous/features/layout/PublicLayout'), 'PublicLayout', { icons: false }),
        children: publicPages,
      },
      {
        ...requireSession(),
        children: [
          {
            ...page('dashboard', () => import('@fanous/features/dashboard/DashboardLayout'), 'DashboardLayout', {
              ssr: false,
            }),
            children: [
              {
                ...page(
                  'shared/dashboard',
                  () => import('@fanous/features/shared/dashboard/RefusalLayout'),
                  'RefusalLayout',
                  { ssr: false },
                ),
                children: dashboardPages,
              },
            ],
          },
        ],
      },
    ],
  },
];
