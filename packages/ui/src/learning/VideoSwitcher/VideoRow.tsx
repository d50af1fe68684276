import { memo, type ReactNode } from 'react';
import * as rowCss from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { progressBar } from '../progressBar.css.ts';
import { TitleText } from '../TitleText.tsx';
import type { VideoId } from './video.ts';
import * as css from './VideoRow.css.ts';

const stateIcons = { open: undefined, free: undefined, locked: 'lock', watched: 'check', current: 'play' } as const;

interface VideoRowProps {
  id: VideoId;
  number: string;
  title: string;
  meta?: ReactNode;
  /** From 0 to 1. */
  watchedShare: number | undefined;
  state: 'open' | 'free' | 'locked' | 'watched' | 'current';
  /** Label of the state; an open video has none. */
  stateLabel?: string;
  /** A stable function, so that selecting a video renders two rows. */
  onPress: (id: VideoId) => void;
}

/** A button that plays a video. A locked video is a button too, so that pressing it can explain why. */
export const VideoRow = memo(function VideoRow({
  id,
  number,
  title,
  meta,
  watchedShare,
  state,
  stateLabel,
  onPress,
}: VideoRowProps) {
  const icon = stateIcons[state];
  return (
    <li>
      <button
        type="button"
        className={rowCss.row({ isCurrent: state === 'current' })}
        aria-current={state === 'current' || undefined}
        onClick={() => onPress(id)}
      >
        <span
          className={`${rowCss.iconBadge({ state: state === 'free' || state === 'watched' ? 'open' : state })} ${css.number}`}
          aria-hidden="true"
        >
          {icon ? <Icon name={icon} /> : number}
        </span>
        <span className={rowCss.content}>
          <span className={rowCss.title}>
            <TitleText>{title}</TitleText>
          </span>
          {(meta || stateLabel) && (
            <span className={rowCss.metaLine}>
              {stateLabel && (
                <span className={css.stateLabel} data-good={state === 'free' || state === 'watched' || undefined}>
                  {stateLabel}
                </span>
              )}
              {meta && <span>{meta}</span>}
            </span>
          )}
          {/* The text above says the same. */}
          {watchedShare !== undefined && <progress className={progressBar} value={watchedShare} aria-hidden="true" />}
        </span>
      </button>
    </li>
  );
});
