import type { HandlerResult, OperationId, QueryParams } from '../contract/types.ts';
import type { ResponseTopics, Topic } from './topics.ts';

type FindTopics<K extends OperationId> = (result: HandlerResult<K>, query: QueryParams<K>) => ResponseTopics;

const toCardTopics = (courses: readonly { id: number }[]): Topic[] => [
  // Cards name the categories of their course.
  'categories',
  'courses',
  ...courses.map(({ id }): Topic => `course:${id}`),
];

const responseTopics: { [K in OperationId]?: FindTopics<K> } = {
  getSettings: () => [],
  listMainCategories: () => ['categories'],
  getMainCategory: () => ['categories'],
  listCategories: () => ['categories'],
  getCategory: ({ courses }) => toCardTopics(courses),
  // Every subscription changes this order.
  listCourses: ({ courses }, { sort }) => (sort === 'popular' ? 'everything' : toCardTopics(courses)),
  // Another order of the popular courses, and the totals, may appear with the next rendering, after at most a minute.
  getHome: ({ newest_courses, popular_courses }) => toCardTopics([...newest_courses, ...popular_courses]),
  getPublicCourse: ({ id, similar_courses }) => [
    `course-contents:${id}`,
    ...toCardTopics([{ id }, ...similar_courses]),
  ],
  // Changing the units changes their version in the row of the course; deleting an item changes its contents.
  getCourseUnits: ({ course_id: id }) => [`course:${id}`, `course-contents:${id}`],
};

/** Gets the topics of a response to a public operation. An operation without an entry depends on everything. */
export function getResponseTopics(id: OperationId, result: unknown, query: unknown): ResponseTopics {
  const findTopics = responseTopics[id] as FindTopics<OperationId> | undefined;
  return findTopics?.(result as HandlerResult<OperationId>, query as QueryParams<OperationId>) ?? 'everything';
}
