// Generated from contract/ by scripts/generate.ts: do not edit.

import { unwrap, type Api } from '../src/client.ts';
import { asForm, keyHeader, type SendForm } from '../src/wire.ts';
import type { operations } from './schema.ts';

/** What a query function is handed: TanStack Query's context fits. */
export type QueryContext = { signal?: AbortSignal };

/** What `listUsers` answers. */
export type ListUsersResult = operations['listUsers']['responses'][200]['content']['application/json'];
/** What `listUsers` takes. */
export type ListUsersInput = { query?: operations['listUsers']['parameters']['query'] };
/** Accounts, newest first unless sorted otherwise. `admin` */
export const listUsersQuery = (api: Api, input: ListUsersInput = {}) => ({
  queryKey: ['listUsers', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<ListUsersResult> => unwrap<ListUsersResult>(api.GET('/users', { params: input, signal })),
});

/** What `createUser` answers. */
export type CreateUserResult = operations['createUser']['responses'][201]['content']['application/json'];
/** What `createUser` takes. */
export type CreateUserInput = { body: operations['createUser']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Create an account of any role. `admin` */
export const createUser = (api: Api, input: CreateUserInput): Promise<CreateUserResult> =>
  unwrap<CreateUserResult>(api.POST('/admin/create-user', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

/** What `updateUser` answers. */
export type UpdateUserResult = operations['updateUser']['responses'][200]['content']['application/json'];
/** What `updateUser` takes. */
export type UpdateUserInput = { path: operations['updateUser']['parameters']['path']; body: operations['updateUser']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change an account. `admin` */
export const updateUser = (api: Api, input: UpdateUserInput): Promise<UpdateUserResult> =>
  unwrap<UpdateUserResult>(api.POST('/admin/update-user/{id}', { params: input, ...asForm(input), signal: input.signal }));

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

/** What `createMainCategory` answers. */
export type CreateMainCategoryResult = operations['createMainCategory']['responses'][201]['content']['application/json'];
/** What `createMainCategory` takes. */
export type CreateMainCategoryInput = { body: operations['createMainCategory']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a main category. `admin` */
export const createMainCategory = (api: Api, input: CreateMainCategoryInput): Promise<CreateMainCategoryResult> =>
  unwrap<CreateMainCategoryResult>(api.POST('/main-categories', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

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

/** What `createCategory` answers. */
export type CreateCategoryResult = operations['createCategory']['responses'][201]['content']['application/json'];
/** What `createCategory` takes. */
export type CreateCategoryInput = { body: operations['createCategory']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a category below a main category. `admin` */
export const createCategory = (api: Api, input: CreateCategoryInput): Promise<CreateCategoryResult> =>
  unwrap<CreateCategoryResult>(api.POST('/categories', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

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

/** What `createCourse` answers. */
export type CreateCourseResult = operations['createCourse']['responses'][201]['content']['application/json'];
/** What `createCourse` takes. */
export type CreateCourseInput = { body: operations['createCourse']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a course. `admin` */
export const createCourse = (api: Api, input: CreateCourseInput): Promise<CreateCourseResult> =>
  unwrap<CreateCourseResult>(api.POST('/courses', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

/** What `updateCourse` answers. */
export type UpdateCourseResult = operations['updateCourse']['responses'][200]['content']['application/json'];
/** What `updateCourse` takes. */
export type UpdateCourseInput = { path: operations['updateCourse']['parameters']['path']; body: operations['updateCourse']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a course. `full-admin` */
export const updateCourse = (api: Api, input: UpdateCourseInput): Promise<UpdateCourseResult> =>
  unwrap<UpdateCourseResult>(api.POST('/courses/{course}', { params: input, ...asForm(input), signal: input.signal }));

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

/** What `createUserCourse` answers. */
export type CreateUserCourseResult = operations['createUserCourse']['responses'][200]['content']['application/json'] | operations['createUserCourse']['responses'][201]['content']['application/json'];
/** What `createUserCourse` takes. */
export type CreateUserCourseInput = { body: operations['createUserCourse']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Give a course to a user. `admin` */
export const createUserCourse = (api: Api, input: CreateUserCourseInput): Promise<CreateUserCourseResult> =>
  unwrap<CreateUserCourseResult>(api.POST('/user-courses', { body: input.body, headers: keyHeader(input), signal: input.signal }));

/** What `createUserCourses` answers. */
export type CreateUserCoursesResult = operations['createUserCourses']['responses'][201]['content']['application/json'];
/** What `createUserCourses` takes. */
export type CreateUserCoursesInput = { body: operations['createUserCourses']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Give several courses to a user. `admin` */
export const createUserCourses = (api: Api, input: CreateUserCoursesInput): Promise<CreateUserCoursesResult> =>
  unwrap<CreateUserCoursesResult>(api.POST('/user-courses/add-multiple', { body: input.body, headers: keyHeader(input), signal: input.signal }));

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

/** What `createVideo` answers. */
export type CreateVideoResult = operations['createVideo']['responses'][201]['content']['application/json'];
/** What `createVideo` takes. */
export type CreateVideoInput = { body: operations['createVideo']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a video to a course. `full-admin` */
export const createVideo = (api: Api, input: CreateVideoInput): Promise<CreateVideoResult> =>
  unwrap<CreateVideoResult>(api.POST('/videos', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

/** What `updateVideo` answers. */
export type UpdateVideoResult = operations['updateVideo']['responses'][200]['content']['application/json'];
/** What `updateVideo` takes. */
export type UpdateVideoInput = { path: operations['updateVideo']['parameters']['path']; body: operations['updateVideo']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a video. `full-admin` */
export const updateVideo = (api: Api, input: UpdateVideoInput): Promise<UpdateVideoResult> =>
  unwrap<UpdateVideoResult>(api.POST('/videos/{id}', { params: input, ...asForm(input), signal: input.signal }));

/** What `deleteVideo` answers. */
export type DeleteVideoResult = void;
/** What `deleteVideo` takes. */
export type DeleteVideoInput = { path: operations['deleteVideo']['parameters']['path']; signal?: AbortSignal };
/** Delete a video, and the notifications of it. `full-admin` */
export const deleteVideo = (api: Api, input: DeleteVideoInput): Promise<DeleteVideoResult> =>
  unwrap<DeleteVideoResult>(api.DELETE('/videos/{id}', { params: input, signal: input.signal }));

/** What `createRecord` answers. */
export type CreateRecordResult = operations['createRecord']['responses'][201]['content']['application/json'];
/** What `createRecord` takes. */
export type CreateRecordInput = { body: operations['createRecord']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a record to a course. `full-admin` */
export const createRecord = (api: Api, input: CreateRecordInput): Promise<CreateRecordResult> =>
  unwrap<CreateRecordResult>(api.POST('/records', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

/** What `updateRecord` answers. */
export type UpdateRecordResult = operations['updateRecord']['responses'][200]['content']['application/json'];
/** What `updateRecord` takes. */
export type UpdateRecordInput = { path: operations['updateRecord']['parameters']['path']; body: operations['updateRecord']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a record, or replace its file. `full-admin` */
export const updateRecord = (api: Api, input: UpdateRecordInput): Promise<UpdateRecordResult> =>
  unwrap<UpdateRecordResult>(api.POST('/records/{id}', { params: input, ...asForm(input), signal: input.signal }));

/** What `deleteRecord` answers. */
export type DeleteRecordResult = void;
/** What `deleteRecord` takes. */
export type DeleteRecordInput = { path: operations['deleteRecord']['parameters']['path']; signal?: AbortSignal };
/** Delete a record and its file. `full-admin` */
export const deleteRecord = (api: Api, input: DeleteRecordInput): Promise<DeleteRecordResult> =>
  unwrap<DeleteRecordResult>(api.DELETE('/records/{id}', { params: input, signal: input.signal }));

/** What `createPdf` answers. */
export type CreatePdfResult = operations['createPdf']['responses'][201]['content']['application/json'];
/** What `createPdf` takes. */
export type CreatePdfInput = { body: operations['createPdf']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a PDF to a course. `full-admin` */
export const createPdf = (api: Api, input: CreatePdfInput): Promise<CreatePdfResult> =>
  unwrap<CreatePdfResult>(api.POST('/pdfs', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

/** What `updatePdf` answers. */
export type UpdatePdfResult = operations['updatePdf']['responses'][200]['content']['application/json'];
/** What `updatePdf` takes. */
export type UpdatePdfInput = { path: operations['updatePdf']['parameters']['path']; body: operations['updatePdf']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm };
/** Change a PDF's title or replace its file. `full-admin` */
export const updatePdf = (api: Api, input: UpdatePdfInput): Promise<UpdatePdfResult> =>
  unwrap<UpdatePdfResult>(api.POST('/pdfs/{id}', { params: input, ...asForm(input), signal: input.signal }));

/** What `deletePdf` answers. */
export type DeletePdfResult = void;
/** What `deletePdf` takes. */
export type DeletePdfInput = { path: operations['deletePdf']['parameters']['path']; signal?: AbortSignal };
/** Delete a PDF and its file. `full-admin` */
export const deletePdf = (api: Api, input: DeletePdfInput): Promise<DeletePdfResult> =>
  unwrap<DeletePdfResult>(api.DELETE('/pdfs/{id}', { params: input, signal: input.signal }));

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
export type CreateQuizInput = { body: operations['createQuiz']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a quiz to a course. `course-staff` */
export const createQuiz = (api: Api, input: CreateQuizInput): Promise<CreateQuizResult> =>
  unwrap<CreateQuizResult>(api.POST('/quizzes', { ...asForm(input), headers: keyHeader(input), signal: input.signal }));

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
export type CreateQuestionInput = { path: operations['createQuestion']['parameters']['path']; body: operations['createQuestion']['requestBody']['content']['multipart/form-data']; signal?: AbortSignal; send?: SendForm; idempotencyKey?: string };
/** Add a question at the end of a quiz. `course-staff` */
export const createQuestion = (api: Api, input: CreateQuestionInput): Promise<CreateQuestionResult> =>
  unwrap<CreateQuestionResult>(api.POST('/quizzes/{id}/questions', { params: input, ...asForm(input), headers: keyHeader(input), signal: input.signal }));

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
export type DuplicateQuestionInput = { path: operations['duplicateQuestion']['parameters']['path']; signal?: AbortSignal; idempotencyKey?: string };
/** Add a copy of a question, with its options, right after it. `course-staff` */
export const duplicateQuestion = (api: Api, input: DuplicateQuestionInput): Promise<DuplicateQuestionResult> =>
  unwrap<DuplicateQuestionResult>(api.POST('/questions/{id}/duplicate', { params: input, headers: keyHeader(input), signal: input.signal }));

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
export type SetOptionsInput = { path: operations['setOptions']['parameters']['path']; body: operations['setOptions']['requestBody']['content']['application/json']; signal?: AbortSignal; idempotencyKey?: string };
/** Give a question its options, in place of those it has. `course-staff` */
export const setOptions = (api: Api, input: SetOptionsInput): Promise<SetOptionsResult> =>
  unwrap<SetOptionsResult>(api.POST('/questions/{id}/options', { params: input, body: input.body, headers: keyHeader(input), signal: input.signal }));

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

/** What `getOverview` answers. */
export type GetOverviewResult = operations['getOverview']['responses'][200]['content']['application/json'];
/** How the courses are doing. `staff` */
export const getOverviewQuery = (api: Api) => ({
  queryKey: ['getOverview'] as const,
  queryFn: ({ signal }: QueryContext): Promise<GetOverviewResult> => unwrap<GetOverviewResult>(api.GET('/overview', { signal })),
});

/** What `countLosses` answers. */
export type CountLossesResult = operations['countLosses']['responses'][200]['content']['application/json'];
/** What `countLosses` takes. */
export type CountLossesInput = { query: operations['countLosses']['parameters']['query'] };
/** What deleting things would take along. `course-staff` */
export const countLossesQuery = (api: Api, input: CountLossesInput) => ({
  queryKey: ['countLosses', input] as const,
  queryFn: ({ signal }: QueryContext): Promise<CountLossesResult> => unwrap<CountLossesResult>(api.GET('/losses', { params: input, signal })),
});
