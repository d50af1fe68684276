import { landing, paths } from '@fanous/features/paths';
import { RootLayout } from '@fanous/features/site/layout/RootLayout';
import { LayoutFailure, RouteFailure } from '@fanous/features/shared/errors/RouteFailure';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { requireSession, requireVisitor } from './guards.tsx';
import { dashboardPage, page, type RouteHandle } from './page.tsx';
import { SignInAgain } from './SignInAgain.tsx';

/** What every visitor may see, inside the public layout. */
const publicPages: RouteObject[] = [
  {
    path: paths.home.pattern,
    ...page('catalogue', 'HomePage', {
      icons: false,
      searchParams: ['q', 'main', 'category', 'page'],
    }),
  },
  {
    path: paths.categories.pattern,
    ...page('catalogue', 'CategoriesPage'),
  },
  {
    path: paths.subCategories.pattern,
    ...page('catalogue', 'SubCategoriesPage'),
  },
  {
    path: paths.categoryCourses.pattern,
    ...page('catalogue', 'CategoryCoursesPage', {
      searchParams: ['page'],
    }),
  },
  {
    path: paths.course.pattern,
    ...page('course', 'CoursePage', { searchParams: ['video'] }),
  },
  { path: paths.wallet.pattern, ...page('payment', 'WalletPage') },
  { path: paths.about.pattern, ...page('pages', 'AboutPage') },
  { path: paths.aboutAlias.pattern, loader: () => redirect(paths.about.to(), 301) },
  { path: paths.rules.pattern, ...page('pages', 'RulesPage') },
  { path: paths.privacy.pattern, ...page('pages', 'PrivacyPage') },
  {
    middleware: [requireVisitor],
    handle: { ssr: false } satisfies RouteHandle,
    children: [
      { path: paths.login.pattern, ...page('auth', 'LoginPage') },
      { path: paths.signup.pattern, ...page('auth', 'SignupPage') },
    ],
  },
  {
    ...requireSession(),
    children: [
      {
        path: paths.quiz.pattern,
        ...page('quizzes', 'QuizPage', { ssr: false }),
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
  { path: paths.profile.pattern, ...dashboardPage('auth', 'ProfilePage') },
  { path: paths.myCourses.pattern, ...dashboardPage('dashboard', 'MyCoursesPage') },
  { path: paths.myQuizzes.pattern, ...dashboardPage('results', 'MyQuizzesPage') },
  {
    ...requireSession('admin'),
    children: [
      { path: paths.users.pattern, ...dashboardPage('users', 'UsersPage') },
      { path: paths.createUser.pattern, ...dashboardPage('users', 'CreateUserPage') },
      { path: paths.editUser.pattern, ...dashboardPage('users', 'EditUserPage') },
      { path: paths.mainCategories.pattern, ...dashboardPage('categories', 'MainCategoriesPage') },
      { path: paths.createMainCategory.pattern, ...dashboardPage('categories', 'CreateMainCategoryPage') },
      { path: paths.editMainCategory.pattern, ...dashboardPage('categories', 'EditMainCategoryPage') },
      { path: paths.subCategoriesIndex.pattern, ...dashboardPage('categories', 'SubCategoriesIndexPage') },
      { path: paths.createSubCategory.pattern, ...dashboardPage('categories', 'CreateSubCategoryPage') },
      { path: paths.editSubCategory.pattern, ...dashboardPage('categories', 'EditSubCategoryPage') },
      { path: paths.courses.pattern, ...dashboardPage('courses', 'CoursesPage') },
      { path: paths.createCourse.pattern, ...dashboardPage('courses', 'CreateCoursePage') },
      { path: paths.addUserToCourses.pattern, ...dashboardPage('membership', 'AddUserToCoursesPage') },
      { path: paths.addUserToCourse.pattern, ...dashboardPage('membership', 'AddUserToCoursePage') },
      { path: paths.removeUserFromCourse.pattern, ...dashboardPage('membership', 'RemoveUserFromCoursePage') },
    ],
  },
  {
    ...requireSession('full-admin'),
    children: [{ path: paths.editCourse.pattern, ...dashboardPage('courses', 'EditCoursePage') }],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [{ path: paths.courseUsers.pattern, ...dashboardPage('membership', 'CourseUsersPage') }],
  },
  {
    ...requireSession('full-admin'),
    children: [
      { path: paths.videos.pattern, ...dashboardPage('media', 'VideosPage') },
      { path: paths.createVideo.pattern, ...dashboardPage('media', 'CreateVideoPage') },
      { path: paths.editVideo.pattern, ...dashboardPage('media', 'EditVideoPage') },
      { path: paths.records.pattern, ...dashboardPage('media', 'RecordsPage') },
      { path: paths.createRecord.pattern, ...dashboardPage('media', 'CreateRecordPage') },
      { path: paths.editRecord.pattern, ...dashboardPage('media', 'EditRecordPage') },
      { path: paths.pdfs.pattern, ...dashboardPage('media', 'PdfsPage') },
      { path: paths.createPdf.pattern, ...dashboardPage('media', 'CreatePdfPage') },
      { path: paths.editPdf.pattern, ...dashboardPage('media', 'EditPdfPage') },
    ],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [{ path: paths.overview.pattern, ...dashboardPage('overview', 'OverviewPage') }],
  },
  {
    ...requireSession('full-admin', 'teacher'),
    children: [
      { path: paths.quizUsers.pattern, ...dashboardPage('results', 'QuizUsersPage') },
      { path: paths.quizzes.pattern, ...dashboardPage('authoring', 'QuizzesPage') },
      { path: paths.createQuiz.pattern, ...dashboardPage('authoring', 'CreateQuizPage') },
      { path: paths.editQuiz.pattern, ...dashboardPage('authoring', 'EditQuizPage') },
      { path: paths.questions.pattern, ...dashboardPage('authoring', 'QuestionsPage') },
      { path: paths.createQuestion.pattern, ...dashboardPage('authoring', 'CreateQuestionPage') },
      { path: paths.editQuestion.pattern, ...dashboardPage('authoring', 'EditQuestionPage') },
      { path: paths.options.pattern, ...dashboardPage('authoring', 'OptionsPage') },
      { path: paths.createOptions.pattern, ...dashboardPage('authoring', 'CreateOptionsPage') },
      { path: paths.editOption.pattern, ...dashboardPage('authoring', 'EditOptionPage') },
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
    ErrorBoundary: LayoutFailure,
    // The first render waits for `loadMatched`, and data for a moment only.
    HydrateFallback: () => null,
    handle: { ssr: true, area: 'layout' } satisfies RouteHandle,
    children: [
      { path: paths.dashboard.pattern, loader: () => redirect(landing) },
      {
        ...page('layout', 'PublicLayout', {
          icons: false,
          isLayout: true,
        }),
        children: publicPages,
      },
      {
        ...requireSession(),
        children: [
          {
            ...dashboardPage('dashboard', 'DashboardLayout', { isLayout: true }),
            children: [
              {
                ...dashboardPage('shared/dashboard', 'RefusalLayout', { isLayout: true }),
                // The frame of the dashboard is around it.
                ErrorBoundary: RouteFailure,
                children: dashboardPages,
              },
            ],
          },
        ],
      },
    ],
  },
];
