import { useId, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';
import { TitleText } from '../TitleText.tsx';
import type { OutlineLabels, OutlineUnit } from './outline.ts';
import { OutlineRow } from './OutlineRow.tsx';
import * as css from './CourseOutline.css.ts';

export interface CourseOutlineProps extends RootElementProps {
  /** The units in their order. */
  units: readonly OutlineUnit[];
  /** The item that is selected or plays. Its unit opens; without it, the first unit is open. */
  currentId?: string | null;
  /** The item that plays; it is marked. */
  playingId?: string | null;
  /** Called with the id of an item that is neither a link nor a document, and of every locked one. */
  onPress: (id: string) => void;
  labels: OutlineLabels;
  /** What the reader opened (`true`) and closed (`false`) on an earlier visit, by the id of the unit. */
  defaultExpandedById?: Readonly<Record<string, boolean>> | undefined;
  /** Called when the reader opens or closes a unit. */
  onExpandedChange?: ((id: string, isExpanded: boolean) => void) | undefined;
  /** The level of the headings of the units. */
  headingLevel?: 3 | 4;
}

/**
 * The units of a course with their videos, recordings, files and quizzes in one order. For a course without units use the list of
 * `VideoSwitcher`, `RecordGroups` and `FileList`.
 */
export function CourseOutline(props: CourseOutlineProps) {
  const { units, currentId = null, playingId = null, onPress, labels, headingLevel = 3 } = props;
  const { defaultExpandedById = {}, onExpandedChange } = props;
  const idPrefix = useId();
  const format = useFormat();
  const currentUnitId = units.find(({ items }) => items.some(({ id }) => id === currentId))?.id;
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => {
    const openUnitId = currentUnitId ?? units[0]?.id;
    const open = units.filter(({ id }) => defaultExpandedById[id] ?? id === openUnitId);
    return new Set(open.map(({ id }) => id));
  });
  // When the next lesson is in another unit, that one opens too.
  const [shownUnitId, setShownUnitId] = useState(currentUnitId);
  if (shownUnitId !== currentUnitId) {
    setShownUnitId(currentUnitId);
    if (currentUnitId !== undefined) setOpenIds(new Set([...openIds, currentUnitId]));
  }
  const toggle = (unitId: string) => {
    const next = new Set(openIds);
    if (!next.delete(unitId)) next.add(unitId);
    setOpenIds(next);
    onExpandedChange?.(unitId, next.has(unitId));
  };
  const Heading = headingLevel === 3 ? 'h3' : 'h4';
  const videos = units.flatMap(({ items }) => items.filter(({ kind }) => kind === 'video'));
  const videoNumbers = new Map(videos.map(({ id }, at) => [id, format.number(at + 1)]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role.
    <ol {...pickRootProps(props)} role="list" className={css.root}>
      {units.map(({ id: unitId, title, meta, items }) => {
        const isOpen = openIds.has(unitId);
        const panelId = `${idPrefix}-${unitId}`;
        return (
          <li key={unitId} className={css.unit}>
            <Heading className={css.heading}>
              <button
                type="button"
                className={css.toggle}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => toggle(unitId)}
              >
                <span className={css.toggleText}>
                  <span className={css.title}>
                    <TitleText>{title}</TitleText>
                  </span>
                  {meta && <span className={css.meta}>{meta}</span>}
                </span>
                <span className={css.chevron({ isOpen })}>
                  <Icon name="chevron-down" />
                </span>
              </button>
            </Heading>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role. */}
            <ol id={panelId} role="list" className={css.list} hidden={!isOpen}>
              {items.map((item) => (
                <li key={item.id} id={item.id}>
                  <OutlineRow
                    item={item}
                    number={videoNumbers.get(item.id)}
                    isCurrent={item.id === playingId}
                    labels={labels}
                    onPress={onPress}
                  />
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
