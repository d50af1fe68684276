import { useMediaSelector } from 'media-chrome/react/media-store';
import { type ChangeEvent, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import type { Chapter, MediaPlayerLabels } from './media.ts';
import * as css from './TimeSlider.css.ts';

interface TimeSliderProps {
  labels: MediaPlayerLabels;
  chapters: readonly Chapter[];
  currentChapter: Chapter | undefined;
  onSeek: (seconds: number) => void;
}

const toPercent = (part: number, whole: number) => (whole > 0 ? Math.min(100, (part / whole) * 100) : 0);

/**
 * The time line, from left to right in every language. It is a native range input, because React Aria's slider follows the
 * direction of the language and its `aria-valuetext` can only be a formatted number.
 */
export function TimeSlider({ labels, chapters, currentChapter, onSeek }: TimeSliderProps) {
  const format = useFormat();
  const time = useMediaSelector((state) => state.mediaCurrentTime ?? 0);
  const duration = useMediaSelector((state) => state.mediaDuration || 0);
  const bufferedEnd = useMediaSelector((state) => state.mediaBuffered?.at(-1)?.[1] ?? 0);
  // While the thumb is dragged, it stays at the pointer. The video seeks on release: each seek may start a request.
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? time;
  const spoken = useSpokenPosition(shown);
  const words = labels.position(format.longDuration(spoken.time), format.longDuration(duration));
  const [isPointerDown, setPointerDown] = useState(false);
  const release = () => {
    setPointerDown(false);
    if (dragged === null) return;
    setDragged(null);
    onSeek(dragged);
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const next = Number(currentTarget.value);
    if (isPointerDown) setDragged(next);
    else onSeek(next);
  };
  return (
    <div className={css.slider}>
      <div className={css.rail}>
        <div className={css.buffered} style={{ inlineSize: `${toPercent(bufferedEnd, duration)}%` }} />
        <div className={css.played} style={{ inlineSize: `${toPercent(shown, duration)}%` }} />
        {chapters.map(
          ({ start }) =>
            start > 0 &&
            start < duration && (
              <div
                key={start}
                className={css.chapterStart}
                style={{ insetInlineStart: `${toPercent(start, duration)}%` }}
              />
            ),
        )}
      </div>
      <input
        type="range"
        className={css.input}
        aria-label={labels.timeline}
        aria-valuetext={currentChapter ? format.plainList([words, currentChapter.title]) : words}
        min={0}
        max={duration || 1}
        step="any"
        value={shown}
        disabled={duration === 0}
        onChange={handleChange}
        onPointerDown={() => setPointerDown(true)}
        onPointerUp={release}
        onPointerCancel={release}
        onFocus={() => spoken.setFocused(true)}
        onBlur={() => spoken.setFocused(false)}
      />
    </div>
  );
}

/** A step forward of fewer seconds is normal playback, also at double speed. A larger one is a seek. */
const longestTick = 1.5;

/**
 * Returns the position for screen readers. They announce every change of a focused slider. So while it has focus, the position
 * changes after a seek, and not while the file plays.
 */
function useSpokenPosition(time: number) {
  const [isFocused, setFocused] = useState(false);
  const [last, setLast] = useState({ time, spoken: time });
  if (last.time !== time) {
    const isTick = time > last.time && time - last.time < longestTick;
    setLast({ time, spoken: isFocused && isTick ? last.spoken : time });
  }
  return { time: last.spoken, setFocused };
}
