import type { GetCourseResult } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type CourseItem, toItemKey } from './unitsDraft.ts';

/** All items of a course that units can have, by key, in the order of the course. */
export function useCourseItemMap(
  course: Pick<GetCourseResult, 'videos' | 'records' | 'pdfs' | 'quizzes'>,
): ReadonlyMap<string, CourseItem> {
  return useMemo(() => {
    const lists = { video: course.videos, record: course.records, pdf: course.pdfs, quiz: course.quizzes };
    return new Map(
      Object.entries(lists).flatMap(([name, items]) => {
        const kind = name as CourseItem['kind'];
        return items.map(({ id, title }): [string, CourseItem] => {
          const key = toItemKey({ kind, id });
          return [key, { key, kind, title }];
        });
      }),
    );
  }, [course]);
}

/** What an item is: «فيديو»، «تسجيل». */
export function useItemKindLabels(): Record<CourseItem['kind'], string> {
  const { t } = useLingui();
  return { video: t`Video`, record: t`Recording`, pdf: t`PDF file`, quiz: t`Quiz` };
}
