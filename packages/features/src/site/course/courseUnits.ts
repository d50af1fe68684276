import type { GetCourseUnitsResult } from '@fanous/api-client/generated/queries.ts';
import type { Course } from './courseAccess.ts';

/** An item of a unit, with what the course says about it. */
export type UnitItem =
  | { kind: 'video'; item: Course['videos'][number] }
  | { kind: 'record'; item: Course['records'][number] }
  | { kind: 'pdf'; item: Course['pdfs'][number] }
  | { kind: 'quiz'; item: Course['quizzes'][number] };

/** A unit of the course page. It has at least one item. */
export interface CourseUnit {
  title: string;
  items: UnitItem[];
}

/** Adds the items of the course to its units. Units without items and items that were deleted are left out. */
export function resolveUnits(course: Course, units: GetCourseUnitsResult['units']): CourseUnit[] {
  const items = new Map<string, UnitItem>([
    ...course.videos.map((item) => toEntry({ kind: 'video', item })),
    ...course.records.map((item) => toEntry({ kind: 'record', item })),
    ...course.pdfs.map((item) => toEntry({ kind: 'pdf', item })),
    ...course.quizzes.map((item) => toEntry({ kind: 'quiz', item })),
  ]);
  return units
    .map(({ title, items: named }) => ({
      title,
      items: named.flatMap(({ kind, id }) => items.get(`${kind} ${id}`) ?? []),
    }))
    .filter((unit) => unit.items.length > 0);
}

const toEntry = (unitItem: UnitItem): [string, UnitItem] => [`${unitItem.kind} ${unitItem.item.id}`, unitItem];

type ItemOfKind<Kind extends UnitItem['kind']> = Extract<UnitItem, { kind: Kind }>['item'];

/** The items of one kind in all units, in order. */
export const listUnitItems = <Kind extends UnitItem['kind']>(
  units: readonly CourseUnit[],
  kind: Kind,
): ItemOfKind<Kind>[] =>
  units.flatMap(({ items }) => items.flatMap((each) => (each.kind === kind ? [each.item as ItemOfKind<Kind>] : [])));

/** The course with only the items that stand in no unit. */
export function withoutUnitItems<SomeCourse extends Course>(
  course: SomeCourse,
  units: readonly CourseUnit[],
): SomeCourse {
  const keys = new Set(units.flatMap(({ items }) => items.map((each) => toEntry(each)[0])));
  const isOutside = (kind: UnitItem['kind']) => (item: { id: number }) => !keys.has(`${kind} ${item.id}`);
  return {
    ...course,
    videos: course.videos.filter(isOutside('video')),
    records: course.records.filter(isOutside('record')),
    pdfs: course.pdfs.filter(isOutside('pdf')),
    quizzes: course.quizzes.filter(isOutside('quiz')),
  };
}
