import {
  getCategoryQuery,
  getCourseQuery,
  getMainCategoryQuery,
  getPdfQuery,
  getQuizQuery,
  getRecordQuery,
  getUserQuery,
  getVideoQuery,
} from '@fanous/api-client/generated/queries.ts';
import { getOptionQuery, getQuestionQuery, listQuestionsQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { type Path, paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

/** The names of the levels above a dashboard page. Undefined until they are loaded. */
export interface TrailNames {
  course?: { id: number; name: string; slug: string };
  quizId?: number;
  quizTitle?: string;
  questionId?: number;
  questionText?: string;
  optionText?: string;
  /** Of a video, record or PDF. */
  mediaTitle?: string;
  mainCategory?: { id: number; name: string };
  subCategory?: string;
  user?: string;
}

const { questions, createQuestion, editQuestion, options, createOptions, editOption, editQuiz, quizUsers } = paths;

/** Which parameter of which path holds an id. The first matching path wins. */
const pathParams = {
  questionId: [
    [editQuestion, 'id'],
    [createOptions, 'id'],
    [options, 'id'],
    [editOption, 'questionId'],
  ],
  quizId: [
    [createOptions, 'quizId'],
    [createQuestion, 'id'],
    [questions, 'id'],
    [quizUsers, 'quizId'],
  ],
  editedQuiz: [[editQuiz, 'quizId']],
  course: [
    [paths.courseUsers, 'id'],
    [paths.addUserToCourse, 'slug'],
    [paths.removeUserFromCourse, 'slug'],
    [paths.videos, 'id'],
    [paths.createVideo, 'id'],
    [paths.editVideo, 'id'],
    [paths.records, 'id'],
    [paths.createRecord, 'id'],
    [paths.editRecord, 'id'],
    [paths.pdfs, 'id'],
    [paths.createPdf, 'id'],
    [paths.editPdf, 'id'],
    [paths.units, 'id'],
    [paths.quizzes, 'id'],
    [paths.createQuiz, 'id'],
    [quizUsers, 'id'],
    [editQuiz, 'id'],
    [paths.editCourse, 'id'],
  ],
  video: [[paths.editVideo, 'videoId']],
  record: [[paths.editRecord, 'recordId']],
  pdf: [[paths.editPdf, 'pdfId']],
  option: [[editOption, 'id']],
  mainCategory: [
    [paths.subCategoriesIndex, 'id'],
    [paths.editMainCategory, 'id'],
  ],
  subCategory: [[paths.editSubCategory, 'id']],
  user: [[paths.editUser, 'id']],
} as const satisfies Record<string, readonly (readonly [Path, string])[]>;

/** Loads the names of the levels above a page. The page loads most of them too, so the cache has them. */
export function useTrailNames(): TrailNames {
  const { api } = useApp();
  const { pathname } = useLocation();
  const findParam = (place: keyof typeof pathParams) => {
    for (const [{ pattern }, name] of pathParams[place]) {
      const params: Record<string, string | undefined> | undefined = matchPath(pattern, pathname)?.params;
      const value = params?.[name];
      // In `/create` paths the word is in the place of the id.
      if (value !== undefined) return value === 'create' ? undefined : value;
    }
    return undefined;
  };
  const findId = (place: keyof typeof pathParams) => Number(findParam(place)) || undefined;

  const questionId = findId('questionId');
  const question = useQuery({
    ...getQuestionQuery(api, { path: { id: questionId ?? 0 } }),
    enabled: questionId !== undefined,
  }).data;
  const quizId = findId('quizId') ?? question?.quiz_id;
  const quiz = useQuery({
    // One question is enough: the response contains the quiz and its course.
    ...listQuestionsQuery(api, { path: { id: quizId ?? 0 }, query: { per_page: 1 } }),
    enabled: quizId !== undefined,
  }).data?.quiz;
  const courseKey = findParam('course') ?? quiz?.course_id;
  const editedQuizId = findId('editedQuiz');
  const editedQuiz = useQuery({
    ...getQuizQuery(api, { path: { id: Number(courseKey), quiz_id: editedQuizId ?? 0 } }),
    enabled: editedQuizId !== undefined,
  }).data;
  const quizTitle = quiz?.title ?? editedQuiz?.title;
  const course = useQuery({
    ...getCourseQuery(api, { path: { course: String(courseKey) } }),
    enabled: courseKey !== undefined,
  }).data;
  const optionId = findId('option');
  const option = useQuery({
    ...getOptionQuery(api, { path: { id: optionId ?? 0 } }),
    enabled: optionId !== undefined,
  }).data;
  const subId = findId('subCategory');
  const subCategory = useQuery({
    ...getCategoryQuery(api, { path: { id: subId ?? 0 } }),
    enabled: subId !== undefined,
  }).data;
  const mainId = findId('mainCategory');
  const main = useQuery({
    ...getMainCategoryQuery(api, { path: { id: mainId ?? 0 } }),
    enabled: mainId !== undefined,
  }).data;
  const mainCategory = main ?? subCategory?.main_category;
  const userId = findId('user');
  const user = useQuery({
    ...getUserQuery(api, { path: { id: userId ?? 0 } }),
    enabled: userId !== undefined,
  }).data?.name;

  const videoId = findId('video');
  const video = useQuery({
    ...getVideoQuery(api, { path: { id: Number(courseKey), video_id: videoId ?? 0 } }),
    enabled: videoId !== undefined,
  }).data;
  const recordId = findId('record');
  const record = useQuery({
    ...getRecordQuery(api, { path: { id: Number(courseKey), record_id: recordId ?? 0 } }),
    enabled: recordId !== undefined,
  }).data;
  const pdfId = findId('pdf');
  const pdf = useQuery({
    ...getPdfQuery(api, { path: { id: Number(courseKey), pdf_id: pdfId ?? 0 } }),
    enabled: pdfId !== undefined,
  }).data;
  const mediaTitle = (video ?? record ?? pdf)?.title;

  return {
    ...(course && { course: { id: course.id, name: course.name, slug: course.slug } }),
    ...(quizId !== undefined && { quizId }),
    ...(quizTitle !== undefined && { quizTitle }),
    ...(questionId !== undefined && { questionId }),
    ...(question && { questionText: question.question_text }),
    ...(mainCategory && { mainCategory: { id: mainCategory.id, name: mainCategory.name } }),
    ...(subCategory && { subCategory: subCategory.name }),
    ...(option && { optionText: option.option_text }),
    ...(mediaTitle !== undefined && { mediaTitle }),
    ...(user !== undefined && { user }),
  };
}
