import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { PdfLink } from '../../media/PdfLink/PdfLink.tsx';
import { RecordRow } from './RecordRow.tsx';
import {
  isDocument,
  type RecordGroup,
  type RecordId,
  type RecordItem,
  type RecordKind,
  type RecordLabels,
} from './records.ts';
import * as css from './RecordGroups.css.ts';

export interface RecordGroupsProps {
  groups: readonly RecordGroup[];
  labels: RecordLabels;
  /** The record that plays. */
  currentId?: RecordId | null;
  /** Its player, which stands under its row. */
  player?: ReactNode;
  /** Something that plays was pressed. */
  onPlay: (id: RecordId) => void;
  /** Asks the server for the address of a document; its tab is open by then. */
  getHref: (id: RecordId) => Promise<string>;
  /** A locked record was pressed: say why it is locked and offer the way in. */
  onLocked: (id: RecordId) => void;
  /** What the ids of its rows begin with, so that a page can lead to one: `record-` of `record-31`. */
  rowIds?: string;
  /** The groups that are open at first, besides the one that plays. */
  defaultOpenIds?: readonly RecordId[];
  /** Level of the groups' headings in the outline of the page. */
  headingLevel?: 3 | 4;
}

const icons: Record<RecordKind, IconName> = { pdf: 'file-text', doc: 'file-text', audio: 'headphones', video: 'video' };

/** The records of a course by where they were made; each group opens and closes by itself. */
export function RecordGroups(props: RecordGroupsProps) {
  const { groups, labels, currentId = null, player, headingLevel = 3 } = props;
  const id = useId();
  const playing = groups.find(({ items }) => items.some((item) => item.id === currentId))?.id;
  const [open, setOpen] = useState(() => new Set([...(props.defaultOpenIds ?? []), playing]));
  const Heading = headingLevel === 3 ? 'h3' : 'h4';

  const toggle = (groupId: RecordId) => {
    const next = new Set(open);
    if (!next.delete(groupId)) next.add(groupId);
    setOpen(next);
  };

  const renderItem = (item: RecordItem) => {
    const { kind, isLocked = false, meta } = item;
    if (isDocument(kind) && !isLocked)
      return (
        <PdfLink
          title={item.title}
          icon={icons[kind]}
          labels={labels}
          fetchUrl={() => props.getHref(item.id)}
          meta={<Facts kind={labels.kinds[kind]} meta={meta} />}
        />
      );
    const state = isLocked ? 'locked' : item.id === currentId ? 'current' : 'open';
    return (
      <>
        <RecordRow
          icon={icons[kind]}
          title={item.title}
          state={state}
          facts={
            <>
              {state !== 'open' && (
                <strong className={css.word}>{state === 'locked' ? labels.locked : labels.playing}</strong>
              )}
              <Facts kind={labels.kinds[kind]} meta={meta} />
            </>
          }
          onPress={() => (isLocked ? props.onLocked(item.id) : props.onPlay(item.id))}
        />
        {state === 'current' && player && <div className={css.player}>{player}</div>}
      </>
    );
  };

  return (
    <div className={css.groups}>
      {groups.map(({ id: groupId, title, count, items }) => {
        const isOpen = open.has(groupId) && items.length > 0;
        const panelId = `${id}-${groupId}`;
        const words = (
          <>
            <span className={css.title}>{title}</span>
            <span className={css.count}>{count}</span>
          </>
        );
        return (
          <section key={groupId} className={css.group} aria-labelledby={`${panelId}-title`}>
            <Heading id={`${panelId}-title`} className={css.heading}>
              {items.length === 0 ? (
                // Nothing to open, and so no button.
                <span className={css.head}>{words}</span>
              ) : (
                <button
                  type="button"
                  className={css.toggle}
                  aria-expanded={isOpen}
                  aria-controls={panelId}
                  onClick={() => toggle(groupId)}
                >
                  {words}
                  <span className={css.chevron({ isOpen })}>
                    <Icon name="chevron-down" />
                  </span>
                </button>
              )}
            </Heading>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets. */}
            <ul id={panelId} role="list" className={css.list} hidden={!isOpen}>
              {items.map((item) => (
                <li key={item.id} id={props.rowIds && `${props.rowIds}${item.id}`}>
                  {renderItem(item)}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Facts({ kind, meta }: { kind: string; meta: ReactNode }) {
  return (
    <>
      <span>{kind}</span>
      {meta && <span>{meta}</span>}
    </>
  );
}
