import type { GetCourseUnitsResult } from '@fanous/api-client/generated/queries.ts';
import type { ReplaceCourseUnitsInput } from '@fanous/api-client/generated/staffQueries.ts';

type Units = GetCourseUnitsResult['units'];
type ItemKind = Units[number]['items'][number]['kind'];

/** An item of the course, in a unit or outside of them. */
export interface CourseItem {
  /** Its kind and id: `video-101`. */
  key: string;
  kind: ItemKind;
  title: string;
}

/** A unit that is being edited. */
export interface DraftUnit {
  /** Stays the same while the unit is edited and moved. */
  key: string;
  title: string;
  itemKeys: readonly string[];
}

/** The key of an item. */
export const toItemKey = ({ kind, id }: { kind: ItemKind; id: number }): string => `${kind}-${id}`;

/** The units of the server as a draft. */
export const toDraft = (units: Units): DraftUnit[] =>
  units.map(({ title, items }, at) => ({ key: `saved-${at}`, title, itemKeys: items.map(toItemKey) }));

/** The draft as the server takes it. Items that were deleted meanwhile are left out. */
export const toRequestUnits = (
  draft: readonly DraftUnit[],
  items: ReadonlyMap<string, CourseItem>,
): ReplaceCourseUnitsInput['body']['units'] =>
  draft.map(({ title, itemKeys }) => ({
    title: title.trim(),
    items: itemKeys.flatMap((key) => {
      const kind = items.get(key)?.kind;
      return kind === undefined ? [] : [{ kind, id: Number(key.split('-')[1]) }];
    }),
  }));

/** Whether two drafts say the same, whatever their keys are. */
export const isSameDraft = (a: readonly DraftUnit[], b: readonly DraftUnit[]): boolean =>
  JSON.stringify(a.map(toComparable)) === JSON.stringify(b.map(toComparable));

const toComparable = ({ title, itemKeys }: DraftUnit) => [title.trim(), itemKeys];

/** Changes one unit. */
export const updateUnit = (
  draft: readonly DraftUnit[],
  key: string,
  changes: Partial<Omit<DraftUnit, 'key'>>,
): DraftUnit[] => draft.map((unit) => (unit.key === key ? { ...unit, ...changes } : unit));

/** Takes items out of their units, and adds them at the end of another one. Without a target they are outside of units. */
export const moveItems = (
  draft: readonly DraftUnit[],
  itemKeys: readonly string[],
  targetKey: string | undefined,
): DraftUnit[] =>
  draft.map((unit) => {
    const rest = unit.itemKeys.filter((key) => !itemKeys.includes(key));
    return { ...unit, itemKeys: unit.key === targetKey ? [...rest, ...itemKeys] : rest };
  });

/** Puts the units in the order of their keys. */
export const sortUnits = (draft: readonly DraftUnit[], keys: readonly string[]): DraftUnit[] =>
  keys.flatMap((key) => draft.find((unit) => unit.key === key) ?? []);

/** The items that stand in no unit, in the order of the course. */
export function listOtherItems(draft: readonly DraftUnit[], items: ReadonlyMap<string, CourseItem>): CourseItem[] {
  const used = new Set(draft.flatMap(({ itemKeys }) => itemKeys));
  return [...items.values()].filter(({ key }) => !used.has(key));
}
