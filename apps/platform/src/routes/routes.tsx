import { defaultSignedInPath, paths } from '@fanous/features/paths';
import { RootLayout } from '@fanous/features/shared/layout/RootLayout';
import { LayoutFailure, RouteFailure } from '@fanous/features/shared/errors/RouteFailure';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { requireSession, requireVisitor } from './guards.tsx';
import { createDashboardPageRoute, createPublicPageRoute, type RouteHandle } from './page.tsx';
import { lazyComponent } from '@fanous/features/shared/lazy/lazyComponent';
import { SignInAgainDialogHost } from './SignInAgainDialogHost.tsx';

/** Routes inside the public layout. */
const publicRoutes: RouteObject[] = [
  {
    path: paths.home.pattern,
    ...createPublicPageRoute('site/browse', 'HomePage', {
      preloadIcons: false,
      searchParams: ['q', 'main', 'category', 'page'],
    }),
  },
  {
    path: paths.categories.pattern,
    ...createPublicPageRoute('site/browse', 'MainCategoriesPage'),
  },
  {
    path: paths.subCategories.pattern,
    ...createPublicPageRoute('site/browse', 'SubCategoriesPage'),
  },
  {
    path: paths.categoryCourses.pattern,
    ...createPublicPageRoute('site/browse', 'CategoryCoursesPage', {
      searchParams: ['page'],
    }),
  },
  {
    path: paths.course.pattern,
    ...createPublicPageRoute('site/course', 'CoursePage', { searchParams: ['video', 'record', 'file', 'summary'] }),
  },
  { path: paths.wallet.pattern, ...createPublicPageRoute('site/payment', 'WalletPage') },
  { path: paths.about.pattern, ...createPublicPageRoute('site/legal', 'AboutPage') },
  { path: paths.aboutAlias.pattern, loader: () => redirect(paths.about.to(), 301) },
  { path: paths.rules.pattern, ...createPublicPageRoute('site/legal', 'RulesPage') },
  { path: paths.privacy.pattern, ...createPublicPageRoute('site/legal', 'PrivacyPage') },
  { path: paths.resetPassword.pattern, ...createPublicPageRoute('account', 'ResetPasswordPage', { ssr: false }) },
  { path: paths.confirmEmail.pattern, ...createPublicPageRoute('account', 'ConfirmEmailPage', { ssr: false }) },
  {
    middleware: [requireVisitor],
    handle: { ssr: true, isForVisitors: true } satisfies RouteHandle,
    children: [
      { path: paths.login.pattern, ...createPublicPageRoute('account', 'LoginPage', { searchParams: ['next'] }) },
      { path: paths.signup.pattern, ...createPublicPageRoute('account', 'SignupPage', { searchParams: ['next'] }) },
    ],
  },
  {
    ...requireSession(),
    children: [
      {
        path: paths.quiz.pattern,
        ...createPublicPageRoute('site/quiz', 'QuizPage', { ssr: false }),
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
  { path: paths.profile.pattern, ...createDashboardPageRoute('account', 'ProfilePage') },
  { path: paths.devices.pattern, ...createDashboardPageRoute('dashboard/devices', 'DevicesPage') },
  { path: paths.twoStep.pattern, ...createDashboardPageRoute('dashboard/twoStep', 'TwoStepPage') },
  { path: paths.passkeys.pattern, ...createDashboardPageRoute('dashboard/passkeys', 'PasskeysPage') },
  { path: paths.ownData.pattern, ...createDashboardPageRoute('dashboard/ownData', 'OwnDataPage') },
  { path: paths.myCourses.pattern, ...createDashboardPageRoute('dashboard/myCourses', 'MyCoursesPage') },
  { path: paths.myQuizzes.pattern, ...createDashboardPageRoute('dashboard/results', 'MyQuizzesPage') },
  {
    ...requireSession('admin'),
    children: [
      { path: paths.users.pattern, ...createDashboardPageRoute('dashboard/users', 'UsersPage') },
      { path: paths.createUser.pattern, ...createDashboardPageRoute('dashboard/users', 'CreateUserPage') },
      { path: paths.editUser.pattern, ...createDashboardPageRoute('dashboard/users', 'EditUserPage') },
      {
        path: paths.mainCategories.pattern,
        ...createDashboardPageRoute('dashboard/categories', 'ManageMainCategoriesPage'),
      },
      {
        path: paths.createMainCategory.pattern,
        ...createDashboardPageRoute('dashboard/categories', 'CreateMainCategoryPage'),
      },
      {
        path: paths.editMainCategory.pattern,
        ...createDashboardPageRoute('dashboard/categories', 'EditMainCategoryPage'),
      },
      {
        path: paths.subCategoriesIndex.pattern,
        ...createDashboardPageRoute('dashboard/categories', 'ManageSubCategoriesPage'),
      },
      {
        path: paths.createSubCategory.pattern,
        ...createDashboardPageRoute('dashboard/categories', 'CreateSubCategoryPage'),
      },
      {
        path: paths.editSubCategory.pattern,
        ...createDashboardPageRoute('dashboard/categories', 'EditSubCategoryPage'),
      },
      { path: paths.courses.pattern, ...createDashboardPageRoute('dashboard/courses', 'CoursesPage') },
      { path: paths.createCourse.pattern, ...createDashboardPageRoute('dashboard/courses', 'CreateCoursePage') },
      {
        path: paths.addUserToCourses.pattern,
        ...createDashboardPageRoute('dashboard/subscribers', 'AddUserToCoursesPage'),
      },
      {
        path: paths.addUserToCourse.pattern,
        ...createDashboardPageRoute('dashboard/subscribers', 'AddUserToCoursePage'),
      },
      {
        path: paths.removeUserFromCourse.pattern,
        ...createDashboardPageRoute('dashboard/subscribers', 'RemoveUserFromCoursePage'),
      },
    ],
  },
  {
    ...requireSession('full-admin'),
    children: [
      { path: paths.editCourse.pattern, ...createDashboardPageRoute('dashboard/courses', 'EditCoursePage') },
      { path: paths.auditLog.pattern, ...createDashboardPageRoute('dashboard/audit', 'AuditLogPage') },
    ],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [
      { path: paths.courseUsers.pattern, ...createDashboardPageRoute('dashboard/subscribers', 'CourseUsersPage') },
    ],
  },
  {
    ...requireSession('full-admin'),
    children: [
      { path: paths.videos.pattern, ...createDashboardPageRoute('dashboard/media', 'VideosPage') },
      { path: paths.createVideo.pattern, ...createDashboardPageRoute('dashboard/media', 'CreateVideoPage') },
      { path: paths.editVideo.pattern, ...createDashboardPageRoute('dashboard/media', 'EditVideoPage') },
      { path: paths.records.pattern, ...createDashboardPageRoute('dashboard/media', 'RecordsPage') },
      { path: paths.createRecord.pattern, ...createDashboardPageRoute('dashboard/media', 'CreateRecordPage') },
      { path: paths.editRecord.pattern, ...createDashboardPageRoute('dashboard/media', 'EditRecordPage') },
      { path: paths.pdfs.pattern, ...createDashboardPageRoute('dashboard/media', 'PdfsPage') },
      { path: paths.createPdf.pattern, ...createDashboardPageRoute('dashboard/media', 'CreatePdfPage') },
      { path: paths.editPdf.pattern, ...createDashboardPageRoute('dashboard/media', 'EditPdfPage') },
    ],
  },
  {
    ...requireSession('admin', 'teacher'),
    children: [{ path: paths.overview.pattern, ...createDashboardPageRoute('dashboard/overview', 'OverviewPage') }],
  },
  {
    ...requireSession('full-admin', 'teacher'),
    children: [
      { path: paths.quizUsers.pattern, ...createDashboardPageRoute('dashboard/results', 'QuizUsersPage') },
      { path: paths.units.pattern, ...createDashboardPageRoute('dashboard/authoring', 'UnitsPage') },
      { path: paths.quizzes.pattern, ...createDashboardPageRoute('dashboard/authoring', 'QuizzesPage') },
      { path: paths.createQuiz.pattern, ...createDashboardPageRoute('dashboard/authoring', 'CreateQuizPage') },
      { path: paths.editQuiz.pattern, ...createDashboardPageRoute('dashboard/authoring', 'EditQuizPage') },
      { path: paths.questions.pattern, ...createDashboardPageRoute('dashboard/authoring', 'QuestionsPage') },
      { path: paths.createQuestion.pattern, ...createDashboardPageRoute('dashboard/authoring', 'CreateQuestionPage') },
      { path: paths.editQuestion.pattern, ...createDashboardPageRoute('dashboard/authoring', 'EditQuestionPage') },
      { path: paths.options.pattern, ...createDashboardPageRoute('dashboard/authoring', 'OptionsPage') },
      { path: paths.createOptions.pattern, ...createDashboardPageRoute('dashboard/authoring', 'CreateOptionsPage') },
      { path: paths.editOption.pattern, ...createDashboardPageRoute('dashboard/authoring', 'EditOptionPage') },
    ],
  },
];

const lazyOfflineSupport = lazyComponent('OfflineSupport', () => import('@fanous/features/offline/OfflineSupport'));

/** Wraps every page. Opens the sign-in dialog over the page when the session expires. */
const RootRoute = () => (
  <>
    <RootLayout />
    <SignInAgainDialogHost />
    <lazyOfflineSupport.Component />
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
        ...createPublicPageRoute('site/layout', 'PublicLayout', {
          preloadIcons: false,
          isLayout: true,
        }),
        children: publicRoutes,
      },
      {
        ...requireSession(),
        children: [
          {
            ...createDashboardPageRoute('dashboard/layout', 'DashboardLayout', { isLayout: true }),
            children: [
              {
                ...createDashboardPageRoute('dashboard/frames', 'RedirectNoticeLayout', { isLayout: true }),
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
