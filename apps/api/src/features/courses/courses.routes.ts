import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { listResultsOfUserInCourse } from '../quizzes/results.repository.ts';
import { listSummaries } from '../summaries/summaries.repository.ts';
import { toSummaryListItem } from '../summaries/summaries.wire.ts';
import { toVideoForViewer } from '../videos/videos.wire.ts';
import { toFlag } from '../wire.ts';
import {
  listPublicSummaries,
  listPublicRecordsPdfsAndQuizzes,
  listAllCourseVideos,
} from './courseContents.repository.ts';
import { toCourseKey } from './courseKey.ts';
import { getCourseAccess } from './courses.policy.ts';
import { findCourse, listCourses, listSimilarCourses } from './courses.repository.ts';
import { findTeachersAndVideos } from './teacherAndVideoSearch.repository.ts';

// Two groups of five: names that start with the search, and other matches.
const maxFoundCourses = 10;

/** Reads the public list of courses, and one course for visitors and for signed-in viewers. */
export async function courseRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('listCourses', async ({ query }) => {
    const page = applyPageDefaults(query);
    const { cards, ...total } = await listCourses(db, app.searchCache, {
      search: parseSearch(query.search),
      match: query.match,
      categoryId: query.category_id,
      ownerId: query.user_id,
      price: query.price,
      sort: query.sort,
      page,
    });
    return { courses: cards, ...total, ...page };
  });

  app.operation('searchAll', async ({ query }) => {
    const search = parseSearch(query.search);
    if (!search || search.folded === '') return { courses: [], courses_total: 0, teachers: [], videos: [] };
    const page = { page: 1, per_page: maxFoundCourses };
    const [{ cards, total }, names] = await Promise.all([
      listCourses(db, app.searchCache, { search, match: 'ranked', page }),
      findTeachersAndVideos(db, search),
    ]);
    return { courses: cards, courses_total: total, ...names };
  });

  app.operation('getPublicCourse', async ({ params }) => {
    const course = await findCourse(db, { slug: params.slug });
    if (!course) throw createNotFoundProblem();
    const [videos, otherItems, summaries, similar_courses] = await Promise.all([
      listAllCourseVideos(db, course.id),
      listPublicRecordsPdfsAndQuizzes(db, course.id),
      listPublicSummaries(db, course.id),
      listSimilarCourses(db, course.id),
    ]);
    return {
      ...course,
      videos: videos.map(({ id, title, is_free, duration, created_at }) => ({
        id,
        title,
        is_free: toFlag(is_free),
        duration,
        created_at,
      })),
      ...otherItems,
      summaries,
      similar_courses,
    };
  });

  app.operation('getCourse', async ({ params, viewer }) => {
    const course = await findCourse(db, toCourseKey(params.course));
    if (!course) throw createNotFoundProblem();
    const { hasCourse, isStaff } = await getCourseAccess(db, viewer, course.id);
    const [videos, { quizzes, ...otherItems }, summaries, similar_courses, results] = await Promise.all([
      listAllCourseVideos(db, course.id),
      listPublicRecordsPdfsAndQuizzes(db, course.id),
      listSummaries(db, course.id, viewer.id),
      listSimilarCourses(db, course.id),
      hasCourse && course.quizzes_count > 0 ? listResultsOfUserInCourse(db, viewer.id, course.id) : [],
    ]);
    const resultByQuiz = new Map(results.map(({ quiz_id, ...result }) => [quiz_id, result]));
    return {
      ...course,
      has_course: hasCourse,
      videos: videos.map((video) => toVideoForViewer(video, hasCourse)),
      quizzes: hasCourse ? quizzes.map((quiz) => ({ ...quiz, my_result: resultByQuiz.get(quiz.id) ?? null })) : quizzes,
      ...otherItems,
      summaries: summaries.map((summary) =>
        toSummaryListItem(summary, { id: viewer.id, hasCourse, isStaff }, app.storage),
      ),
      similar_courses,
    };
  });
}
