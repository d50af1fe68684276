import { memo, type ReactNode } from 'react';
import * as rowCss from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { TitleText } from '../TitleText.tsx';
import type { VideoId } from './video.ts';
import * as css from './VideoRow.css.ts';

interface VideoRowProps {
  id: VideoId;
  number: string;
  title: string;
  meta?: ReactNode;
  state: 'open' | 'free' | 'locked' | 'current';
  /** Label of the state; an open video has none. */
  stateLabel?: string;
  /** A stable function, so that selecting a video renders two rows. */
  onPress: (id: VideoId) => void;
}

/** A button that plays a video. A locked video is a button too, so that pressing it can explain why. */
export const VideoRow = memo(function VideoRow({ id, number, title, meta, state, stateLabel, onPress }: VideoRowProps) {
  return (
    <li>
      <button
        type="button"
        className={rowCss.row({ isCurrent: state === 'current' })}
        aria-current={state === 'current' || undefined}
        onClick={() => onPress(id)}
      >
        <span
          className={`${rowCss.iconBadge({ state: state === 'free' ? 'open' : state })} ${css.number}`}
          aria-hidden="true"
        >
          {state === 'current' ? <Icon name="play" /> : state === 'locked' ? <Icon name="lock" /> : number}
        </span>
        <span className={rowCss.content}>
          <span className={rowCss.title}>
            <TitleText>{title}</TitleText>
          </span>
          {(meta || stateLabel) && (
            <span className={rowCss.metaLine}>
              {stateLabel && (
                <span className={css.stateLabel} data-free={state === 'free' || undefined}>
                  {stateLabel}
                </span>
              )}
              {meta && <span>{meta}</span>}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
