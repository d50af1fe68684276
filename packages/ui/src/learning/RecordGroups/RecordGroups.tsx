import { type ReactNode, useId, useState } from 'react';
import { lockedLabel } from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { PdfLink } from '../../media/PdfLink/PdfLink.tsx';
import { FileRowButton } from './FileRowButton.tsx';
import {
  isDocumentKind,
  type RecordGroup,
  type RecordId,
  type RecordItem,
  type RecordKind,
  type RecordLabels,
} from './records.ts';
import * as css from './RecordGroups.css.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface RecordGroupsProps extends RootElementProps {
  groups: readonly RecordGroup[];
  labels: RecordLabels;
  /** The playing record. */
  currentId?: RecordId | null;
  /** The player, shown below the row of `currentId`. */
  player?: ReactNode;
  /** Called when an audio or video record is pressed. */
  onPlay: (id: RecordId) => void;
  /** Requests the URL of a document. Called after its tab has opened. */
  fetchUrl: (id: RecordId) => Promise<string>;
  /** Called when a locked record is pressed: explain why it is locked and how to get access. */
  onLocked: (id: RecordId) => void;
  /** Prefix of the row ids, for links to a row: `record-` of `record-31`. */
  rowIdPrefix?: string;
  /** The groups that are initially open, besides the one with the playing record. */
  defaultOpenIds?: readonly RecordId[];
  /** Heading level of the groups in the outline of the page. */
  headingLevel?: 3 | 4;
}

const icons: Record<RecordKind, IconName> = { pdf: 'file-text', doc: 'file-text', audio: 'headphones', video: 'video' };

/** The records of a course in collapsible groups. */
export function RecordGroups(props: RecordGroupsProps) {
  const { groups, labels, currentId = null, player, headingLevel = 3 } = props;
  const id = useId();
  const playingGroupId = groups.find(({ items }) => items.some((item) => item.id === currentId))?.id;
  const [openIds, setOpenIds] = useState(() => new Set([...(props.defaultOpenIds ?? []), playingGroupId]));
  const Heading = headingLevel === 3 ? 'h3' : 'h4';

  const toggle = (groupId: RecordId) => {
    const next = new Set(openIds);
    if (!next.delete(groupId)) next.add(groupId);
    setOpenIds(next);
  };

  const renderItem = (item: RecordItem) => {
    const { kind, isLocked = false, meta } = item;
    if (isDocumentKind(kind) && !isLocked)
      return (
        <PdfLink
          title={item.title}
          icon={icons[kind]}
          labels={labels}
          fetchUrl={() => props.fetchUrl(item.id)}
          meta={<RecordMeta kind={labels.kinds[kind]} meta={meta} />}
        />
      );
    const state = isLocked ? 'locked' : item.id === currentId ? 'current' : 'open';
    return (
      <>
        <FileRowButton
          icon={icons[kind]}
          title={item.title}
          state={state}
          meta={
            <>
              {state === 'locked' && <strong className={lockedLabel}>{labels.locked}</strong>}
              {state === 'current' && <strong className={css.playingLabel}>{labels.playing}</strong>}
              <RecordMeta kind={labels.kinds[kind]} meta={meta} />
            </>
          }
          onPress={() => (isLocked ? props.onLocked(item.id) : props.onPlay(item.id))}
        />
        {state === 'current' && player && <div className={css.player}>{player}</div>}
      </>
    );
  };

  return (
    <div {...pickRootProps(props)} className={css.groups}>
      {groups.map(({ id: groupId, title, count, items }) => {
        const isOpen = openIds.has(groupId) && items.length > 0;
        const panelId = `${id}-${groupId}`;
        const headingText = (
          <>
            <span className={css.title}>{title}</span>
            <span className={css.count}>{count}</span>
          </>
        );
        return (
          <section key={groupId} className={css.group} aria-labelledby={`${panelId}-title`}>
            <Heading id={`${panelId}-title`} className={css.heading}>
              {items.length === 0 ? (
                // Not a button, because there is nothing to open.
                <span className={css.header}>{headingText}</span>
              ) : (
                <button
                  type="button"
                  className={css.toggle}
                  aria-expanded={isOpen}
                  aria-controls={panelId}
                  onClick={() => toggle(groupId)}
                >
                  {headingText}
                  <span className={css.chevron({ isOpen })}>
                    <Icon name="chevron-down" />
                  </span>
                </button>
              )}
            </Heading>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role. */}
            <ul id={panelId} role="list" className={css.list} hidden={!isOpen}>
              {items.map((item) => (
                <li key={item.id} id={props.rowIdPrefix && `${props.rowIdPrefix}${item.id}`}>
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

function RecordMeta({ kind, meta }: { kind: string; meta: ReactNode }) {
  return (
    <>
      <span>{kind}</span>
      {meta && <span>{meta}</span>}
    </>
  );
}
