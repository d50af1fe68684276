import type { ReactNode } from 'react';
import * as rowCss from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { progressBar } from '../progressBar.css.ts';
import { TitleText } from '../TitleText.tsx';
import * as css from './VideoRow.css.ts';

/** What the viewer may do with a row, or has done. */
export type RowState = 'open' | 'free' | 'locked' | 'watched' | 'current';

const stateIcons = { open: undefined, free: undefined, locked: 'lock', watched: 'check', current: 'play' } as const;

interface RowContentProps {
  /** The number or icon in the star, unless the state has an icon. */
  mark: string | { icon: IconName };
  title: string;
  /** What the row is, such as a PDF. */
  kindLabel?: string | undefined;
  meta?: ReactNode;
  /** From 0 to 1. */
  watchedShare: number | undefined;
  state: RowState;
  /** Label of the state; an open row has none. */
  stateLabel: string | undefined;
}

/** What a row of a list of videos shows: a star with a number or icon, the title, and a line of details. */
export function RowContent({ mark, title, kindLabel, meta, watchedShare, state, stateLabel }: RowContentProps) {
  const icon = stateIcons[state] ?? (typeof mark === 'string' ? undefined : mark.icon);
  return (
    <>
      <span
        className={`${rowCss.iconBadge({ state: state === 'free' || state === 'watched' ? 'open' : state })} ${css.number}`}
        aria-hidden="true"
      >
        {icon ? <Icon name={icon} /> : typeof mark === 'string' && mark}
      </span>
      <span className={rowCss.content}>
        <span className={rowCss.title}>
          <TitleText>{title}</TitleText>
        </span>
        {(meta || kindLabel || stateLabel) && (
          <span className={rowCss.metaLine}>
            {stateLabel && <span className={css.stateLabel({ state })}>{stateLabel}</span>}
            {kindLabel && <span>{kindLabel}</span>}
            {meta && <span>{meta}</span>}
          </span>
        )}
        {/* The text above says the same. */}
        {watchedShare !== undefined && <progress className={progressBar} value={watchedShare} aria-hidden="true" />}
      </span>
    </>
  );
}
