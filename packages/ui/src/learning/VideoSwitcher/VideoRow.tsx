import { memo, type ReactNode } from 'react';
import * as rowCss from '../../media/fileRow.css.ts';
import { RowContent, type RowState } from './RowContent.tsx';
import type { VideoId } from './video.ts';

interface VideoRowProps {
  id: VideoId;
  number: string;
  title: string;
  meta?: ReactNode;
  /** From 0 to 1. */
  watchedShare: number | undefined;
  state: RowState;
  /** Label of the state; an open video has none. */
  stateLabel: string | undefined;
  /** A stable function, so that selecting a video renders two rows. */
  onPress: (id: VideoId) => void;
}

/** A button that plays a video. A locked video is a button too, so that pressing it can explain why. */
export const VideoRow = memo(function VideoRow({ id, number, onPress, ...content }: VideoRowProps) {
  const isCurrent = content.state === 'current';
  return (
    <li>
      <button
        type="button"
        className={rowCss.row({ isCurrent })}
        aria-current={isCurrent || undefined}
        onClick={() => onPress(id)}
      >
        <RowContent {...content} mark={number} />
      </button>
    </li>
  );
});
