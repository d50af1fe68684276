// Generated from contract/ by scripts/generate.ts: do not edit.

import { unwrap, type Api } from '../src/client.ts';
import { asForm, keyHeader, type SendForm } from '../src/wire.ts';
import type { operations } from './schema.ts';

/** What a query function is handed: TanStack Query's context fits. */
export type QueryContext = { signal?: AbortSignal };

/** What `login` answers. */
export type LoginResult = operations['login']['responses'][200]['content']['application/json'];
/** What `login` takes. */
export type LoginInput = { body: operations['login']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Sign in with e-mail and password. `public` */
export const login = (api: Api, input: LoginInput): Promise<LoginResult> =>
  unwrap<LoginResult>(api.POST('/login', { body: input.body, signal: input.signal }));

/** What `register` answers. */
export type RegisterResult = operations['register']['responses'][201]['content']['application/json'];
/** What `register` takes. */
export type RegisterInput = { body: operations['register']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Create a student account and sign in to it. `public` */
export const register = (api: Api, input: RegisterInput): Promise<RegisterResult> =>
  unwrap<RegisterResult>(api.POST('/register', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

/** What `logout` answers. */
export type LogoutResult = void;
/** End the session of the token that is sent. `signed-in` */
export const logout = (api: Api, input: { signal?: AbortSignal } = {}): Promise<LogoutResult> =>
  unwrap<LogoutResult>(api.POST('/logout', { signal: input.signal }));

/** What `getUser` answers. */
export type GetUserResult = operations['getUser']['responses'][200]['content']['application/json'];
/** What `getUser` takes. */
export type GetUserInput = { path: operations['getUser']['parameters']['path'] };
/** An account with its courses. `self` */
export const getUserQuery = (api: Api, input: GetUserInput) => ({
  queryKey: ['getUser', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetUserResult> => unwrap<GetUserResult>(api.GET('/users/{id}', { params: input, signal })),
});

/** What `listUserQuizResults` answers. */
export type ListUserQuizResultsResult = operations['listUserQuizResults']['responses'][200]['content']['application/json'];
/** What `listUserQuizResults` takes. */
export type ListUserQuizResultsInput = { path: operations['listUserQuizResults']['parameters']['path']; query?: operations['listUserQuizResults']['parameters']['query'] };
/** The quizzes an account has taken, latest first. `self` */
export const listUserQuizResultsQuery = (api: Api, input: ListUserQuizResultsInput) => ({
  queryKey: ['listUserQuizResults', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListUserQuizResultsResult> => unwrap<ListUserQuizResultsResult>(api.GET('/users/{id}/quiz-results', { params: input, signal })),
});

/** What `updateProfile` answers. */
export type UpdateProfileResult = operations['updateProfile']['responses'][200]['content']['application/json'];
/** What `updateProfile` takes. */
export type UpdateProfileInput = { body: operations['updateProfile']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change the own account. `signed-in` */
export const updateProfile = (api: Api, input: UpdateProfileInput): Promise<UpdateProfileResult> =>
  unwrap<UpdateProfileResult>(api.POST('/update-profile', { ...asForm(input), signal: input.signal }));

/** What `listMainCategories` answers. */
export type ListMainCategoriesResult = operations['listMainCategories']['responses'][200]['content']['application/json'];
/** What `listMainCategories` takes. */
export type ListMainCategoriesInput = { query?: operations['listMainCategories']['parameters']['query'] };
/** Main categories with what is below them. `public` */
export const listMainCategoriesQuery = (api: Api, input: ListMainCategoriesInput = {}) => ({
  queryKey: ['listMainCategories', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListMainCategoriesResult> => unwrap<ListMainCategoriesResult>(api.GET('/main-categories', { params: input, signal })),
});

/** What `getMainCategory` answers. */
export type GetMainCategoryResult = operations['getMainCategory']['responses'][200]['content']['application/json'];
/** What `getMainCategory` takes. */
export type GetMainCategoryInput = { path: operations['getMainCategory']['parameters']['path'] };
/** A main category with what is below it. `public` */
export const getMainCategoryQuery = (api: Api, input: GetMainCategoryInput) => ({
  queryKey: ['getMainCategory', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetMainCategoryResult> => unwrap<GetMainCategoryResult>(api.GET('/main-categories/{id}', { params: input, signal })),
});

/** What `listCategories` answers. */
export type ListCategoriesResult = operations['listCategories']['responses'][200]['content']['application/json'];
/** What `listCategories` takes. */
export type ListCategoriesInput = { query?: operations['listCategories']['parameters']['query'] };
/** Categories. `public` */
export const listCategoriesQuery = (api: Api, input: ListCategoriesInput = {}) => ({
  queryKey: ['listCategories', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCategoriesResult> => unwrap<ListCategoriesResult>(api.GET('/categories', { params: input, signal })),
});

/** What `getCategory` answers. */
export type GetCategoryResult = operations['getCategory']['responses'][200]['content']['application/json'];
/** What `getCategory` takes. */
export type GetCategoryInput = { path: operations['getCategory']['parameters']['path'] };
/** A category with its newest courses. `public` */
export const getCategoryQuery = (api: Api, input: GetCategoryInput) => ({
  queryKey: ['getCategory', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCategoryResult> => unwrap<GetCategoryResult>(api.GET('/categories/{id}', { params: input, signal })),
});

/** What `listCourses` answers. */
export type ListCoursesResult = operations['listCourses']['responses'][200]['content']['application/json'];
/** What `listCourses` takes. */
export type ListCoursesInput = { query?: operations['listCourses']['parameters']['query'] };
/** Courses, newest first. `public` */
export const listCoursesQuery = (api: Api, input: ListCoursesInput = {}) => ({
  queryKey: ['listCourses', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCoursesResult> => unwrap<ListCoursesResult>(api.GET('/courses', { params: input, signal })),
});

/** What `getCourse` answers. */
export type GetCourseResult = operations['getCourse']['responses'][200]['content']['application/json'];
/** What `getCourse` takes. */
export type GetCourseInput = { path: operations['getCourse']['parameters']['path'] };
/** A course as the signed-in viewer sees it. `signed-in` */
export const getCourseQuery = (api: Api, input: GetCourseInput) => ({
  queryKey: ['getCourse', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCourseResult> => unwrap<GetCourseResult>(api.GET('/courses/{course}', { params: input, signal })),
});

/** What `getPublicCourse` answers. */
export type GetPublicCourseResult = operations['getPublicCourse']['responses'][200]['content']['application/json'];
/** What `getPublicCourse` takes. */
export type GetPublicCourseInput = { path: operations['getPublicCourse']['parameters']['path'] };
/** A course as any visitor sees it. `public` */
export const getPublicCourseQuery = (api: Api, input: GetPublicCourseInput) => ({
  queryKey: ['getPublicCourse', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetPublicCourseResult> => unwrap<GetPublicCourseResult>(api.GET('/public/courses/{slug}', { params: input, signal })),
});

/** What `listVideos` answers. */
export type ListVideosResult = operations['listVideos']['responses'][200]['content']['application/json'];
/** What `listVideos` takes. */
export type ListVideosInput = { path: operations['listVideos']['parameters']['path']; query?: operations['listVideos']['parameters']['query'] };
/** The videos of a course, in their order. `signed-in` */
export const listVideosQuery = (api: Api, input: ListVideosInput) => ({
  queryKey: ['listVideos', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListVideosResult> => unwrap<ListVideosResult>(api.GET('/courses/{id}/videos', { params: input, signal })),
});

/** What `getVideo` answers. */
export type GetVideoResult = operations['getVideo']['responses'][200]['content']['application/json'];
/** What `getVideo` takes. */
export type GetVideoInput = { path: operations['getVideo']['parameters']['path'] };
/** A video to play. `course-member` */
export const getVideoQuery = (api: Api, input: GetVideoInput) => ({
  queryKey: ['getVideo', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetVideoResult> => unwrap<GetVideoResult>(api.GET('/courses/{id}/videos/{video_id}', { params: input, signal })),
});

/** What `listRecords` answers. */
export type ListRecordsResult = operations['listRecords']['responses'][200]['content']['application/json'];
/** What `listRecords` takes. */
export type ListRecordsInput = { path: operations['listRecords']['parameters']['path']; query?: operations['listRecords']['parameters']['query'] };
/** The records of a course, in their order. `signed-in` */
export const listRecordsQuery = (api: Api, input: ListRecordsInput) => ({
  queryKey: ['listRecords', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListRecordsResult> => unwrap<ListRecordsResult>(api.GET('/courses/{id}/records', { params: input, signal })),
});

/** What `getRecord` answers. */
export type GetRecordResult = operations['getRecord']['responses'][200]['content']['application/json'];
/** What `getRecord` takes. */
export type GetRecordInput = { path: operations['getRecord']['parameters']['path'] };
/** A record to play or open. `course-member` */
export const getRecordQuery = (api: Api, input: GetRecordInput) => ({
  queryKey: ['getRecord', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetRecordResult> => unwrap<GetRecordResult>(api.GET('/courses/{id}/records/{record_id}', { params: input, signal })),
});

/** What `listPdfs` answers. */
export type ListPdfsResult = operations['listPdfs']['responses'][200]['content']['application/json'];
/** What `listPdfs` takes. */
export type ListPdfsInput = { path: operations['listPdfs']['parameters']['path']; query?: operations['listPdfs']['parameters']['query'] };
/** The PDFs of a course, in their order. `signed-in` */
export const listPdfsQuery = (api: Api, input: ListPdfsInput) => ({
  queryKey: ['listPdfs', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListPdfsResult> => unwrap<ListPdfsResult>(api.GET('/courses/{id}/pdfs', { params: input, signal })),
});

/** What `getPdf` answers. */
export type GetPdfResult = operations['getPdf']['responses'][200]['content']['application/json'];
/** What `getPdf` takes. */
export type GetPdfInput = { path: operations['getPdf']['parameters']['path'] };
/** A PDF to open. `course-member` */
export const getPdfQuery = (api: Api, input: GetPdfInput) => ({
  queryKey: ['getPdf', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetPdfResult> => unwrap<GetPdfResult>(api.GET('/courses/{id}/pdfs/{pdf_id}', { params: input, signal })),
});

/** What `getSummary` answers. */
export type GetSummaryResult = operations['getSummary']['responses'][200]['content']['application/json'];
/** What `getSummary` takes. */
export type GetSummaryInput = { path: operations['getSummary']['parameters']['path'] };
/** A summary to read. `course-member` */
export const getSummaryQuery = (api: Api, input: GetSummaryInput) => ({
  queryKey: ['getSummary', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetSummaryResult> => unwrap<GetSummaryResult>(api.GET('/courses/{id}/summaries/{summary_id}', { params: input, signal })),
});

/** What `createSummary` answers. */
export type CreateSummaryResult = operations['createSummary']['responses'][201]['content']['application/json'];
/** What `createSummary` takes. */
export type CreateSummaryInput = { body: operations['createSummary']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Share a summary with everyone who has the course. `course-member` */
export const createSummary = (api: Api, input: CreateSummaryInput): Promise<CreateSummaryResult> =>
  unwrap<CreateSummaryResult>(api.POST('/summaries', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

/** What `deleteReact` answers. */
export type DeleteReactResult = operations['deleteReact']['responses'][200]['content']['application/json'];
/** What `deleteReact` takes. */
export type DeleteReactInput = { path: operations['deleteReact']['parameters']['path']; signal?: AbortSignal };
/** Withdraw the own reaction to a summary. `course-member` */
export const deleteReact = (api: Api, input: DeleteReactInput): Promise<DeleteReactResult> =>
  unwrap<DeleteReactResult>(api.DELETE('/summaries/{id}/reaction', { params: input, signal: input.signal }));

/** What `deleteSummary` answers. */
export type DeleteSummaryResult = void;
/** What `deleteSummary` takes. */
export type DeleteSummaryInput = { path: operations['deleteSummary']['parameters']['path']; signal?: AbortSignal };
/** Delete a summary and its file. `course-member` */
export const deleteSummary = (api: Api, input: DeleteSummaryInput): Promise<DeleteSummaryResult> =>
  unwrap<DeleteSummaryResult>(api.DELETE('/summaries/{id}', { params: input, signal: input.signal }));

/** What `createReact` answers. */
export type CreateReactResult = operations['createReact']['responses'][200]['content']['application/json'];
/** What `createReact` takes. */
export type CreateReactInput = { body: operations['createReact']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** React to a summary. `course-member` */
export const createReact = (api: Api, input: CreateReactInput): Promise<CreateReactResult> =>
  unwrap<CreateReactResult>(api.POST('/reacts', { body: input.body, headers: keyHeader(input), signal: input.signal }));

/** What `listQuizzes` answers. */
export type ListQuizzesResult = operations['listQuizzes']['responses'][200]['content']['application/json'];
/** What `listQuizzes` takes. */
export type ListQuizzesInput = { path: operations['listQuizzes']['parameters']['path']; query?: operations['listQuizzes']['parameters']['query'] };
/** The quizzes of a course, in their order. `signed-in` */
export const listQuizzesQuery = (api: Api, input: ListQuizzesInput) => ({
  queryKey: ['listQuizzes', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuizzesResult> => unwrap<ListQuizzesResult>(api.GET('/courses/{id}/quizzes', { params: input, signal })),
});

/** What `getQuiz` answers. */
export type GetQuizResult = operations['getQuiz']['responses'][200]['content']['application/json'];
/** What `getQuiz` takes. */
export type GetQuizInput = { path: operations['getQuiz']['parameters']['path'] };
/** A quiz to take. `course-member` */
export const getQuizQuery = (api: Api, input: GetQuizInput) => ({
  queryKey: ['getQuiz', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetQuizResult> => unwrap<GetQuizResult>(api.GET('/courses/{id}/quizzes/{quiz_id}', { params: input, signal })),
});

/** What `listQuizAttempts` answers. */
export type ListQuizAttemptsResult = operations['listQuizAttempts']['responses'][200]['content']['application/json'];
/** What `listQuizAttempts` takes. */
export type ListQuizAttemptsInput = { path: operations['listQuizAttempts']['parameters']['path']; query?: operations['listQuizAttempts']['parameters']['query'] };
/** The viewer's own attempts at a quiz, first one first. `course-member` */
export const listQuizAttemptsQuery = (api: Api, input: ListQuizAttemptsInput) => ({
  queryKey: ['listQuizAttempts', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuizAttemptsResult> => unwrap<ListQuizAttemptsResult>(api.GET('/quizzes/{id}/attempts', { params: input, signal })),
});

/** What `createQuizResult` answers. */
export type CreateQuizResultResult = operations['createQuizResult']['responses'][201]['content']['application/json'];
/** What `createQuizResult` takes. */
export type CreateQuizResultInput = { body: operations['createQuizResult']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Hand in the answers of an attempt and get the mark. `course-member` */
export const createQuizResult = (api: Api, input: CreateQuizResultInput): Promise<CreateQuizResultResult> =>
  unwrap<CreateQuizResultResult>(api.POST('/quiz-results', { body: input.body, headers: keyHeader(input), signal: input.signal }));

/** What `listNotifications` answers. */
export type ListNotificationsResult = operations['listNotifications']['responses'][200]['content']['application/json'];
/** What `listNotifications` takes. */
export type ListNotificationsInput = { query?: operations['listNotifications']['parameters']['query']; body?: NonNullable<operations['listNotifications']['requestBody']>['content']['application/json']; signal?: AbortSignal };
/** The own notifications, newest first. `signed-in` */
export const listNotifications = (api: Api, input: ListNotificationsInput = {}): Promise<ListNotificationsResult> =>
  unwrap<ListNotificationsResult>(api.POST('/notifications', { params: input, body: input.body, signal: input.signal }));

/** What `readNotifications` answers. */
export type ReadNotificationsResult = operations['readNotifications']['responses'][200]['content']['application/json'];
/** What `readNotifications` takes. */
export type ReadNotificationsInput = { body?: NonNullable<operations['readNotifications']['requestBody']>['content']['application/json']; signal?: AbortSignal };
/** Mark own notifications as read. `signed-in` */
export const readNotifications = (api: Api, input: ReadNotificationsInput = {}): Promise<ReadNotificationsResult> =>
  unwrap<ReadNotificationsResult>(api.POST('/notifications/read', { body: input.body, signal: input.signal }));

/** What `getSettings` answers. */
export type GetSettingsResult = operations['getSettings']['responses'][200]['content']['application/json'];
/** What the operator of the platform set up. `public` */
export const getSettingsQuery = (api: Api) => ({
  queryKey: ['getSettings'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetSettingsResult> => unwrap<GetSettingsResult>(api.GET('/settings', { signal })),
});
