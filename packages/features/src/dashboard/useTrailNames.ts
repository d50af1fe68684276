import { getCourseQuery, getMainCategoryQuery, getUserQuery } from '@fanous/api-client/generated/queries.ts';
import { getQuestionQuery, listQuestionsQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { type Path, paths } from '../paths.ts';
import { useApp } from '../shared/app.ts';

/** What the address of a dashboard page stands below. Names are missing until they have been fetched. */
export interface TrailNames {
  course?: { id: number; name: string; slug: string };
  quizId?: number;
  quizTitle?: string;
  questionId?: number;
  questionText?: string;
  mainCategory?: { id: number; name: string };
  user?: string;
}

const { questions, createQuestion, editQuestion, options, createOptions, editOption, editQuiz, quizUsers } = paths;

/** Where an address holds an id: the first pattern that matches names the parameter. */
const places = {
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
    [editQuiz, 'quiz_id'],
  ],
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
    [paths.quizzes, 'id'],
    [paths.createQuiz, 'id'],
    [quizUsers, 'id'],
    [editQuiz, 'id'],
    [paths.editCourse, 'id'],
  ],
  mainCategory: [[paths.subCategoriesIndex, 'id']],
  user: [[paths.editUser, 'id']],
} as const satisfies Record<string, readonly (readonly [Path, string])[]>;

/** Names the levels above a page: the page itself fetches most of them, and the cache answers both. */
export function useTrailNames(): TrailNames {
  const { api } = useApp();
  const { pathname } = useLocation();
  const find = (place: keyof typeof places) => {
    for (const [{ pattern }, name] of places[place]) {
      const params: Record<string, string | undefined> | undefined = matchPath(pattern, pathname)?.params;
      const value = params?.[name];
      // «create» stands where an id stands elsewhere.
      if (value !== undefined) return value === 'create' ? undefined : value;
    }
    return undefined;
  };
  const findId = (place: keyof typeof places) => Number(find(place)) || undefined;

  const questionId = findId('questionId');
  const question = useQuery({
    ...getQuestionQuery(api, { path: { id: questionId ?? 0 } }),
    enabled: questionId !== undefined,
  }).data;
  const quizId = findId('quizId') ?? question?.quiz_id;
  const quiz = useQuery({
    // One question is asked for, because the answer names the quiz and its course.
    ...listQuestionsQuery(api, { path: { id: quizId ?? 0 }, query: { per_page: 1 } }),
    enabled: quizId !== undefined,
  }).data?.quiz;
  const courseKey = find('course') ?? quiz?.course_id;
  const course = useQuery({
    ...getCourseQuery(api, { path: { course: String(courseKey) } }),
    enabled: courseKey !== undefined,
  }).data;
  const mainId = findId('mainCategory');
  const mainCategory = useQuery({
    ...getMainCategoryQuery(api, { path: { id: mainId ?? 0 } }),
    enabled: mainId !== undefined,
  }).data;
  const userId = findId('user');
  const user = useQuery({
    ...getUserQuery(api, { path: { id: userId ?? 0 } }),
    enabled: userId !== undefined,
  }).data?.name;

  return {
    ...(course && { course: { id: course.id, name: course.name, slug: course.slug } }),
    ...(quizId !== undefined && { quizId }),
    ...(quiz && { quizTitle: quiz.title }),
    ...(questionId !== undefined && { questionId }),
    ...(question && { questionText: question.question_text }),
    ...(mainCategory && { mainCategory: { id: mainCategory.id, name: mainCategory.name } }),
    ...(user !== undefined && { user }),
  };
}
