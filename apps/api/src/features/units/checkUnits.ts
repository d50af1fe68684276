import type { Db } from '../../db/database.ts';
import { Problem } from '../../problems/problem.ts';
import type { FieldProblem } from '../../problems/problem.ts';
import { listItemIdsInCourse } from './units.repository.ts';
import type { Unit, UnitItemKind } from './units.repository.ts';

/** The maximum number of items in all units of a course. */
export const maxItemsInUnits = 2_000;
const maxReportedFields = 20;

/** Throws if the units have too many items, an item twice, or one that is not in the locked course. */
export async function requireItemsOfCourse(db: Db, courseId: number, units: readonly Unit[]): Promise<void> {
  const items = units.flatMap(({ items }, unit) =>
    items.map((item, at) => ({ ...item, field: `units.${unit}.items.${at}` })),
  );
  if (items.length > maxItemsInUnits) throwFieldProblems({ units: [{ code: 'too_many', limit: maxItemsInUnits }] });
  const idsInCourse = new Map<UnitItemKind, Set<number>>();
  for (const [kind, ofKind] of Map.groupBy(items, ({ kind }) => kind))
    idsInCourse.set(
      kind,
      await listItemIdsInCourse(
        db,
        courseId,
        kind,
        ofKind.map(({ id }) => id),
      ),
    );
  const seen = new Set<string>();
  const problems: Record<string, FieldProblem[]> = {};
  for (const { kind, id, field } of items) {
    const key = `${kind} ${id}`;
    if (!idsInCourse.get(kind)?.has(id)) problems[field] = [{ code: 'item_not_in_course' }];
    else if (seen.has(key)) problems[field] = [{ code: 'item_in_two_units' }];
    seen.add(key);
    if (Object.keys(problems).length >= maxReportedFields) break;
  }
  if (Object.keys(problems).length > 0) throwFieldProblems(problems);
}

function throwFieldProblems(fields: Record<string, FieldProblem[]>): never {
  throw new Problem(422, 'invalid', { fields });
}
