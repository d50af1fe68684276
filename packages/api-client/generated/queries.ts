// Generated from contract/ by scripts/generate.ts: do not edit.

import { unwrap, type Api } from '../src/client.ts';
import { toFormData } from '../src/wire.ts';
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
export type RegisterInput = { body: operations['register']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Create a student account and sign in to it. `public` */
export const register = (api: Api, input: RegisterInput): Promise<RegisterResult> =>
  unwrap<RegisterResult>(api.POST('/register', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `logout` answers. */
export type LogoutResult = void;
/** End the session of the token that is sent. `signed-in` */
export const logout = (api: Api, input: { signal?: AbortSignal } = {}): Promise<LogoutResult> =>
  unwrap<LogoutResult>(api.POST('/logout', { signal: input.signal }));

/** What `listUsers` answers. */
export type ListUsersResult = operations['listUsers']['responses'][200]['content']['application/json'];
/** What `listUsers` takes. */
export type ListUsersInput = { query?: operations['listUsers']['parameters']['query'] };
/** Accounts, newest first unless sorted otherwise. `admin` */
export const listUsersQuery = (api: Api, input: ListUsersInput = {}) => ({
  queryKey: ['listUsers', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListUsersResult> => unwrap<ListUsersResult>(api.GET('/users', { params: input, signal })),
});

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

/** What `createUser` answers. */
export type CreateUserResult = operations['createUser']['responses'][201]['content']['application/json'];
/** What `createUser` takes. */
export type CreateUserInput = { body: operations['createUser']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Create an account of any role. `admin` */
export const createUser = (api: Api, input: CreateUserInput): Promise<CreateUserResult> =>
  unwrap<CreateUserResult>(api.POST('/admin/create-user', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `updateUser` answers. */
export type UpdateUserResult = operations['updateUser']['responses'][200]['content']['application/json'];
/** What `updateUser` takes. */
export type UpdateUserInput = { path: operations['updateUser']['parameters']['path']; body: operations['updateUser']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Change an account. `admin` */
export const updateUser = (api: Api, input: UpdateUserInput): Promise<UpdateUserResult> =>
  unwrap<UpdateUserResult>(api.POST('/admin/update-user/{id}', { params: input, body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `deleteUser` answers. */
export type DeleteUserResult = void;
/** What `deleteUser` takes. */
export type DeleteUserInput = { path: operations['deleteUser']['parameters']['path']; signal?: AbortSignal };
/** Delete an account. `full-admin` */
export const deleteUser = (api: Api, input: DeleteUserInput): Promise<DeleteUserResult> =>
  unwrap<DeleteUserResult>(api.DELETE('/admin/users/{id}', { params: input, signal: input.signal }));

/** What `logoutUser` answers. */
export type LogoutUserResult = void;
/** What `logoutUser` takes. */
export type LogoutUserInput = { path: operations['logoutUser']['parameters']['path']; signal?: AbortSignal };
/** End all sessions of an account. `admin` */
export const logoutUser = (api: Api, input: LogoutUserInput): Promise<LogoutUserResult> =>
  unwrap<LogoutUserResult>(api.POST('/admin/logout-user/{id}', { params: input, signal: input.signal }));

/** What `updateProfile` answers. */
export type UpdateProfileResult = operations['updateProfile']['responses'][200]['content']['application/json'];
/** What `updateProfile` takes. */
export type UpdateProfileInput = { body: operations['updateProfile']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Change the own account. `signed-in` */
export const updateProfile = (api: Api, input: UpdateProfileInput): Promise<UpdateProfileResult> =>
  unwrap<UpdateProfileResult>(api.POST('/update-profile', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `listMainCategories` answers. */
export type ListMainCategoriesResult = operations['listMainCategories']['responses'][200]['content']['application/json'];
/** What `listMainCategories` takes. */
export type ListMainCategoriesInput = { query?: operations['listMainCategories']['parameters']['query'] };
/** Main categories with what is below them. `public` */
export const listMainCategoriesQuery = (api: Api, input: ListMainCategoriesInput = {}) => ({
  queryKey: ['listMainCategories', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListMainCategoriesResult> => unwrap<ListMainCategoriesResult>(api.GET('/main-categories', { params: input, signal })),
});

/** What `createMainCategory` answers. */
export type CreateMainCategoryResult = operations['createMainCategory']['responses'][201]['content']['application/json'];
/** What `createMainCategory` takes. */
export type CreateMainCategoryInput = { body: operations['createMainCategory']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a main category. `admin` */
export const createMainCategory = (api: Api, input: CreateMainCategoryInput): Promise<CreateMainCategoryResult> =>
  unwrap<CreateMainCategoryResult>(api.POST('/main-categories', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `getMainCategory` answers. */
export type GetMainCategoryResult = operations['getMainCategory']['responses'][200]['content']['application/json'];
/** What `getMainCategory` takes. */
export type GetMainCategoryInput = { path: operations['getMainCategory']['parameters']['path'] };
/** A main category with what is below it. `public` */
export const getMainCategoryQuery = (api: Api, input: GetMainCategoryInput) => ({
  queryKey: ['getMainCategory', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetMainCategoryResult> => unwrap<GetMainCategoryResult>(api.GET('/main-categories/{id}', { params: input, signal })),
});

/** What `updateMainCategory` answers. */
export type UpdateMainCategoryResult = operations['updateMainCategory']['responses'][200]['content']['application/json'];
/** What `updateMainCategory` takes. */
export type UpdateMainCategoryInput = { path: operations['updateMainCategory']['parameters']['path']; body: operations['updateMainCategory']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Rename a main category. `admin` */
export const updateMainCategory = (api: Api, input: UpdateMainCategoryInput): Promise<UpdateMainCategoryResult> =>
  unwrap<UpdateMainCategoryResult>(api.PUT('/main-categories/{id}', { params: input, body: input.body, signal: input.signal }));

/** What `deleteMainCategory` answers. */
export type DeleteMainCategoryResult = void;
/** What `deleteMainCategory` takes. */
export type DeleteMainCategoryInput = { path: operations['deleteMainCategory']['parameters']['path']; signal?: AbortSignal };
/** Remove a main category that has nothing below it. `admin` */
export const deleteMainCategory = (api: Api, input: DeleteMainCategoryInput): Promise<DeleteMainCategoryResult> =>
  unwrap<DeleteMainCategoryResult>(api.DELETE('/main-categories/{id}', { params: input, signal: input.signal }));

/** What `listCategories` answers. */
export type ListCategoriesResult = operations['listCategories']['responses'][200]['content']['application/json'];
/** What `listCategories` takes. */
export type ListCategoriesInput = { query?: operations['listCategories']['parameters']['query'] };
/** Categories. `public` */
export const listCategoriesQuery = (api: Api, input: ListCategoriesInput = {}) => ({
  queryKey: ['listCategories', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCategoriesResult> => unwrap<ListCategoriesResult>(api.GET('/categories', { params: input, signal })),
});

/** What `createCategory` answers. */
export type CreateCategoryResult = operations['createCategory']['responses'][201]['content']['application/json'];
/** What `createCategory` takes. */
export type CreateCategoryInput = { body: operations['createCategory']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a category below a main category. `admin` */
export const createCategory = (api: Api, input: CreateCategoryInput): Promise<CreateCategoryResult> =>
  unwrap<CreateCategoryResult>(api.POST('/categories', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `getCategory` answers. */
export type GetCategoryResult = operations['getCategory']['responses'][200]['content']['application/json'];
/** What `getCategory` takes. */
export type GetCategoryInput = { path: operations['getCategory']['parameters']['path'] };
/** A category with its newest courses. `public` */
export const getCategoryQuery = (api: Api, input: GetCategoryInput) => ({
  queryKey: ['getCategory', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCategoryResult> => unwrap<GetCategoryResult>(api.GET('/categories/{id}', { params: input, signal })),
});

/** What `updateCategory` answers. */
export type UpdateCategoryResult = operations['updateCategory']['responses'][200]['content']['application/json'];
/** What `updateCategory` takes. */
export type UpdateCategoryInput = { path: operations['updateCategory']['parameters']['path']; body: operations['updateCategory']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Rename a category, or move it below another main category. `admin` */
export const updateCategory = (api: Api, input: UpdateCategoryInput): Promise<UpdateCategoryResult> =>
  unwrap<UpdateCategoryResult>(api.POST('/categories/{id}', { params: input, body: input.body, signal: input.signal }));

/** What `deleteCategory` answers. */
export type DeleteCategoryResult = void;
/** What `deleteCategory` takes. */
export type DeleteCategoryInput = { path: operations['deleteCategory']['parameters']['path']; signal?: AbortSignal };
/** Remove a category that holds no courses. `admin` */
export const deleteCategory = (api: Api, input: DeleteCategoryInput): Promise<DeleteCategoryResult> =>
  unwrap<DeleteCategoryResult>(api.DELETE('/categories/{id}', { params: input, signal: input.signal }));

/** What `listCourses` answers. */
export type ListCoursesResult = operations['listCourses']['responses'][200]['content']['application/json'];
/** What `listCourses` takes. */
export type ListCoursesInput = { query?: operations['listCourses']['parameters']['query'] };
/** Courses, newest first. `public` */
export const listCoursesQuery = (api: Api, input: ListCoursesInput = {}) => ({
  queryKey: ['listCourses', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCoursesResult> => unwrap<ListCoursesResult>(api.GET('/courses', { params: input, signal })),
});

/** What `createCourse` answers. */
export type CreateCourseResult = operations['createCourse']['responses'][201]['content']['application/json'];
/** What `createCourse` takes. */
export type CreateCourseInput = { body: operations['createCourse']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a course. `admin` */
export const createCourse = (api: Api, input: CreateCourseInput): Promise<CreateCourseResult> =>
  unwrap<CreateCourseResult>(api.POST('/courses', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `getCourse` answers. */
export type GetCourseResult = operations['getCourse']['responses'][200]['content']['application/json'];
/** What `getCourse` takes. */
export type GetCourseInput = { path: operations['getCourse']['parameters']['path'] };
/** A course as the signed-in viewer sees it. `signed-in` */
export const getCourseQuery = (api: Api, input: GetCourseInput) => ({
  queryKey: ['getCourse', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCourseResult> => unwrap<GetCourseResult>(api.GET('/courses/{course}', { params: input, signal })),
});

/** What `updateCourse` answers. */
export type UpdateCourseResult = operations['updateCourse']['responses'][200]['content']['application/json'];
/** What `updateCourse` takes. */
export type UpdateCourseInput = { path: operations['updateCourse']['parameters']['path']; body: operations['updateCourse']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Change a course. `full-admin` */
export const updateCourse = (api: Api, input: UpdateCourseInput): Promise<UpdateCourseResult> =>
  unwrap<UpdateCourseResult>(api.POST('/courses/{course}', { params: input, body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `deleteCourse` answers. */
export type DeleteCourseResult = void;
/** What `deleteCourse` takes. */
export type DeleteCourseInput = { path: operations['deleteCourse']['parameters']['path']; signal?: AbortSignal };
/** Remove a course with everything in it. `full-admin` */
export const deleteCourse = (api: Api, input: DeleteCourseInput): Promise<DeleteCourseResult> =>
  unwrap<DeleteCourseResult>(api.DELETE('/courses/{course}', { params: input, signal: input.signal }));

/** What `getSlug` answers. */
export type GetSlugResult = operations['getSlug']['responses'][200]['content']['application/json'];
/** What `getSlug` takes. */
export type GetSlugInput = { path: operations['getSlug']['parameters']['path']; query?: operations['getSlug']['parameters']['query'] };
/** Whether a course may have this slug. `admin` */
export const getSlugQuery = (api: Api, input: GetSlugInput) => ({
  queryKey: ['getSlug', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetSlugResult> => unwrap<GetSlugResult>(api.GET('/slugs/{slug}', { params: input, signal })),
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

/** What `createUserCourse` answers. */
export type CreateUserCourseResult = operations['createUserCourse']['responses'][200]['content']['application/json'] | operations['createUserCourse']['responses'][201]['content']['application/json'];
/** What `createUserCourse` takes. */
export type CreateUserCourseInput = { body: operations['createUserCourse']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Give a course to a user. `admin` */
export const createUserCourse = (api: Api, input: CreateUserCourseInput): Promise<CreateUserCourseResult> =>
  unwrap<CreateUserCourseResult>(api.POST('/user-courses', { body: input.body, signal: input.signal }));

/** What `createUserCourses` answers. */
export type CreateUserCoursesResult = operations['createUserCourses']['responses'][201]['content']['application/json'];
/** What `createUserCourses` takes. */
export type CreateUserCoursesInput = { body: operations['createUserCourses']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Give several courses to a user. `admin` */
export const createUserCourses = (api: Api, input: CreateUserCoursesInput): Promise<CreateUserCoursesResult> =>
  unwrap<CreateUserCoursesResult>(api.POST('/user-courses/add-multiple', { body: input.body, signal: input.signal }));

/** What `listCourseUsers` answers. */
export type ListCourseUsersResult = operations['listCourseUsers']['responses'][200]['content']['application/json'];
/** What `listCourseUsers` takes. */
export type ListCourseUsersInput = { path: operations['listCourseUsers']['parameters']['path']; query?: operations['listCourseUsers']['parameters']['query'] };
/** Who has subscribed to a course, latest first. `staff` */
export const listCourseUsersQuery = (api: Api, input: ListCourseUsersInput) => ({
  queryKey: ['listCourseUsers', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCourseUsersResult> => unwrap<ListCourseUsersResult>(api.GET('/courses/{id}/users', { params: input, signal })),
});

/** What `deleteCourseUser` answers. */
export type DeleteCourseUserResult = void;
/** What `deleteCourseUser` takes. */
export type DeleteCourseUserInput = { path: operations['deleteCourseUser']['parameters']['path']; signal?: AbortSignal };
/** Take a course from a user. `admin` */
export const deleteCourseUser = (api: Api, input: DeleteCourseUserInput): Promise<DeleteCourseUserResult> =>
  unwrap<DeleteCourseUserResult>(api.DELETE('/courses/{id}/users/{user_id}', { params: input, signal: input.signal }));

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

/** What `createVideo` answers. */
export type CreateVideoResult = operations['createVideo']['responses'][201]['content']['application/json'];
/** What `createVideo` takes. */
export type CreateVideoInput = { body: operations['createVideo']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a video to a course. `full-admin` */
export const createVideo = (api: Api, input: CreateVideoInput): Promise<CreateVideoResult> =>
  unwrap<CreateVideoResult>(api.POST('/videos', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `updateVideo` answers. */
export type UpdateVideoResult = operations['updateVideo']['responses'][200]['content']['application/json'];
/** What `updateVideo` takes. */
export type UpdateVideoInput = { path: operations['updateVideo']['parameters']['path']; body: operations['updateVideo']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Change a video. `full-admin` */
export const updateVideo = (api: Api, input: UpdateVideoInput): Promise<UpdateVideoResult> =>
  unwrap<UpdateVideoResult>(api.POST('/videos/{id}', { params: input, body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `deleteVideo` answers. */
export type DeleteVideoResult = void;
/** What `deleteVideo` takes. */
export type DeleteVideoInput = { path: operations['deleteVideo']['parameters']['path']; signal?: AbortSignal };
/** Delete a video, and the notifications of it. `full-admin` */
export const deleteVideo = (api: Api, input: DeleteVideoInput): Promise<DeleteVideoResult> =>
  unwrap<DeleteVideoResult>(api.DELETE('/videos/{id}', { params: input, signal: input.signal }));

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

/** What `createRecord` answers. */
export type CreateRecordResult = operations['createRecord']['responses'][201]['content']['application/json'];
/** What `createRecord` takes. */
export type CreateRecordInput = { body: operations['createRecord']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a record to a course. `full-admin` */
export const createRecord = (api: Api, input: CreateRecordInput): Promise<CreateRecordResult> =>
  unwrap<CreateRecordResult>(api.POST('/records', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `updateRecord` answers. */
export type UpdateRecordResult = operations['updateRecord']['responses'][200]['content']['application/json'];
/** What `updateRecord` takes. */
export type UpdateRecordInput = { path: operations['updateRecord']['parameters']['path']; body: operations['updateRecord']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Change a record, or replace its file. `full-admin` */
export const updateRecord = (api: Api, input: UpdateRecordInput): Promise<UpdateRecordResult> =>
  unwrap<UpdateRecordResult>(api.POST('/records/{id}', { params: input, body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `deleteRecord` answers. */
export type DeleteRecordResult = void;
/** What `deleteRecord` takes. */
export type DeleteRecordInput = { path: operations['deleteRecord']['parameters']['path']; signal?: AbortSignal };
/** Delete a record and its file. `full-admin` */
export const deleteRecord = (api: Api, input: DeleteRecordInput): Promise<DeleteRecordResult> =>
  unwrap<DeleteRecordResult>(api.DELETE('/records/{id}', { params: input, signal: input.signal }));

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

/** What `createPdf` answers. */
export type CreatePdfResult = operations['createPdf']['responses'][201]['content']['application/json'];
/** What `createPdf` takes. */
export type CreatePdfInput = { body: operations['createPdf']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a PDF to a course. `full-admin` */
export const createPdf = (api: Api, input: CreatePdfInput): Promise<CreatePdfResult> =>
  unwrap<CreatePdfResult>(api.POST('/pdfs', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `updatePdf` answers. */
export type UpdatePdfResult = operations['updatePdf']['responses'][200]['content']['application/json'];
/** What `updatePdf` takes. */
export type UpdatePdfInput = { path: operations['updatePdf']['parameters']['path']; body: operations['updatePdf']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Change a PDF's title or replace its file. `full-admin` */
export const updatePdf = (api: Api, input: UpdatePdfInput): Promise<UpdatePdfResult> =>
  unwrap<UpdatePdfResult>(api.POST('/pdfs/{id}', { params: input, body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `deletePdf` answers. */
export type DeletePdfResult = void;
/** What `deletePdf` takes. */
export type DeletePdfInput = { path: operations['deletePdf']['parameters']['path']; signal?: AbortSignal };
/** Delete a PDF and its file. `full-admin` */
export const deletePdf = (api: Api, input: DeletePdfInput): Promise<DeletePdfResult> =>
  unwrap<DeletePdfResult>(api.DELETE('/pdfs/{id}', { params: input, signal: input.signal }));

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
export type CreateSummaryInput = { body: operations['createSummary']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Share a summary with everyone who has the course. `course-member` */
export const createSummary = (api: Api, input: CreateSummaryInput): Promise<CreateSummaryResult> =>
  unwrap<CreateSummaryResult>(api.POST('/summaries', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `createReact` answers. */
export type CreateReactResult = operations['createReact']['responses'][200]['content']['application/json'];
/** What `createReact` takes. */
export type CreateReactInput = { body: operations['createReact']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** React to a summary. `course-member` */
export const createReact = (api: Api, input: CreateReactInput): Promise<CreateReactResult> =>
  unwrap<CreateReactResult>(api.POST('/reacts', { body: input.body, signal: input.signal }));

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

/** What `listQuizResults` answers. */
export type ListQuizResultsResult = operations['listQuizResults']['responses'][200]['content']['application/json'];
/** What `listQuizResults` takes. */
export type ListQuizResultsInput = { path: operations['listQuizResults']['parameters']['path']; query?: operations['listQuizResults']['parameters']['query'] };
/** The marks of all who took a quiz. `course-staff` */
export const listQuizResultsQuery = (api: Api, input: ListQuizResultsInput) => ({
  queryKey: ['listQuizResults', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuizResultsResult> => unwrap<ListQuizResultsResult>(api.GET('/courses/{id}/quizzes/{quiz_id}/users', { params: input, signal })),
});

/** What `createQuiz` answers. */
export type CreateQuizResult = operations['createQuiz']['responses'][201]['content']['application/json'];
/** What `createQuiz` takes. */
export type CreateQuizInput = { body: operations['createQuiz']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a quiz to a course. `course-staff` */
export const createQuiz = (api: Api, input: CreateQuizInput): Promise<CreateQuizResult> =>
  unwrap<CreateQuizResult>(api.POST('/quizzes', { body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `updateQuiz` answers. */
export type UpdateQuizResult = operations['updateQuiz']['responses'][200]['content']['application/json'];
/** What `updateQuiz` takes. */
export type UpdateQuizInput = { path: operations['updateQuiz']['parameters']['path']; body: operations['updateQuiz']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Change a quiz. `course-staff` */
export const updateQuiz = (api: Api, input: UpdateQuizInput): Promise<UpdateQuizResult> =>
  unwrap<UpdateQuizResult>(api.PUT('/quizzes/{id}', { params: input, body: input.body, signal: input.signal }));

/** What `deleteQuiz` answers. */
export type DeleteQuizResult = void;
/** What `deleteQuiz` takes. */
export type DeleteQuizInput = { path: operations['deleteQuiz']['parameters']['path']; signal?: AbortSignal };
/** Remove a quiz with its questions and all its marks. `course-staff` */
export const deleteQuiz = (api: Api, input: DeleteQuizInput): Promise<DeleteQuizResult> =>
  unwrap<DeleteQuizResult>(api.DELETE('/quizzes/{id}', { params: input, signal: input.signal }));

/** What `orderQuestions` answers. */
export type OrderQuestionsResult = void;
/** What `orderQuestions` takes. */
export type OrderQuestionsInput = { path: operations['orderQuestions']['parameters']['path']; body: operations['orderQuestions']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Put the questions of a quiz in another order. `course-staff` */
export const orderQuestions = (api: Api, input: OrderQuestionsInput): Promise<OrderQuestionsResult> =>
  unwrap<OrderQuestionsResult>(api.PUT('/quizzes/{id}/order', { params: input, body: input.body, signal: input.signal }));

/** What `listQuestions` answers. */
export type ListQuestionsResult = operations['listQuestions']['responses'][200]['content']['application/json'];
/** What `listQuestions` takes. */
export type ListQuestionsInput = { path: operations['listQuestions']['parameters']['path']; query?: operations['listQuestions']['parameters']['query'] };
/** The questions of a quiz, in their order. `course-staff` */
export const listQuestionsQuery = (api: Api, input: ListQuestionsInput) => ({
  queryKey: ['listQuestions', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuestionsResult> => unwrap<ListQuestionsResult>(api.GET('/quizzes/{id}/questions', { params: input, signal })),
});

/** What `createQuestion` answers. */
export type CreateQuestionResult = operations['createQuestion']['responses'][201]['content']['application/json'];
/** What `createQuestion` takes. */
export type CreateQuestionInput = { path: operations['createQuestion']['parameters']['path']; body: operations['createQuestion']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };
/** Add a question at the end of a quiz. `course-staff` */
export const createQuestion = (api: Api, input: CreateQuestionInput): Promise<CreateQuestionResult> =>
  unwrap<CreateQuestionResult>(api.POST('/quizzes/{id}/questions', { params: input, body: input.body, bodySerializer: toFormData, fetch: input.fetch, signal: input.signal }));

/** What `getQuestion` answers. */
export type GetQuestionResult = operations['getQuestion']['responses'][200]['content']['application/json'];
/** What `getQuestion` takes. */
export type GetQuestionInput = { path: operations['getQuestion']['parameters']['path'] };
/** A question with its options. `course-staff` */
export const getQuestionQuery = (api: Api, input: GetQuestionInput) => ({
  queryKey: ['getQuestion', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetQuestionResult> => unwrap<GetQuestionResult>(api.GET('/questions/{id}', { params: input, signal })),
});

/** What `updateQuestion` answers. */
export type UpdateQuestionResult = operations['updateQuestion']['responses'][200]['content']['application/json'];
/** What `updateQuestion` takes. */
export type UpdateQuestionInput = { path: operations['updateQuestion']['parameters']['path']; body: operations['updateQuestion']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Change the text of a question. `course-staff` */
export const updateQuestion = (api: Api, input: UpdateQuestionInput): Promise<UpdateQuestionResult> =>
  unwrap<UpdateQuestionResult>(api.PUT('/questions/{id}', { params: input, body: input.body, signal: input.signal }));

/** What `deleteQuestion` answers. */
export type DeleteQuestionResult = void;
/** What `deleteQuestion` takes. */
export type DeleteQuestionInput = { path: operations['deleteQuestion']['parameters']['path']; signal?: AbortSignal };
/** Remove a question with its options. `course-staff` */
export const deleteQuestion = (api: Api, input: DeleteQuestionInput): Promise<DeleteQuestionResult> =>
  unwrap<DeleteQuestionResult>(api.DELETE('/questions/{id}', { params: input, signal: input.signal }));

/** What `duplicateQuestion` answers. */
export type DuplicateQuestionResult = operations['duplicateQuestion']['responses'][201]['content']['application/json'];
/** What `duplicateQuestion` takes. */
export type DuplicateQuestionInput = { path: operations['duplicateQuestion']['parameters']['path']; signal?: AbortSignal };
/** Add a copy of a question, with its options, right after it. `course-staff` */
export const duplicateQuestion = (api: Api, input: DuplicateQuestionInput): Promise<DuplicateQuestionResult> =>
  unwrap<DuplicateQuestionResult>(api.POST('/questions/{id}/duplicate', { params: input, signal: input.signal }));

/** What `listOptions` answers. */
export type ListOptionsResult = operations['listOptions']['responses'][200]['content']['application/json'];
/** What `listOptions` takes. */
export type ListOptionsInput = { path: operations['listOptions']['parameters']['path']; query?: operations['listOptions']['parameters']['query'] };
/** The options of a question, in their order. `course-staff` */
export const listOptionsQuery = (api: Api, input: ListOptionsInput) => ({
  queryKey: ['listOptions', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListOptionsResult> => unwrap<ListOptionsResult>(api.GET('/questions/{id}/options', { params: input, signal })),
});

/** What `setOptions` answers. */
export type SetOptionsResult = operations['setOptions']['responses'][201]['content']['application/json'];
/** What `setOptions` takes. */
export type SetOptionsInput = { path: operations['setOptions']['parameters']['path']; body: operations['setOptions']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Give a question its options, in place of those it has. `course-staff` */
export const setOptions = (api: Api, input: SetOptionsInput): Promise<SetOptionsResult> =>
  unwrap<SetOptionsResult>(api.POST('/questions/{id}/options', { params: input, body: input.body, signal: input.signal }));

/** What `getOption` answers. */
export type GetOptionResult = operations['getOption']['responses'][200]['content']['application/json'];
/** What `getOption` takes. */
export type GetOptionInput = { path: operations['getOption']['parameters']['path'] };
/** An option. `course-staff` */
export const getOptionQuery = (api: Api, input: GetOptionInput) => ({
  queryKey: ['getOption', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetOptionResult> => unwrap<GetOptionResult>(api.GET('/options/{id}', { params: input, signal })),
});

/** What `updateOption` answers. */
export type UpdateOptionResult = operations['updateOption']['responses'][200]['content']['application/json'];
/** What `updateOption` takes. */
export type UpdateOptionInput = { path: operations['updateOption']['parameters']['path']; body: operations['updateOption']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Change an option. `course-staff` */
export const updateOption = (api: Api, input: UpdateOptionInput): Promise<UpdateOptionResult> =>
  unwrap<UpdateOptionResult>(api.PUT('/options/{id}', { params: input, body: input.body, signal: input.signal }));

/** What `deleteOption` answers. */
export type DeleteOptionResult = void;
/** What `deleteOption` takes. */
export type DeleteOptionInput = { path: operations['deleteOption']['parameters']['path']; signal?: AbortSignal };
/** Remove an option. `course-staff` */
export const deleteOption = (api: Api, input: DeleteOptionInput): Promise<DeleteOptionResult> =>
  unwrap<DeleteOptionResult>(api.DELETE('/options/{id}', { params: input, signal: input.signal }));

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
export type CreateQuizResultInput = { body: operations['createQuizResult']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Hand in the answers of an attempt and get the mark. `course-member` */
export const createQuizResult = (api: Api, input: CreateQuizResultInput): Promise<CreateQuizResultResult> =>
  unwrap<CreateQuizResultResult>(api.POST('/quiz-results', { body: input.body, signal: input.signal }));

/** What `getOverview` answers. */
export type GetOverviewResult = operations['getOverview']['responses'][200]['content']['application/json'];
/** How the courses are doing. `staff` */
export const getOverviewQuery = (api: Api) => ({
  queryKey: ['getOverview'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetOverviewResult> => unwrap<GetOverviewResult>(api.GET('/overview', { signal })),
});

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
