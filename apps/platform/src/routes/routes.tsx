import { defaultSignedInPath, paths } from '@fanous/features/paths';
import { RootLayout } from '@fanous/features/site/layout/RootLayout';
import { LayoutFailure, RouteFailure } from '@fanous/features/shared/errors/RouteFailure';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { requireSession, requireVisitor } from './guards.tsx';
import { dashboardPage, page, type RouteHandle } from './page.tsx';
import { SignInAgain } from './SignInAgain.tsx';

/** Routes inside the public layout. */
const publicRoutes: RouteObject[] = [
  {
    path: paths.home.pattern,
    ...page('site/browse', 'HomePage', {
      preloadIcons: false,
      searchParams: ['q', 'main', 'category', 'page'],
    }),
  },
  {
    path: paths.categories.pattern,
    ...page('site/browse', 'CategoriesPage'),
  },
  {
    path: paths.subCategories.pattern,
    ...page('site/browse', 'SubCategoriesPage'),
  },
  {
    path: paths.categoryCourses.pattern,
    ...page('site/browse', 'CategoryCoursesPage', {
      searchParams: ['page'],
    }),
  },
  {
    path: paths.course.pattern,
    ...page('site/course', 'CoursePage', { searchParams: ['video'] }),
  },
  { path: paths.wallet.pattern, ...page('site/payment', 'WalletPage') },
  { path: paths.about.pattern, ...page('site/legal', 'AboutPage') },
  { path: paths.aboutAlias.pattern, loader: () => redirect(paths.about.to(), 301) },
  { path: paths.rules.pattern, ...page('site/legal', 'RulesPage') },
  { path: paths.privacy.pattern, ...page('site/legal', 'PrivacyPage') },
  {
    middleware: [requireVisitor],
    handle: { ssr: false } satisfies RouteHandle,
    children: [
      { path: paths.login.pattern, ...page('account', 'LoginPage') },
      { path: paths.signup.pattern, ...page('account', 'SignupPage') },
    ],
  },
  {
    ...requireSession(),
    children: [
      {
        path: paths.quiz.pattern,
        ...page('site/quiz', 'QuizPage', { ssr: false }),
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

/** Routes inside the dashboard layout. They require a session. */
const dashboardRoutes: RouteObject[] = [
  { path: paths.profile.pattern, ...dashboardPage('account', 'ProfilePage') },
  { path: paths.myCourses.pattern, ...dashboardPage('dashboard/myCourses', 'MyCoursesPage') },
  { path: paths.myQuizzes.pattern, ...dashboardPage('dashboard/results', 'MyQuizzesPage') },
  {
    ...requireSession('admin'),
    children: [
      { path: paths.users.pattern, ...dashboardPage('dashboard/users', 'UsersPage') },
      { path: paths.createUser.pattern, ...dashboardPage('dashboard/users', 'CreateUserPage') },
      { path: paths.editUser.pattern, ...dashboardPage('dashboard/users', 'EditUserPage') },
      { path: paths.mainCategories.pattern, ...dashboardPage('dashboard/categories', 'MainCategoriesPage') },
      { path: paths.createMainCategory.pattern, ...dashboardPage('dashboard/categories', 'CreateMainCategoryPage') },
      { path: paths.editMainCategory.pattern, ...dashboardPage('dashboard/categories', 'EditMainCategoryPage') },
      { path: paths.subCategoriesIndex.pattern, ...dashboardPage('dashboard/categories', 'SubCategoriesIndexPage') },
      { path: paths.createSubCategory.pattern, ...dashboardPage('dashboard/categories', 'CreateSubCategoryPage') },
      { path: paths.editSubCategory.pattern, ...dashboardPage('dashboard/categories', 'EditSubCategoryPage') },
      { path: paths.courses.pattern, ...dashboardPage('dashboard/courses', 'CoursesPage') },
      { path: paths.createCourse.pattern, ...dashboardPage('dashboard/courses', 'CreateCoursePage') },
      { path: paths.addUserToCourses.pattern, ...dashboardPage('dashboard/subscribers', 'AddUserToCoursesPage') },
      { path: paths.addUserToCourse.pattern, ...dashboardPage('dashboard/subscribers', 'AddUserToCoursePage') },
      {
        path: paths.removeUserFromCourse.pattern,
        ...dashboardPage('dashboard/subscribers', 'RemoveUserFromCoursePage'),
      },
    ],
  },
  {
    ...requireSession('full-admin'),
    children: [{ path: paths.editCourse.pattern, ...dashboardPage('dashboard/courses', 'EditCoursePage') }],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [{ path: paths.courseUsers.pattern, ...dashboardPage('dashboard/subscribers', 'CourseUsersPage') }],
  },
  {
    ...requireSession('full-admin'),
    children: [
      { path: paths.videos.pattern, ...dashboardPage('dashboard/media', 'VideosPage') },
      { path: paths.createVideo.pattern, ...dashboardPage('dashboard/media', 'CreateVideoPage') },
      { path: paths.editVideo.pattern, ...dashboardPage('dashboard/media', 'EditVideoPage') },
      { path: paths.records.pattern, ...dashboardPage('dashboard/media', 'RecordsPage') },
      { path: paths.createRecord.pattern, ...dashboardPage('dashboard/media', 'CreateRecordPage') },
      { path: paths.editRecord.pattern, ...dashboardPage('dashboard/media', 'EditRecordPage') },
      { path: paths.pdfs.pattern, ...dashboardPage('dashboard/media', 'PdfsPage') },
      { path: paths.createPdf.pattern, ...dashboardPage('dashboard/media', 'CreatePdfPage') },
      { path: paths.editPdf.pattern, ...dashboardPage('dashboard/media', 'EditPdfPage') },
    ],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [{ path: paths.overview.pattern, ...dashboardPage('dashboard/overview', 'OverviewPage') }],
  },
  {
    ...requireSession('full-admin', 'teacher'),
    children: [
      { path: paths.quizUsers.pattern, ...dashboardPage('dashboard/results', 'QuizUsersPage') },
      { path: paths.quizzes.pattern, ...dashboardPage('dashboard/authoring', 'QuizzesPage') },
      { path: paths.createQuiz.pattern, ...dashboardPage('dashboard/authoring', 'CreateQuizPage') },
      { path: paths.editQuiz.pattern, ...dashboardPage('dashboard/authoring', 'EditQuizPage') },
      { path: paths.questions.pattern, ...dashboardPage('dashboard/authoring', 'QuestionsPage') },
      { path: paths.createQuestion.pattern, ...dashboardPage('dashboard/authoring', 'CreateQuestionPage') },
      { path: paths.editQuestion.pattern, ...dashboardPage('dashboard/authoring', 'EditQuestionPage') },
      { path: paths.options.pattern, ...dashboardPage('dashboard/authoring', 'OptionsPage') },
      { path: paths.createOptions.pattern, ...dashboardPage('dashboard/authoring', 'CreateOptionsPage') },
      { path: paths.editOption.pattern, ...dashboardPage('dashboard/authoring', 'EditOptionPage') },
    ],
  },
];

/** Wraps every page. Opens the sign-in dialog over the page when the session expires. */
const RootRoute = () => (
  <>
    <RootLayout />
    <SignInAgain />
  </>
);

/** The route table. Static and without side effects, because the server uses the same objects. */
export const routes: RouteObject[] = [
  {
    Component: RootRoute,
    ErrorBoundary: LayoutFailure,
    // The first render waits for `loadMatchedRoutes`, and only briefly for data.
    HydrateFallback: () => null,
    handle: { ssr: true, area: 'site/layout' } satisfies RouteHandle,
    children: [
      { path: paths.dashboard.pattern, loader: () => redirect(defaultSignedInPath) },
      {
        ...page('site/layout', 'PublicLayout', {
          preloadIcons: false,
          isLayout: true,
        }),
        children: publicRoutes,
      },
      {
        ...requireSession(),
        children: [
          {
            ...dashboardPage('dashboard/layout', 'DashboardLayout', { isLayout: true }),
            children: [
              {
                ...dashboardPage('dashboard/frames', 'RedirectNoticeLayout', { isLayout: true }),
                // Errors are shown inside the dashboard layout.
                ErrorBoundary: RouteFailure,
                children: dashboardRoutes,
              },
            ],
          },
        ],
      },
    ],
  },
];
