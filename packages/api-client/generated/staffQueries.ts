// Generated from contract/ by scripts/generate.ts: do not edit.

import { unwrapResponse, type Api } from '../src/client.ts';
import { toFormOptions, toIdempotencyHeader, type SendForm } from '../src/wire.ts';
import type { operations } from './schema.ts';

/** The argument of a query function: TanStack Query's context fits. */
export type QueryContext = { signal?: AbortSignal };

/** The result of `listUsers`. */
export type ListUsersResult = operations['listUsers']['responses'][200]['content']['application/json'];
/** The input of `listUsers`. */
export type ListUsersInput = { query?: operations['listUsers']['parameters']['query'] };
/** Accounts, newest first unless sorted otherwise. `admin` */
export const listUsersQuery = (api: Api, input: ListUsersInput = {}) => ({
  queryKey: ['listUsers', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListUsersResult> => unwrapResponse<ListUsersResult>(api.GET('/users', { params: input, signal })),
});

/** The result of `createUser`. */
export type CreateUserResult = operations['createUser']['responses'][201]['content']['application/json'];
/** The input of `createUser`. */
export type CreateUserInput = { body: operations['createUser']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Create an account of any role. `admin` */
export const createUser = (api: Api, input: CreateUserInput): Promise<CreateUserResult> =>
  unwrapResponse<CreateUserResult>(api.POST('/admin/create-user', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updateUser`. */
export type UpdateUserResult = operations['updateUser']['responses'][200]['content']['application/json'];
/** The input of `updateUser`. */
export type UpdateUserInput = { path: operations['updateUser']['parameters']['path']; body: operations['updateUser']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change an account. `admin` */
export const updateUser = (api: Api, input: UpdateUserInput): Promise<UpdateUserResult> =>
  unwrapResponse<UpdateUserResult>(api.POST('/admin/update-user/{id}', { params: input, ...toFormOptions(input), signal: input.signal }));

/** The result of `deleteUser`. */
export type DeleteUserResult = void;
/** The input of `deleteUser`. */
export type DeleteUserInput = { path: operations['deleteUser']['parameters']['path']; signal?: AbortSignal };
/** Delete an account. `full-admin` */
export const deleteUser = (api: Api, input: DeleteUserInput): Promise<DeleteUserResult> =>
  unwrapResponse<DeleteUserResult>(api.DELETE('/admin/users/{id}', { params: input, signal: input.signal }));

/** The result of `createPasswordResetLink`. */
export type CreatePasswordResetLinkResult = operations['createPasswordResetLink']['responses'][201]['content']['application/json'];
/** The input of `createPasswordResetLink`. */
export type CreatePasswordResetLinkInput = { path: operations['createPasswordResetLink']['parameters']['path']; signal?: AbortSignal; idempotencyKey?: string };
/** Create a one-time link with which a user sets a new password. `admin` */
export const createPasswordResetLink = (api: Api, input: CreatePasswordResetLinkInput): Promise<CreatePasswordResetLinkResult> =>
  unwrapResponse<CreatePasswordResetLinkResult>(api.POST('/admin/users/{id}/password-reset-link', { params: input, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `logoutUser`. */
export type LogoutUserResult = void;
/** The input of `logoutUser`. */
export type LogoutUserInput = { path: operations['logoutUser']['parameters']['path']; signal?: AbortSignal };
/** End all sessions of an account. `admin` */
export const logoutUser = (api: Api, input: LogoutUserInput): Promise<LogoutUserResult> =>
  unwrapResponse<LogoutUserResult>(api.POST('/admin/logout-user/{id}', { params: input, signal: input.signal }));

/** The result of `resetTwoStep`. */
export type ResetTwoStepResult = void;
/** The input of `resetTwoStep`. */
export type ResetTwoStepInput = { path: operations['resetTwoStep']['parameters']['path']; signal?: AbortSignal };
/** Turn two-step verification off for a user who lost the phone and the recovery codes. `admin` */
export const resetTwoStep = (api: Api, input: ResetTwoStepInput): Promise<ResetTwoStepResult> =>
  unwrapResponse<ResetTwoStepResult>(api.POST('/admin/users/{id}/reset-two-step', { params: input, signal: input.signal }));

/** The result of `confirmDeletion`. */
export type ConfirmDeletionResult = void;
/** The input of `confirmDeletion`. */
export type ConfirmDeletionInput = { path: operations['confirmDeletion']['parameters']['path']; signal?: AbortSignal };
/** Delete an account whose user asked for it. `full-admin` */
export const confirmDeletion = (api: Api, input: ConfirmDeletionInput): Promise<ConfirmDeletionResult> =>
  unwrapResponse<ConfirmDeletionResult>(api.POST('/admin/users/{id}/confirm-deletion', { params: input, signal: input.signal }));

/** The result of `refuseDeletion`. */
export type RefuseDeletionResult = void;
/** The input of `refuseDeletion`. */
export type RefuseDeletionInput = { path: operations['refuseDeletion']['parameters']['path']; body: operations['refuseDeletion']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Refuse to delete an account, with a reason for its user. `full-admin` */
export const refuseDeletion = (api: Api, input: RefuseDeletionInput): Promise<RefuseDeletionResult> =>
  unwrapResponse<RefuseDeletionResult>(api.POST('/admin/users/{id}/refuse-deletion', { params: input, body: input.body, signal: input.signal }));

/** The result of `createMainCategory`. */
export type CreateMainCategoryResult = operations['createMainCategory']['responses'][201]['content']['application/json'];
/** The input of `createMainCategory`. */
export type CreateMainCategoryInput = { body: operations['createMainCategory']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a main category. `admin` */
export const createMainCategory = (api: Api, input: CreateMainCategoryInput): Promise<CreateMainCategoryResult> =>
  unwrapResponse<CreateMainCategoryResult>(api.POST('/main-categories', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updateMainCategory`. */
export type UpdateMainCategoryResult = operations['updateMainCategory']['responses'][200]['content']['application/json'];
/** The input of `updateMainCategory`. */
export type UpdateMainCategoryInput = { path: operations['updateMainCategory']['parameters']['path']; body: operations['updateMainCategory']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Rename a main category. `admin` */
export const updateMainCategory = (api: Api, input: UpdateMainCategoryInput): Promise<UpdateMainCategoryResult> =>
  unwrapResponse<UpdateMainCategoryResult>(api.PUT('/main-categories/{id}', { params: input, body: input.body, signal: input.signal }));

/** The result of `deleteMainCategory`. */
export type DeleteMainCategoryResult = void;
/** The input of `deleteMainCategory`. */
export type DeleteMainCategoryInput = { path: operations['deleteMainCategory']['parameters']['path']; signal?: AbortSignal };
/** Remove a main category that has nothing below it. `admin` */
export const deleteMainCategory = (api: Api, input: DeleteMainCategoryInput): Promise<DeleteMainCategoryResult> =>
  unwrapResponse<DeleteMainCategoryResult>(api.DELETE('/main-categories/{id}', { params: input, signal: input.signal }));

/** The result of `createCategory`. */
export type CreateCategoryResult = operations['createCategory']['responses'][201]['content']['application/json'];
/** The input of `createCategory`. */
export type CreateCategoryInput = { body: operations['createCategory']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a category below a main category. `admin` */
export const createCategory = (api: Api, input: CreateCategoryInput): Promise<CreateCategoryResult> =>
  unwrapResponse<CreateCategoryResult>(api.POST('/categories', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updateCategory`. */
export type UpdateCategoryResult = operations['updateCategory']['responses'][200]['content']['application/json'];
/** The input of `updateCategory`. */
export type UpdateCategoryInput = { path: operations['updateCategory']['parameters']['path']; body: operations['updateCategory']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Rename a category, or move it below another main category. `admin` */
export const updateCategory = (api: Api, input: UpdateCategoryInput): Promise<UpdateCategoryResult> =>
  unwrapResponse<UpdateCategoryResult>(api.POST('/categories/{id}', { params: input, body: input.body, signal: input.signal }));

/** The result of `deleteCategory`. */
export type DeleteCategoryResult = void;
/** The input of `deleteCategory`. */
export type DeleteCategoryInput = { path: operations['deleteCategory']['parameters']['path']; signal?: AbortSignal };
/** Remove a category that holds no courses. `admin` */
export const deleteCategory = (api: Api, input: DeleteCategoryInput): Promise<DeleteCategoryResult> =>
  unwrapResponse<DeleteCategoryResult>(api.DELETE('/categories/{id}', { params: input, signal: input.signal }));

/** The result of `createCourse`. */
export type CreateCourseResult = operations['createCourse']['responses'][201]['content']['application/json'];
/** The input of `createCourse`. */
export type CreateCourseInput = { body: operations['createCourse']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a course. `admin` */
export const createCourse = (api: Api, input: CreateCourseInput): Promise<CreateCourseResult> =>
  unwrapResponse<CreateCourseResult>(api.POST('/courses', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updateCourse`. */
export type UpdateCourseResult = operations['updateCourse']['responses'][200]['content']['application/json'];
/** The input of `updateCourse`. */
export type UpdateCourseInput = { path: operations['updateCourse']['parameters']['path']; body: operations['updateCourse']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a course. `full-admin` */
export const updateCourse = (api: Api, input: UpdateCourseInput): Promise<UpdateCourseResult> =>
  unwrapResponse<UpdateCourseResult>(api.POST('/courses/{course}', { params: input, ...toFormOptions(input), signal: input.signal }));

/** The result of `deleteCourse`. */
export type DeleteCourseResult = void;
/** The input of `deleteCourse`. */
export type DeleteCourseInput = { path: operations['deleteCourse']['parameters']['path']; signal?: AbortSignal };
/** Remove a course with everything in it. `full-admin` */
export const deleteCourse = (api: Api, input: DeleteCourseInput): Promise<DeleteCourseResult> =>
  unwrapResponse<DeleteCourseResult>(api.DELETE('/courses/{course}', { params: input, signal: input.signal }));

/** The result of `replaceCourseUnits`. */
export type ReplaceCourseUnitsResult = operations['replaceCourseUnits']['responses'][200]['content']['application/json'];
/** The input of `replaceCourseUnits`. */
export type ReplaceCourseUnitsInput = { path: operations['replaceCourseUnits']['parameters']['path']; body: operations['replaceCourseUnits']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Replace the units of a course. `course-staff` */
export const replaceCourseUnits = (api: Api, input: ReplaceCourseUnitsInput): Promise<ReplaceCourseUnitsResult> =>
  unwrapResponse<ReplaceCourseUnitsResult>(api.PUT('/courses/{course}/units', { params: input, body: input.body, signal: input.signal }));

/** The result of `getSlug`. */
export type GetSlugResult = operations['getSlug']['responses'][200]['content']['application/json'];
/** The input of `getSlug`. */
export type GetSlugInput = { path: operations['getSlug']['parameters']['path']; query?: operations['getSlug']['parameters']['query'] };
/** Whether a course may have this slug. `admin` */
export const getSlugQuery = (api: Api, input: GetSlugInput) => ({
  queryKey: ['getSlug', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetSlugResult> => unwrapResponse<GetSlugResult>(api.GET('/slugs/{slug}', { params: input, signal })),
});

/** The result of `createUserCourse`. */
export type CreateUserCourseResult = operations['createUserCourse']['responses'][200]['content']['application/json'] | operations['createUserCourse']['responses'][201]['content']['application/json'];
/** The input of `createUserCourse`. */
export type CreateUserCourseInput = { body: operations['createUserCourse']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Give a course to a user. `admin` */
export const createUserCourse = (api: Api, input: CreateUserCourseInput): Promise<CreateUserCourseResult> =>
  unwrapResponse<CreateUserCourseResult>(api.POST('/user-courses', { body: input.body, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `createUserCourses`. */
export type CreateUserCoursesResult = operations['createUserCourses']['responses'][201]['content']['application/json'];
/** The input of `createUserCourses`. */
export type CreateUserCoursesInput = { body: operations['createUserCourses']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Give several courses to a user. `admin` */
export const createUserCourses = (api: Api, input: CreateUserCoursesInput): Promise<CreateUserCoursesResult> =>
  unwrapResponse<CreateUserCoursesResult>(api.POST('/user-courses/add-multiple', { body: input.body, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `listCourseUsers`. */
export type ListCourseUsersResult = operations['listCourseUsers']['responses'][200]['content']['application/json'];
/** The input of `listCourseUsers`. */
export type ListCourseUsersInput = { path: operations['listCourseUsers']['parameters']['path']; query?: operations['listCourseUsers']['parameters']['query'] };
/** Who has subscribed to a course, latest first. `staff` */
export const listCourseUsersQuery = (api: Api, input: ListCourseUsersInput) => ({
  queryKey: ['listCourseUsers', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCourseUsersResult> => unwrapResponse<ListCourseUsersResult>(api.GET('/courses/{id}/users', { params: input, signal })),
});

/** The result of `deleteCourseUser`. */
export type DeleteCourseUserResult = void;
/** The input of `deleteCourseUser`. */
export type DeleteCourseUserInput = { path: operations['deleteCourseUser']['parameters']['path']; signal?: AbortSignal };
/** Take a course from a user. `admin` */
export const deleteCourseUser = (api: Api, input: DeleteCourseUserInput): Promise<DeleteCourseUserResult> =>
  unwrapResponse<DeleteCourseUserResult>(api.DELETE('/courses/{id}/users/{user_id}', { params: input, signal: input.signal }));

/** The result of `createVideo`. */
export type CreateVideoResult = operations['createVideo']['responses'][201]['content']['application/json'];
/** The input of `createVideo`. */
export type CreateVideoInput = { body: operations['createVideo']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a video to a course. `full-admin` */
export const createVideo = (api: Api, input: CreateVideoInput): Promise<CreateVideoResult> =>
  unwrapResponse<CreateVideoResult>(api.POST('/videos', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updateVideo`. */
export type UpdateVideoResult = operations['updateVideo']['responses'][200]['content']['application/json'];
/** The input of `updateVideo`. */
export type UpdateVideoInput = { path: operations['updateVideo']['parameters']['path']; body: operations['updateVideo']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a video. `full-admin` */
export const updateVideo = (api: Api, input: UpdateVideoInput): Promise<UpdateVideoResult> =>
  unwrapResponse<UpdateVideoResult>(api.POST('/videos/{id}', { params: input, ...toFormOptions(input), signal: input.signal }));

/** The result of `deleteVideo`. */
export type DeleteVideoResult = void;
/** The input of `deleteVideo`. */
export type DeleteVideoInput = { path: operations['deleteVideo']['parameters']['path']; signal?: AbortSignal };
/** Delete a video with its file and captions, and the notifications of it. `full-admin` */
export const deleteVideo = (api: Api, input: DeleteVideoInput): Promise<DeleteVideoResult> =>
  unwrapResponse<DeleteVideoResult>(api.DELETE('/videos/{id}', { params: input, signal: input.signal }));

/** The result of `saveVideoCaptions`. */
export type SaveVideoCaptionsResult = operations['saveVideoCaptions']['responses'][200]['content']['application/json'];
/** The input of `saveVideoCaptions`. */
export type SaveVideoCaptionsInput = { path: operations['saveVideoCaptions']['parameters']['path']; body: operations['saveVideoCaptions']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Add or replace the captions of a video in one language. `full-admin` */
export const saveVideoCaptions = (api: Api, input: SaveVideoCaptionsInput): Promise<SaveVideoCaptionsResult> =>
  unwrapResponse<SaveVideoCaptionsResult>(api.PUT('/videos/{id}/captions/{language}', { params: input, ...toFormOptions(input), signal: input.signal }));

/** The result of `deleteVideoCaptions`. */
export type DeleteVideoCaptionsResult = void;
/** The input of `deleteVideoCaptions`. */
export type DeleteVideoCaptionsInput = { path: operations['deleteVideoCaptions']['parameters']['path']; signal?: AbortSignal };
/** Delete the captions of a video in one language. `full-admin` */
export const deleteVideoCaptions = (api: Api, input: DeleteVideoCaptionsInput): Promise<DeleteVideoCaptionsResult> =>
  unwrapResponse<DeleteVideoCaptionsResult>(api.DELETE('/videos/{id}/captions/{language}', { params: input, signal: input.signal }));

/** The result of `getEmbedMetadata`. */
export type GetEmbedMetadataResult = operations['getEmbedMetadata']['responses'][200]['content']['application/json'];
/** The input of `getEmbedMetadata`. */
export type GetEmbedMetadataInput = { query: operations['getEmbedMetadata']['parameters']['query'] };
/** Title and length of an embedded video, from its site. `full-admin` */
export const getEmbedMetadataQuery = (api: Api, input: GetEmbedMetadataInput) => ({
  queryKey: ['getEmbedMetadata', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetEmbedMetadataResult> => unwrapResponse<GetEmbedMetadataResult>(api.GET('/embed-metadata', { params: input, signal })),
});

/** The result of `createVideoUpload`. */
export type CreateVideoUploadResult = operations['createVideoUpload']['responses'][201]['content']['application/json'];
/** The input of `createVideoUpload`. */
export type CreateVideoUploadInput = { body: operations['createVideoUpload']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Create an upload for a video file. `full-admin` */
export const createVideoUpload = (api: Api, input: CreateVideoUploadInput): Promise<CreateVideoUploadResult> =>
  unwrapResponse<CreateVideoUploadResult>(api.POST('/video-uploads', { body: input.body, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `deleteVideoUpload`. */
export type DeleteVideoUploadResult = void;
/** The input of `deleteVideoUpload`. */
export type DeleteVideoUploadInput = { path: operations['deleteVideoUpload']['parameters']['path']; signal?: AbortSignal };
/** Delete an upload and its received data. `full-admin` */
export const deleteVideoUpload = (api: Api, input: DeleteVideoUploadInput): Promise<DeleteVideoUploadResult> =>
  unwrapResponse<DeleteVideoUploadResult>(api.DELETE('/video-uploads/{id}', { params: input, signal: input.signal }));

/** The result of `createRecord`. */
export type CreateRecordResult = operations['createRecord']['responses'][201]['content']['application/json'];
/** The input of `createRecord`. */
export type CreateRecordInput = { body: operations['createRecord']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a record to a course. `full-admin` */
export const createRecord = (api: Api, input: CreateRecordInput): Promise<CreateRecordResult> =>
  unwrapResponse<CreateRecordResult>(api.POST('/records', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updateRecord`. */
export type UpdateRecordResult = operations['updateRecord']['responses'][200]['content']['application/json'];
/** The input of `updateRecord`. */
export type UpdateRecordInput = { path: operations['updateRecord']['parameters']['path']; body: operations['updateRecord']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a record, or replace its file. `full-admin` */
export const updateRecord = (api: Api, input: UpdateRecordInput): Promise<UpdateRecordResult> =>
  unwrapResponse<UpdateRecordResult>(api.POST('/records/{id}', { params: input, ...toFormOptions(input), signal: input.signal }));

/** The result of `deleteRecord`. */
export type DeleteRecordResult = void;
/** The input of `deleteRecord`. */
export type DeleteRecordInput = { path: operations['deleteRecord']['parameters']['path']; signal?: AbortSignal };
/** Delete a record and its file. `full-admin` */
export const deleteRecord = (api: Api, input: DeleteRecordInput): Promise<DeleteRecordResult> =>
  unwrapResponse<DeleteRecordResult>(api.DELETE('/records/{id}', { params: input, signal: input.signal }));

/** The result of `createPdf`. */
export type CreatePdfResult = operations['createPdf']['responses'][201]['content']['application/json'];
/** The input of `createPdf`. */
export type CreatePdfInput = { body: operations['createPdf']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a PDF to a course. `full-admin` */
export const createPdf = (api: Api, input: CreatePdfInput): Promise<CreatePdfResult> =>
  unwrapResponse<CreatePdfResult>(api.POST('/pdfs', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updatePdf`. */
export type UpdatePdfResult = operations['updatePdf']['responses'][200]['content']['application/json'];
/** The input of `updatePdf`. */
export type UpdatePdfInput = { path: operations['updatePdf']['parameters']['path']; body: operations['updatePdf']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a PDF's title or replace its file. `full-admin` */
export const updatePdf = (api: Api, input: UpdatePdfInput): Promise<UpdatePdfResult> =>
  unwrapResponse<UpdatePdfResult>(api.POST('/pdfs/{id}', { params: input, ...toFormOptions(input), signal: input.signal }));

/** The result of `deletePdf`. */
export type DeletePdfResult = void;
/** The input of `deletePdf`. */
export type DeletePdfInput = { path: operations['deletePdf']['parameters']['path']; signal?: AbortSignal };
/** Delete a PDF and its file. `full-admin` */
export const deletePdf = (api: Api, input: DeletePdfInput): Promise<DeletePdfResult> =>
  unwrapResponse<DeletePdfResult>(api.DELETE('/pdfs/{id}', { params: input, signal: input.signal }));

/** The result of `listSummaryReports`. */
export type ListSummaryReportsResult = operations['listSummaryReports']['responses'][200]['content']['application/json'];
/** The input of `listSummaryReports`. */
export type ListSummaryReportsInput = { path: operations['listSummaryReports']['parameters']['path'] };
/** Why a summary was reported. `course-staff` */
export const listSummaryReportsQuery = (api: Api, input: ListSummaryReportsInput) => ({
  queryKey: ['listSummaryReports', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListSummaryReportsResult> => unwrapResponse<ListSummaryReportsResult>(api.GET('/summaries/{id}/reports', { params: input, signal })),
});

/** The result of `dismissSummaryReports`. */
export type DismissSummaryReportsResult = void;
/** The input of `dismissSummaryReports`. */
export type DismissSummaryReportsInput = { path: operations['dismissSummaryReports']['parameters']['path']; signal?: AbortSignal };
/** Keep a reported summary. `course-staff` */
export const dismissSummaryReports = (api: Api, input: DismissSummaryReportsInput): Promise<DismissSummaryReportsResult> =>
  unwrapResponse<DismissSummaryReportsResult>(api.DELETE('/summaries/{id}/reports', { params: input, signal: input.signal }));

/** The result of `listQuizResults`. */
export type ListQuizResultsResult = operations['listQuizResults']['responses'][200]['content']['application/json'];
/** The input of `listQuizResults`. */
export type ListQuizResultsInput = { path: operations['listQuizResults']['parameters']['path']; query?: operations['listQuizResults']['parameters']['query'] };
/** The results of a quiz. `course-staff` */
export const listQuizResultsQuery = (api: Api, input: ListQuizResultsInput) => ({
  queryKey: ['listQuizResults', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuizResultsResult> => unwrapResponse<ListQuizResultsResult>(api.GET('/courses/{id}/quizzes/{quiz_id}/users', { params: input, signal })),
});

/** The result of `getQuizAnswerCounts`. */
export type GetQuizAnswerCountsResult = operations['getQuizAnswerCounts']['responses'][200]['content']['application/json'];
/** The input of `getQuizAnswerCounts`. */
export type GetQuizAnswerCountsInput = { path: operations['getQuizAnswerCounts']['parameters']['path'] };
/** How many users chose which option of a quiz. `course-staff` */
export const getQuizAnswerCountsQuery = (api: Api, input: GetQuizAnswerCountsInput) => ({
  queryKey: ['getQuizAnswerCounts', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetQuizAnswerCountsResult> => unwrapResponse<GetQuizAnswerCountsResult>(api.GET('/courses/{id}/quizzes/{quiz_id}/answers', { params: input, signal })),
});

/** The result of `createQuiz`. */
export type CreateQuizResult = operations['createQuiz']['responses'][201]['content']['application/json'];
/** The input of `createQuiz`. */
export type CreateQuizInput = { body: operations['createQuiz']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a quiz to a course. `course-staff` */
export const createQuiz = (api: Api, input: CreateQuizInput): Promise<CreateQuizResult> =>
  unwrapResponse<CreateQuizResult>(api.POST('/quizzes', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `updateQuiz`. */
export type UpdateQuizResult = operations['updateQuiz']['responses'][200]['content']['application/json'];
/** The input of `updateQuiz`. */
export type UpdateQuizInput = { path: operations['updateQuiz']['parameters']['path']; body: operations['updateQuiz']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Change a quiz. `course-staff` */
export const updateQuiz = (api: Api, input: UpdateQuizInput): Promise<UpdateQuizResult> =>
  unwrapResponse<UpdateQuizResult>(api.PUT('/quizzes/{id}', { params: input, body: input.body, signal: input.signal }));

/** The result of `deleteQuiz`. */
export type DeleteQuizResult = void;
/** The input of `deleteQuiz`. */
export type DeleteQuizInput = { path: operations['deleteQuiz']['parameters']['path']; signal?: AbortSignal };
/** Remove a quiz with its questions and all its marks. `course-staff` */
export const deleteQuiz = (api: Api, input: DeleteQuizInput): Promise<DeleteQuizResult> =>
  unwrapResponse<DeleteQuizResult>(api.DELETE('/quizzes/{id}', { params: input, signal: input.signal }));

/** The result of `orderQuestions`. */
export type OrderQuestionsResult = void;
/** The input of `orderQuestions`. */
export type OrderQuestionsInput = { path: operations['orderQuestions']['parameters']['path']; body: operations['orderQuestions']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Put the questions of a quiz in another order. `course-staff` */
export const orderQuestions = (api: Api, input: OrderQuestionsInput): Promise<OrderQuestionsResult> =>
  unwrapResponse<OrderQuestionsResult>(api.PUT('/quizzes/{id}/order', { params: input, body: input.body, signal: input.signal }));

/** The result of `listQuestions`. */
export type ListQuestionsResult = operations['listQuestions']['responses'][200]['content']['application/json'];
/** The input of `listQuestions`. */
export type ListQuestionsInput = { path: operations['listQuestions']['parameters']['path']; query?: operations['listQuestions']['parameters']['query'] };
/** The questions of a quiz, in their order. `course-staff` */
export const listQuestionsQuery = (api: Api, input: ListQuestionsInput) => ({
  queryKey: ['listQuestions', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuestionsResult> => unwrapResponse<ListQuestionsResult>(api.GET('/quizzes/{id}/questions', { params: input, signal })),
});

/** The result of `createQuestion`. */
export type CreateQuestionResult = operations['createQuestion']['responses'][201]['content']['application/json'];
/** The input of `createQuestion`. */
export type CreateQuestionInput = { path: operations['createQuestion']['parameters']['path']; body: operations['createQuestion']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a question at the end of a quiz. `course-staff` */
export const createQuestion = (api: Api, input: CreateQuestionInput): Promise<CreateQuestionResult> =>
  unwrapResponse<CreateQuestionResult>(api.POST('/quizzes/{id}/questions', { params: input, ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `getQuestion`. */
export type GetQuestionResult = operations['getQuestion']['responses'][200]['content']['application/json'];
/** The input of `getQuestion`. */
export type GetQuestionInput = { path: operations['getQuestion']['parameters']['path'] };
/** A question with its options. `course-staff` */
export const getQuestionQuery = (api: Api, input: GetQuestionInput) => ({
  queryKey: ['getQuestion', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetQuestionResult> => unwrapResponse<GetQuestionResult>(api.GET('/questions/{id}', { params: input, signal })),
});

/** The result of `updateQuestion`. */
export type UpdateQuestionResult = operations['updateQuestion']['responses'][200]['content']['application/json'];
/** The input of `updateQuestion`. */
export type UpdateQuestionInput = { path: operations['updateQuestion']['parameters']['path']; body: operations['updateQuestion']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Change the text or the explanation of a question. `course-staff` */
export const updateQuestion = (api: Api, input: UpdateQuestionInput): Promise<UpdateQuestionResult> =>
  unwrapResponse<UpdateQuestionResult>(api.PUT('/questions/{id}', { params: input, body: input.body, signal: input.signal }));

/** The result of `deleteQuestion`. */
export type DeleteQuestionResult = void;
/** The input of `deleteQuestion`. */
export type DeleteQuestionInput = { path: operations['deleteQuestion']['parameters']['path']; signal?: AbortSignal };
/** Remove a question with its options. `course-staff` */
export const deleteQuestion = (api: Api, input: DeleteQuestionInput): Promise<DeleteQuestionResult> =>
  unwrapResponse<DeleteQuestionResult>(api.DELETE('/questions/{id}', { params: input, signal: input.signal }));

/** The result of `duplicateQuestion`. */
export type DuplicateQuestionResult = operations['duplicateQuestion']['responses'][201]['content']['application/json'];
/** The input of `duplicateQuestion`. */
export type DuplicateQuestionInput = { path: operations['duplicateQuestion']['parameters']['path']; signal?: AbortSignal; idempotencyKey?: string };
/** Add a copy of a question, with its options, right after it. `course-staff` */
export const duplicateQuestion = (api: Api, input: DuplicateQuestionInput): Promise<DuplicateQuestionResult> =>
  unwrapResponse<DuplicateQuestionResult>(api.POST('/questions/{id}/duplicate', { params: input, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `listOptions`. */
export type ListOptionsResult = operations['listOptions']['responses'][200]['content']['application/json'];
/** The input of `listOptions`. */
export type ListOptionsInput = { path: operations['listOptions']['parameters']['path']; query?: operations['listOptions']['parameters']['query'] };
/** The options of a question, in their order. `course-staff` */
export const listOptionsQuery = (api: Api, input: ListOptionsInput) => ({
  queryKey: ['listOptions', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListOptionsResult> => unwrapResponse<ListOptionsResult>(api.GET('/questions/{id}/options', { params: input, signal })),
});

/** The result of `setOptions`. */
export type SetOptionsResult = operations['setOptions']['responses'][201]['content']['application/json'];
/** The input of `setOptions`. */
export type SetOptionsInput = { path: operations['setOptions']['parameters']['path']; body: operations['setOptions']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Replace the options of a question. `course-staff` */
export const setOptions = (api: Api, input: SetOptionsInput): Promise<SetOptionsResult> =>
  unwrapResponse<SetOptionsResult>(api.POST('/questions/{id}/options', { params: input, body: input.body, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `getOption`. */
export type GetOptionResult = operations['getOption']['responses'][200]['content']['application/json'];
/** The input of `getOption`. */
export type GetOptionInput = { path: operations['getOption']['parameters']['path'] };
/** An option. `course-staff` */
export const getOptionQuery = (api: Api, input: GetOptionInput) => ({
  queryKey: ['getOption', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetOptionResult> => unwrapResponse<GetOptionResult>(api.GET('/options/{id}', { params: input, signal })),
});

/** The result of `updateOption`. */
export type UpdateOptionResult = operations['updateOption']['responses'][200]['content']['application/json'];
/** The input of `updateOption`. */
export type UpdateOptionInput = { path: operations['updateOption']['parameters']['path']; body: operations['updateOption']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Change an option. `course-staff` */
export const updateOption = (api: Api, input: UpdateOptionInput): Promise<UpdateOptionResult> =>
  unwrapResponse<UpdateOptionResult>(api.PUT('/options/{id}', { params: input, body: input.body, signal: input.signal }));

/** The result of `deleteOption`. */
export type DeleteOptionResult = void;
/** The input of `deleteOption`. */
export type DeleteOptionInput = { path: operations['deleteOption']['parameters']['path']; signal?: AbortSignal };
/** Remove an option. `course-staff` */
export const deleteOption = (api: Api, input: DeleteOptionInput): Promise<DeleteOptionResult> =>
  unwrapResponse<DeleteOptionResult>(api.DELETE('/options/{id}', { params: input, signal: input.signal }));

/** The result of `getCourseProgressStatistics`. */
export type GetCourseProgressStatisticsResult = operations['getCourseProgressStatistics']['responses'][200]['content']['application/json'];
/** The input of `getCourseProgressStatistics`. */
export type GetCourseProgressStatisticsInput = { path: operations['getCourseProgressStatistics']['parameters']['path'] };
/** How many subscribers watch each video, and where they stop. `course-staff` */
export const getCourseProgressStatisticsQuery = (api: Api, input: GetCourseProgressStatisticsInput) => ({
  queryKey: ['getCourseProgressStatistics', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCourseProgressStatisticsResult> => unwrapResponse<GetCourseProgressStatisticsResult>(api.GET('/courses/{id}/progress/statistics', { params: input, signal })),
});

/** The result of `getOverview`. */
export type GetOverviewResult = operations['getOverview']['responses'][200]['content']['application/json'];
/** How the courses are doing. `staff` */
export const getOverviewQuery = (api: Api) => ({
  queryKey: ['getOverview'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetOverviewResult> => unwrapResponse<GetOverviewResult>(api.GET('/overview', { signal })),
});

/** The result of `listAuditEntries`. */
export type ListAuditEntriesResult = operations['listAuditEntries']['responses'][200]['content']['application/json'];
/** The input of `listAuditEntries`. */
export type ListAuditEntriesInput = { query?: operations['listAuditEntries']['parameters']['query'] };
/** The audit log, newest first. `full-admin` */
export const listAuditEntriesQuery = (api: Api, input: ListAuditEntriesInput = {}) => ({
  queryKey: ['listAuditEntries', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListAuditEntriesResult> => unwrapResponse<ListAuditEntriesResult>(api.GET('/audit-entries', { params: input, signal })),
});

/** The result of `countLosses`. */
export type CountLossesResult = operations['countLosses']['responses'][200]['content']['application/json'];
/** The input of `countLosses`. */
export type CountLossesInput = { query: operations['countLosses']['parameters']['query'] };
/** What deleting things would take along. `course-staff` */
export const countLossesQuery = (api: Api, input: CountLossesInput) => ({
  queryKey: ['countLosses', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<CountLossesResult> => unwrapResponse<CountLossesResult>(api.GET('/losses', { params: input, signal })),
});
