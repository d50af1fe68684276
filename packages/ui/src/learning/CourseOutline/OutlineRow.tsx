import type { ReactNode } from 'react';
import { useAnchorProps } from '../../actions/Link/anchor.ts';
import * as rowCss from '../../media/fileRow.css.ts';
import type { IconName } from '../../media/Icon/icons.ts';
import { PdfLink } from '../../media/PdfLink/PdfLink.tsx';
import { RowContent, type RowState } from '../VideoSwitcher/RowContent.tsx';
import type { OutlineItem, OutlineItemKind, OutlineLabels } from './outline.ts';

const icons: Record<Exclude<OutlineItemKind, 'video'>, IconName> = {
  audio: 'headphones',
  recording: 'video',
  file: 'file-text',
  quiz: 'list-checks',
};

interface OutlineRowProps {
  item: OutlineItem;
  /** The number of a video in the outline. Other kinds have none. */
  number: string | undefined;
  isCurrent: boolean;
  labels: OutlineLabels;
  onPress: (id: string) => void;
}

/** A row of the outline: a button that plays or explains, a link to a page, or a document that opens in a tab. */
export function OutlineRow({ item, number, isCurrent, labels, onPress }: OutlineRowProps) {
  const { id, kind, title, kindLabel, isLocked = false, meta, href, fetchUrl } = item;
  if (fetchUrl && !isLocked)
    return (
      <PdfLink
        title={title}
        fetchUrl={fetchUrl}
        labels={labels}
        meta={
          <>
            {kindLabel && <span>{kindLabel}</span>}
            {meta && <span>{meta}</span>}
          </>
        }
      />
    );
  const state = getRowState(item, isCurrent);
  const content = (
    <RowContent
      mark={kind === 'video' ? (number ?? '') : { icon: icons[kind] }}
      title={title}
      kindLabel={kindLabel}
      meta={meta}
      watchedShare={item.isDone ? undefined : item.watchedShare}
      state={state}
      stateLabel={getStateLabel(kind, state, labels)}
    />
  );
  if (href !== undefined) return <RowLink href={href}>{content}</RowLink>;
  return (
    <button
      type="button"
      className={rowCss.row({ isCurrent })}
      aria-current={isCurrent || undefined}
      onClick={() => onPress(id)}
    >
      {content}
    </button>
  );
}

function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a {...useAnchorProps({ href })} className={rowCss.row({})}>
      {children}
    </a>
  );
}

function getRowState({ isLocked, isDone, isFree }: OutlineItem, isCurrent: boolean): RowState {
  if (isCurrent) return 'current';
  if (isLocked) return 'locked';
  if (isDone) return 'watched';
  return isFree ? 'free' : 'open';
}

/** The mark of a quiz already says that it was taken. */
function getStateLabel(kind: OutlineItemKind, state: RowState, labels: OutlineLabels): string | undefined {
  if (state === 'watched') return kind === 'quiz' ? undefined : labels.watched;
  return { open: undefined, free: labels.free, locked: labels.locked, current: labels.playing }[state];
}
