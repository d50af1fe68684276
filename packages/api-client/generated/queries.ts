// Generated from contract/ by scripts/generate.ts: do not edit.

import { unwrapResponse, type Api } from '../src/client.ts';
import { toFormOptions, toIdempotencyHeader, type SendForm } from '../src/wire.ts';
import type { operations } from './schema.ts';

/** The argument of a query function: TanStack Query's context fits. */
export type QueryContext = { signal?: AbortSignal };

/** The result of `login`. */
export type LoginResult = operations['login']['responses'][200]['content']['application/json'];
/** The input of `login`. */
export type LoginInput = { body: operations['login']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Sign in with e-mail and password. `public` */
export const login = (api: Api, input: LoginInput): Promise<LoginResult> =>
  unwrapResponse<LoginResult>(api.POST('/login', { body: input.body, signal: input.signal }));

/** The result of `register`. */
export type RegisterResult = operations['register']['responses'][201]['content']['application/json'];
/** The input of `register`. */
export type RegisterInput = { body: operations['register']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Create a student account and sign in to it. `public` */
export const register = (api: Api, input: RegisterInput): Promise<RegisterResult> =>
  unwrapResponse<RegisterResult>(api.POST('/register', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `logout`. */
export type LogoutResult = void;
/** End the session of the token that is sent. `signed-in` */
export const logout = (api: Api, input: { signal?: AbortSignal } = {}): Promise<LogoutResult> =>
  unwrapResponse<LogoutResult>(api.POST('/logout', { signal: input.signal }));

/** The result of `listMySessions`. */
export type ListMySessionsResult = operations['listMySessions']['responses'][200]['content']['application/json'];
/** The devices on which the user is signed in. `signed-in` */
export const listMySessionsQuery = (api: Api) => ({
  queryKey: ['listMySessions'] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListMySessionsResult> => unwrapResponse<ListMySessionsResult>(api.GET('/me/sessions', { signal })),
});

/** The result of `endMyOtherSessions`. */
export type EndMyOtherSessionsResult = void;
/** Sign out all other devices of the user. `signed-in` */
export const endMyOtherSessions = (api: Api, input: { signal?: AbortSignal } = {}): Promise<EndMyOtherSessionsResult> =>
  unwrapResponse<EndMyOtherSessionsResult>(api.DELETE('/me/sessions', { signal: input.signal }));

/** The result of `endMySession`. */
export type EndMySessionResult = void;
/** The input of `endMySession`. */
export type EndMySessionInput = { path: operations['endMySession']['parameters']['path']; signal?: AbortSignal };
/** Sign out one device of the user. `signed-in` */
export const endMySession = (api: Api, input: EndMySessionInput): Promise<EndMySessionResult> =>
  unwrapResponse<EndMySessionResult>(api.DELETE('/me/sessions/{id}', { params: input, signal: input.signal }));

/** The result of `signInWithPasskey`. */
export type SignInWithPasskeyResult = operations['signInWithPasskey']['responses'][200]['content']['application/json'];
/** The input of `signInWithPasskey`. */
export type SignInWithPasskeyInput = { body: operations['signInWithPasskey']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Sign in with a passkey. `public` */
export const signInWithPasskey = (api: Api, input: SignInWithPasskeyInput): Promise<SignInWithPasskeyResult> =>
  unwrapResponse<SignInWithPasskeyResult>(api.POST('/login/passkey', { body: input.body, signal: input.signal }));

/** The result of `startPasskeySignIn`. */
export type StartPasskeySignInResult = operations['startPasskeySignIn']['responses'][200]['content']['application/json'];
/** Get a challenge for signing in with a passkey. `public` */
export const startPasskeySignIn = (api: Api, input: { signal?: AbortSignal } = {}): Promise<StartPasskeySignInResult> =>
  unwrapResponse<StartPasskeySignInResult>(api.POST('/login/passkey/start', { signal: input.signal }));

/** The result of `listMyPasskeys`. */
export type ListMyPasskeysResult = operations['listMyPasskeys']['responses'][200]['content']['application/json'];
/** The passkeys of the user. `signed-in` */
export const listMyPasskeysQuery = (api: Api) => ({
  queryKey: ['listMyPasskeys'] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListMyPasskeysResult> => unwrapResponse<ListMyPasskeysResult>(api.GET('/me/passkeys', { signal })),
});

/** The result of `addPasskey`. */
export type AddPasskeyResult = operations['addPasskey']['responses'][201]['content']['application/json'];
/** The input of `addPasskey`. */
export type AddPasskeyInput = { body: operations['addPasskey']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Add a passkey. `signed-in` */
export const addPasskey = (api: Api, input: AddPasskeyInput): Promise<AddPasskeyResult> =>
  unwrapResponse<AddPasskeyResult>(api.POST('/me/passkeys', { body: input.body, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `startPasskeySetup`. */
export type StartPasskeySetupResult = operations['startPasskeySetup']['responses'][200]['content']['application/json'];
/** The input of `startPasskeySetup`. */
export type StartPasskeySetupInput = { body: operations['startPasskeySetup']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Get a challenge for adding a passkey. `signed-in` */
export const startPasskeySetup = (api: Api, input: StartPasskeySetupInput): Promise<StartPasskeySetupResult> =>
  unwrapResponse<StartPasskeySetupResult>(api.POST('/me/passkeys/setup', { body: input.body, signal: input.signal }));

/** The result of `renamePasskey`. */
export type RenamePasskeyResult = void;
/** The input of `renamePasskey`. */
export type RenamePasskeyInput = { path: operations['renamePasskey']['parameters']['path']; body: operations['renamePasskey']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Rename a passkey. `signed-in` */
export const renamePasskey = (api: Api, input: RenamePasskeyInput): Promise<RenamePasskeyResult> =>
  unwrapResponse<RenamePasskeyResult>(api.PUT('/me/passkeys/{id}', { params: input, body: input.body, signal: input.signal }));

/** The result of `deletePasskey`. */
export type DeletePasskeyResult = void;
/** The input of `deletePasskey`. */
export type DeletePasskeyInput = { path: operations['deletePasskey']['parameters']['path']; signal?: AbortSignal };
/** Delete a passkey. `signed-in` */
export const deletePasskey = (api: Api, input: DeletePasskeyInput): Promise<DeletePasskeyResult> =>
  unwrapResponse<DeletePasskeyResult>(api.DELETE('/me/passkeys/{id}', { params: input, signal: input.signal }));

/** The result of `getMyTwoStep`. */
export type GetMyTwoStepResult = operations['getMyTwoStep']['responses'][200]['content']['application/json'];
/** Whether the user uses two-step verification. `signed-in` */
export const getMyTwoStepQuery = (api: Api) => ({
  queryKey: ['getMyTwoStep'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetMyTwoStepResult> => unwrapResponse<GetMyTwoStepResult>(api.GET('/me/two-step', { signal })),
});

/** The result of `turnOnTwoStep`. */
export type TurnOnTwoStepResult = operations['turnOnTwoStep']['responses'][200]['content']['application/json'];
/** The input of `turnOnTwoStep`. */
export type TurnOnTwoStepInput = { body: operations['turnOnTwoStep']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Turn two-step verification on. `signed-in` */
export const turnOnTwoStep = (api: Api, input: TurnOnTwoStepInput): Promise<TurnOnTwoStepResult> =>
  unwrapResponse<TurnOnTwoStepResult>(api.POST('/me/two-step', { body: input.body, signal: input.signal }));

/** The result of `startTwoStepSetup`. */
export type StartTwoStepSetupResult = operations['startTwoStepSetup']['responses'][200]['content']['application/json'];
/** Get a secret for an authenticator app. `signed-in` */
export const startTwoStepSetup = (api: Api, input: { signal?: AbortSignal } = {}): Promise<StartTwoStepSetupResult> =>
  unwrapResponse<StartTwoStepSetupResult>(api.POST('/me/two-step/setup', { signal: input.signal }));

/** The result of `turnOffTwoStep`. */
export type TurnOffTwoStepResult = void;
/** The input of `turnOffTwoStep`. */
export type TurnOffTwoStepInput = { body: operations['turnOffTwoStep']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Sign in with the password alone from now on. `signed-in` */
export const turnOffTwoStep = (api: Api, input: TurnOffTwoStepInput): Promise<TurnOffTwoStepResult> =>
  unwrapResponse<TurnOffTwoStepResult>(api.POST('/me/two-step/turn-off', { body: input.body, signal: input.signal }));

/** The result of `replaceRecoveryCodes`. */
export type ReplaceRecoveryCodesResult = operations['replaceRecoveryCodes']['responses'][200]['content']['application/json'];
/** The input of `replaceRecoveryCodes`. */
export type ReplaceRecoveryCodesInput = { body: operations['replaceRecoveryCodes']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Get new recovery codes. `signed-in` */
export const replaceRecoveryCodes = (api: Api, input: ReplaceRecoveryCodesInput): Promise<ReplaceRecoveryCodesResult> =>
  unwrapResponse<ReplaceRecoveryCodesResult>(api.POST('/me/two-step/recovery-codes', { body: input.body, signal: input.signal }));

/** The result of `exportMyData`. */
export type ExportMyDataResult = operations['exportMyData']['responses'][200]['content']['application/json'];
/** The input of `exportMyData`. */
export type ExportMyDataInput = { body: operations['exportMyData']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Everything that the platform stores about the user. `signed-in` */
export const exportMyData = (api: Api, input: ExportMyDataInput): Promise<ExportMyDataResult> =>
  unwrapResponse<ExportMyDataResult>(api.POST('/me/data-export', { body: input.body, signal: input.signal }));

/** The result of `getMyDeletionRequest`. */
export type GetMyDeletionRequestResult = operations['getMyDeletionRequest']['responses'][200]['content']['application/json'];
/** Whether the user has asked for the deletion of the account. `signed-in` */
export const getMyDeletionRequestQuery = (api: Api) => ({
  queryKey: ['getMyDeletionRequest'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetMyDeletionRequestResult> => unwrapResponse<GetMyDeletionRequestResult>(api.GET('/me/deletion-request', { signal })),
});

/** The result of `requestDeletion`. */
export type RequestDeletionResult = void;
/** The input of `requestDeletion`. */
export type RequestDeletionInput = { body: operations['requestDeletion']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Ask for the deletion of the account. `signed-in` */
export const requestDeletion = (api: Api, input: RequestDeletionInput): Promise<RequestDeletionResult> =>
  unwrapResponse<RequestDeletionResult>(api.POST('/me/deletion-request', { body: input.body, signal: input.signal }));

/** The result of `withdrawDeletionRequest`. */
export type WithdrawDeletionRequestResult = void;
/** Withdraw the request to delete the account. `signed-in` */
export const withdrawDeletionRequest = (api: Api, input: { signal?: AbortSignal } = {}): Promise<WithdrawDeletionRequestResult> =>
  unwrapResponse<WithdrawDeletionRequestResult>(api.DELETE('/me/deletion-request', { signal: input.signal }));

/** The result of `resetPassword`. */
export type ResetPasswordResult = void;
/** The input of `resetPassword`. */
export type ResetPasswordInput = { body: operations['resetPassword']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Set a new password with a one-time link. `public` */
export const resetPassword = (api: Api, input: ResetPasswordInput): Promise<ResetPasswordResult> =>
  unwrapResponse<ResetPasswordResult>(api.POST('/password-resets', { body: input.body, signal: input.signal }));

/** The result of `requestPasswordResetMail`. */
export type RequestPasswordResetMailResult = void;
/** The input of `requestPasswordResetMail`. */
export type RequestPasswordResetMailInput = { body: operations['requestPasswordResetMail']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Ask for an e-mail with a one-time link for a new password. `public` */
export const requestPasswordResetMail = (api: Api, input: RequestPasswordResetMailInput): Promise<RequestPasswordResetMailResult> =>
  unwrapResponse<RequestPasswordResetMailResult>(api.POST('/password-reset-mails', { body: input.body, signal: input.signal }));

/** The result of `confirmEmail`. */
export type ConfirmEmailResult = void;
/** The input of `confirmEmail`. */
export type ConfirmEmailInput = { body: operations['confirmEmail']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Confirm the e-mail of an account with a one-time link. `public` */
export const confirmEmail = (api: Api, input: ConfirmEmailInput): Promise<ConfirmEmailResult> =>
  unwrapResponse<ConfirmEmailResult>(api.POST('/email-confirmations', { body: input.body, signal: input.signal }));

/** The result of `requestEmailConfirmationMail`. */
export type RequestEmailConfirmationMailResult = void;
/** Ask for an e-mail with a link that confirms the e-mail of the account. `signed-in` */
export const requestEmailConfirmationMail = (api: Api, input: { signal?: AbortSignal } = {}): Promise<RequestEmailConfirmationMailResult> =>
  unwrapResponse<RequestEmailConfirmationMailResult>(api.POST('/me/email-confirmation-mails', { signal: input.signal }));

/** The result of `getUser`. */
export type GetUserResult = operations['getUser']['responses'][200]['content']['application/json'];
/** The input of `getUser`. */
export type GetUserInput = { path: operations['getUser']['parameters']['path'] };
/** An account with its courses. `self` */
export const getUserQuery = (api: Api, input: GetUserInput) => ({
  queryKey: ['getUser', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetUserResult> => unwrapResponse<GetUserResult>(api.GET('/users/{id}', { params: input, signal })),
});

/** The result of `listUserQuizResults`. */
export type ListUserQuizResultsResult = operations['listUserQuizResults']['responses'][200]['content']['application/json'];
/** The input of `listUserQuizResults`. */
export type ListUserQuizResultsInput = { path: operations['listUserQuizResults']['parameters']['path']; query?: operations['listUserQuizResults']['parameters']['query'] };
/** The quizzes an account has taken, latest first. `self` */
export const listUserQuizResultsQuery = (api: Api, input: ListUserQuizResultsInput) => ({
  queryKey: ['listUserQuizResults', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListUserQuizResultsResult> => unwrapResponse<ListUserQuizResultsResult>(api.GET('/users/{id}/quiz-results', { params: input, signal })),
});

/** The result of `updateProfile`. */
export type UpdateProfileResult = operations['updateProfile']['responses'][200]['content']['application/json'];
/** The input of `updateProfile`. */
export type UpdateProfileInput = { body: operations['updateProfile']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change one's own account. `signed-in` */
export const updateProfile = (api: Api, input: UpdateProfileInput): Promise<UpdateProfileResult> =>
  unwrapResponse<UpdateProfileResult>(api.POST('/update-profile', { ...toFormOptions(input), signal: input.signal }));

/** The result of `listMainCategories`. */
export type ListMainCategoriesResult = operations['listMainCategories']['responses'][200]['content']['application/json'];
/** The input of `listMainCategories`. */
export type ListMainCategoriesInput = { query?: operations['listMainCategories']['parameters']['query'] };
/** Main categories with their categories. `public` */
export const listMainCategoriesQuery = (api: Api, input: ListMainCategoriesInput = {}) => ({
  queryKey: ['listMainCategories', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListMainCategoriesResult> => unwrapResponse<ListMainCategoriesResult>(api.GET('/main-categories', { params: input, signal })),
});

/** The result of `getMainCategory`. */
export type GetMainCategoryResult = operations['getMainCategory']['responses'][200]['content']['application/json'];
/** The input of `getMainCategory`. */
export type GetMainCategoryInput = { path: operations['getMainCategory']['parameters']['path'] };
/** A main category with its categories. `public` */
export const getMainCategoryQuery = (api: Api, input: GetMainCategoryInput) => ({
  queryKey: ['getMainCategory', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetMainCategoryResult> => unwrapResponse<GetMainCategoryResult>(api.GET('/main-categories/{id}', { params: input, signal })),
});

/** The result of `listCategories`. */
export type ListCategoriesResult = operations['listCategories']['responses'][200]['content']['application/json'];
/** The input of `listCategories`. */
export type ListCategoriesInput = { query?: operations['listCategories']['parameters']['query'] };
/** Categories. `public` */
export const listCategoriesQuery = (api: Api, input: ListCategoriesInput = {}) => ({
  queryKey: ['listCategories', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCategoriesResult> => unwrapResponse<ListCategoriesResult>(api.GET('/categories', { params: input, signal })),
});

/** The result of `getCategory`. */
export type GetCategoryResult = operations['getCategory']['responses'][200]['content']['application/json'];
/** The input of `getCategory`. */
export type GetCategoryInput = { path: operations['getCategory']['parameters']['path'] };
/** A category with its newest courses. `public` */
export const getCategoryQuery = (api: Api, input: GetCategoryInput) => ({
  queryKey: ['getCategory', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCategoryResult> => unwrapResponse<GetCategoryResult>(api.GET('/categories/{id}', { params: input, signal })),
});

/** The result of `listCourses`. */
export type ListCoursesResult = operations['listCourses']['responses'][200]['content']['application/json'];
/** The input of `listCourses`. */
export type ListCoursesInput = { query?: operations['listCourses']['parameters']['query'] };
/** Courses, newest first. `public` */
export const listCoursesQuery = (api: Api, input: ListCoursesInput = {}) => ({
  queryKey: ['listCourses', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListCoursesResult> => unwrapResponse<ListCoursesResult>(api.GET('/courses', { params: input, signal })),
});

/** The result of `getCourse`. */
export type GetCourseResult = operations['getCourse']['responses'][200]['content']['application/json'];
/** The input of `getCourse`. */
export type GetCourseInput = { path: operations['getCourse']['parameters']['path'] };
/** A course as the signed-in viewer sees it. `signed-in` */
export const getCourseQuery = (api: Api, input: GetCourseInput) => ({
  queryKey: ['getCourse', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCourseResult> => unwrapResponse<GetCourseResult>(api.GET('/courses/{course}', { params: input, signal })),
});

/** The result of `getCourseUnits`. */
export type GetCourseUnitsResult = operations['getCourseUnits']['responses'][200]['content']['application/json'];
/** The input of `getCourseUnits`. */
export type GetCourseUnitsInput = { path: operations['getCourseUnits']['parameters']['path'] };
/** The units of a course. `public` */
export const getCourseUnitsQuery = (api: Api, input: GetCourseUnitsInput) => ({
  queryKey: ['getCourseUnits', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCourseUnitsResult> => unwrapResponse<GetCourseUnitsResult>(api.GET('/courses/{course}/units', { params: input, signal })),
});

/** The result of `searchAll`. */
export type SearchAllResult = operations['searchAll']['responses'][200]['content']['application/json'];
/** The input of `searchAll`. */
export type SearchAllInput = { query: operations['searchAll']['parameters']['query'] };
/** Courses, teachers and videos that match. `public` */
export const searchAllQuery = (api: Api, input: SearchAllInput) => ({
  queryKey: ['searchAll', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<SearchAllResult> => unwrapResponse<SearchAllResult>(api.GET('/search', { params: input, signal })),
});

/** The result of `getHome`. */
export type GetHomeResult = operations['getHome']['responses'][200]['content']['application/json'];
/** The totals, newest and most popular courses, and teachers for the home page. `public` */
export const getHomeQuery = (api: Api) => ({
  queryKey: ['getHome'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetHomeResult> => unwrapResponse<GetHomeResult>(api.GET('/home', { signal })),
});

/** The result of `getPublicCourse`. */
export type GetPublicCourseResult = operations['getPublicCourse']['responses'][200]['content']['application/json'];
/** The input of `getPublicCourse`. */
export type GetPublicCourseInput = { path: operations['getPublicCourse']['parameters']['path'] };
/** A course as any visitor sees it. `public` */
export const getPublicCourseQuery = (api: Api, input: GetPublicCourseInput) => ({
  queryKey: ['getPublicCourse', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetPublicCourseResult> => unwrapResponse<GetPublicCourseResult>(api.GET('/public/courses/{slug}', { params: input, signal })),
});

/** The result of `getPublicVideo`. */
export type GetPublicVideoResult = operations['getPublicVideo']['responses'][200]['content']['application/json'];
/** The input of `getPublicVideo`. */
export type GetPublicVideoInput = { path: operations['getPublicVideo']['parameters']['path'] };
/** A free video to play without an account. `public` */
export const getPublicVideoQuery = (api: Api, input: GetPublicVideoInput) => ({
  queryKey: ['getPublicVideo', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetPublicVideoResult> => unwrapResponse<GetPublicVideoResult>(api.GET('/public/courses/{slug}/videos/{video_id}', { params: input, signal })),
});

/** The result of `listVideos`. */
export type ListVideosResult = operations['listVideos']['responses'][200]['content']['application/json'];
/** The input of `listVideos`. */
export type ListVideosInput = { path: operations['listVideos']['parameters']['path']; query?: operations['listVideos']['parameters']['query'] };
/** The videos of a course, in their order. `signed-in` */
export const listVideosQuery = (api: Api, input: ListVideosInput) => ({
  queryKey: ['listVideos', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListVideosResult> => unwrapResponse<ListVideosResult>(api.GET('/courses/{id}/videos', { params: input, signal })),
});

/** The result of `getVideo`. */
export type GetVideoResult = operations['getVideo']['responses'][200]['content']['application/json'];
/** The input of `getVideo`. */
export type GetVideoInput = { path: operations['getVideo']['parameters']['path'] };
/** A video to play. `course-member` */
export const getVideoQuery = (api: Api, input: GetVideoInput) => ({
  queryKey: ['getVideo', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetVideoResult> => unwrapResponse<GetVideoResult>(api.GET('/courses/{id}/videos/{video_id}', { params: input, signal })),
});

/** The result of `listRecords`. */
export type ListRecordsResult = operations['listRecords']['responses'][200]['content']['application/json'];
/** The input of `listRecords`. */
export type ListRecordsInput = { path: operations['listRecords']['parameters']['path']; query?: operations['listRecords']['parameters']['query'] };
/** The records of a course, in their order. `signed-in` */
export const listRecordsQuery = (api: Api, input: ListRecordsInput) => ({
  queryKey: ['listRecords', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListRecordsResult> => unwrapResponse<ListRecordsResult>(api.GET('/courses/{id}/records', { params: input, signal })),
});

/** The result of `getRecord`. */
export type GetRecordResult = operations['getRecord']['responses'][200]['content']['application/json'];
/** The input of `getRecord`. */
export type GetRecordInput = { path: operations['getRecord']['parameters']['path'] };
/** A record to play or open. `course-member` */
export const getRecordQuery = (api: Api, input: GetRecordInput) => ({
  queryKey: ['getRecord', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetRecordResult> => unwrapResponse<GetRecordResult>(api.GET('/courses/{id}/records/{record_id}', { params: input, signal })),
});

/** The result of `listPdfs`. */
export type ListPdfsResult = operations['listPdfs']['responses'][200]['content']['application/json'];
/** The input of `listPdfs`. */
export type ListPdfsInput = { path: operations['listPdfs']['parameters']['path']; query?: operations['listPdfs']['parameters']['query'] };
/** The PDFs of a course, in their order. `signed-in` */
export const listPdfsQuery = (api: Api, input: ListPdfsInput) => ({
  queryKey: ['listPdfs', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListPdfsResult> => unwrapResponse<ListPdfsResult>(api.GET('/courses/{id}/pdfs', { params: input, signal })),
});

/** The result of `getPdf`. */
export type GetPdfResult = operations['getPdf']['responses'][200]['content']['application/json'];
/** The input of `getPdf`. */
export type GetPdfInput = { path: operations['getPdf']['parameters']['path'] };
/** A PDF to open. `course-member` */
export const getPdfQuery = (api: Api, input: GetPdfInput) => ({
  queryKey: ['getPdf', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetPdfResult> => unwrapResponse<GetPdfResult>(api.GET('/courses/{id}/pdfs/{pdf_id}', { params: input, signal })),
});

/** The result of `getSummary`. */
export type GetSummaryResult = operations['getSummary']['responses'][200]['content']['application/json'];
/** The input of `getSummary`. */
export type GetSummaryInput = { path: operations['getSummary']['parameters']['path'] };
/** A summary to read. `course-member` */
export const getSummaryQuery = (api: Api, input: GetSummaryInput) => ({
  queryKey: ['getSummary', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetSummaryResult> => unwrapResponse<GetSummaryResult>(api.GET('/courses/{id}/summaries/{summary_id}', { params: input, signal })),
});

/** The result of `createSummary`. */
export type CreateSummaryResult = operations['createSummary']['responses'][201]['content']['application/json'];
/** The input of `createSummary`. */
export type CreateSummaryInput = { body: operations['createSummary']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Share a summary with everyone who has the course. `course-member` */
export const createSummary = (api: Api, input: CreateSummaryInput): Promise<CreateSummaryResult> =>
  unwrapResponse<CreateSummaryResult>(api.POST('/summaries', { ...toFormOptions(input), headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `deleteReact`. */
export type DeleteReactResult = operations['deleteReact']['responses'][200]['content']['application/json'];
/** The input of `deleteReact`. */
export type DeleteReactInput = { path: operations['deleteReact']['parameters']['path']; signal?: AbortSignal };
/** Withdraw one's reaction to a summary. `course-member` */
export const deleteReact = (api: Api, input: DeleteReactInput): Promise<DeleteReactResult> =>
  unwrapResponse<DeleteReactResult>(api.DELETE('/summaries/{id}/reaction', { params: input, signal: input.signal }));

/** The result of `reportSummary`. */
export type ReportSummaryResult = void;
/** The input of `reportSummary`. */
export type ReportSummaryInput = { path: operations['reportSummary']['parameters']['path']; body: operations['reportSummary']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Tell the staff of the course that a summary is wrong or does not belong there. `course-member` */
export const reportSummary = (api: Api, input: ReportSummaryInput): Promise<ReportSummaryResult> =>
  unwrapResponse<ReportSummaryResult>(api.PUT('/summaries/{id}/report', { params: input, body: input.body, signal: input.signal }));

/** The result of `updateSummary`. */
export type UpdateSummaryResult = operations['updateSummary']['responses'][200]['content']['application/json'];
/** The input of `updateSummary`. */
export type UpdateSummaryInput = { path: operations['updateSummary']['parameters']['path']; body: operations['updateSummary']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a summary's lecture name or replace its file. `course-member` */
export const updateSummary = (api: Api, input: UpdateSummaryInput): Promise<UpdateSummaryResult> =>
  unwrapResponse<UpdateSummaryResult>(api.POST('/summaries/{id}', { params: input, ...toFormOptions(input), signal: input.signal }));

/** The result of `deleteSummary`. */
export type DeleteSummaryResult = void;
/** The input of `deleteSummary`. */
export type DeleteSummaryInput = { path: operations['deleteSummary']['parameters']['path']; signal?: AbortSignal };
/** Delete a summary and its file. `course-member` */
export const deleteSummary = (api: Api, input: DeleteSummaryInput): Promise<DeleteSummaryResult> =>
  unwrapResponse<DeleteSummaryResult>(api.DELETE('/summaries/{id}', { params: input, signal: input.signal }));

/** The result of `createReact`. */
export type CreateReactResult = operations['createReact']['responses'][200]['content']['application/json'];
/** The input of `createReact`. */
export type CreateReactInput = { body: operations['createReact']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** React to a summary. `course-member` */
export const createReact = (api: Api, input: CreateReactInput): Promise<CreateReactResult> =>
  unwrapResponse<CreateReactResult>(api.POST('/reacts', { body: input.body, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `listQuizzes`. */
export type ListQuizzesResult = operations['listQuizzes']['responses'][200]['content']['application/json'];
/** The input of `listQuizzes`. */
export type ListQuizzesInput = { path: operations['listQuizzes']['parameters']['path']; query?: operations['listQuizzes']['parameters']['query'] };
/** The quizzes of a course, in their order. `signed-in` */
export const listQuizzesQuery = (api: Api, input: ListQuizzesInput) => ({
  queryKey: ['listQuizzes', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuizzesResult> => unwrapResponse<ListQuizzesResult>(api.GET('/courses/{id}/quizzes', { params: input, signal })),
});

/** The result of `getQuiz`. */
export type GetQuizResult = operations['getQuiz']['responses'][200]['content']['application/json'];
/** The input of `getQuiz`. */
export type GetQuizInput = { path: operations['getQuiz']['parameters']['path'] };
/** A quiz to take. `course-member` */
export const getQuizQuery = (api: Api, input: GetQuizInput) => ({
  queryKey: ['getQuiz', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetQuizResult> => unwrapResponse<GetQuizResult>(api.GET('/courses/{id}/quizzes/{quiz_id}', { params: input, signal })),
});

/** The result of `listQuizAttempts`. */
export type ListQuizAttemptsResult = operations['listQuizAttempts']['responses'][200]['content']['application/json'];
/** The input of `listQuizAttempts`. */
export type ListQuizAttemptsInput = { path: operations['listQuizAttempts']['parameters']['path']; query?: operations['listQuizAttempts']['parameters']['query'] };
/** The viewer's own attempts at a quiz, first one first. `course-member` */
export const listQuizAttemptsQuery = (api: Api, input: ListQuizAttemptsInput) => ({
  queryKey: ['listQuizAttempts', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListQuizAttemptsResult> => unwrapResponse<ListQuizAttemptsResult>(api.GET('/quizzes/{id}/attempts', { params: input, signal })),
});

/** The result of `getQuizAttempt`. */
export type GetQuizAttemptResult = operations['getQuizAttempt']['responses'][200]['content']['application/json'];
/** The input of `getQuizAttempt`. */
export type GetQuizAttemptInput = { path: operations['getQuizAttempt']['parameters']['path'] };
/** One of the viewer's own attempts, to review it. `course-member` */
export const getQuizAttemptQuery = (api: Api, input: GetQuizAttemptInput) => ({
  queryKey: ['getQuizAttempt', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetQuizAttemptResult> => unwrapResponse<GetQuizAttemptResult>(api.GET('/quizzes/{id}/attempts/{attempt}', { params: input, signal })),
});

/** The result of `createQuizResult`. */
export type CreateQuizResultResult = operations['createQuizResult']['responses'][201]['content']['application/json'];
/** The input of `createQuizResult`. */
export type CreateQuizResultInput = { body: operations['createQuizResult']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Hand in the answers of an attempt and get the mark. `course-member` */
export const createQuizResult = (api: Api, input: CreateQuizResultInput): Promise<CreateQuizResultResult> =>
  unwrapResponse<CreateQuizResultResult>(api.POST('/quiz-results', { body: input.body, headers: toIdempotencyHeader(input), signal: input.signal }));

/** The result of `getMyProgress`. */
export type GetMyProgressResult = operations['getMyProgress']['responses'][200]['content']['application/json'];
/** The courses that the user has begun to watch, latest first. `signed-in` */
export const getMyProgressQuery = (api: Api) => ({
  queryKey: ['getMyProgress'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetMyProgressResult> => unwrapResponse<GetMyProgressResult>(api.GET('/me/progress', { signal })),
});

/** The result of `saveProgress`. */
export type SaveProgressResult = operations['saveProgress']['responses'][200]['content']['application/json'];
/** The input of `saveProgress`. */
export type SaveProgressInput = { body: operations['saveProgress']['requestBody']['content']['application/json']; signal?: AbortSignal };
/** Save positions in videos. `signed-in` */
export const saveProgress = (api: Api, input: SaveProgressInput): Promise<SaveProgressResult> =>
  unwrapResponse<SaveProgressResult>(api.PUT('/me/progress', { body: input.body, signal: input.signal, keepalive: true }));

/** The result of `getCourseProgress`. */
export type GetCourseProgressResult = operations['getCourseProgress']['responses'][200]['content']['application/json'];
/** The input of `getCourseProgress`. */
export type GetCourseProgressInput = { path: operations['getCourseProgress']['parameters']['path'] };
/** The user's own progress in a course. `signed-in` */
export const getCourseProgressQuery = (api: Api, input: GetCourseProgressInput) => ({
  queryKey: ['getCourseProgress', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetCourseProgressResult> => unwrapResponse<GetCourseProgressResult>(api.GET('/courses/{id}/progress', { params: input, signal })),
});

/** The result of `listNotifications`. */
export type ListNotificationsResult = operations['listNotifications']['responses'][200]['content']['application/json'];
/** The input of `listNotifications`. */
export type ListNotificationsInput = { query?: operations['listNotifications']['parameters']['query']; body?: NonNullable<operations['listNotifications']['requestBody']>['content']['application/json']; signal?: AbortSignal };
/** Notifications of the user, newest first. `signed-in` */
export const listNotifications = (api: Api, input: ListNotificationsInput = {}): Promise<ListNotificationsResult> =>
  unwrapResponse<ListNotificationsResult>(api.POST('/notifications', { params: input, body: input.body, signal: input.signal }));

/** The result of `readNotifications`. */
export type ReadNotificationsResult = operations['readNotifications']['responses'][200]['content']['application/json'];
/** The input of `readNotifications`. */
export type ReadNotificationsInput = { body?: NonNullable<operations['readNotifications']['requestBody']>['content']['application/json']; signal?: AbortSignal };
/** Mark own notifications as read. `signed-in` */
export const readNotifications = (api: Api, input: ReadNotificationsInput = {}): Promise<ReadNotificationsResult> =>
  unwrapResponse<ReadNotificationsResult>(api.POST('/notifications/read', { body: input.body, signal: input.signal }));

/** The result of `getSettings`. */
export type GetSettingsResult = operations['getSettings']['responses'][200]['content']['application/json'];
/** What the operator of the platform set up. `public` */
export const getSettingsQuery = (api: Api) => ({
  queryKey: ['getSettings'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetSettingsResult> => unwrapResponse<GetSettingsResult>(api.GET('/settings', { signal })),
});
