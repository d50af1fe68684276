import { announce } from '@react-aria/live-announcer';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormattableDate } from '../../intl/format.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { digits as digitsStyle, label as labelStyle, timer, time } from './CountdownTimer.css.ts';
import { hasPassedMoment, startCountdown } from './countdown.ts';
import { useDurationText } from './useDurationText.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

/** Counts to a moment that a server knows, or for a duration from when it is first shown. */
type EndProps =
  | {
      /** The moment it counts to. A new one starts it again, for more time. */
      endsAt: FormattableDate;
      duration?: never;
      isPaused?: never;
    }
  | {
      endsAt?: never;
      /** Seconds from when it is first shown. A new number starts it again. */
      duration: number;
      /** Holds the time that is left. */
      isPaused?: boolean;
    };

interface CountdownTimerBaseProps extends RootElementProps {
  /** Names the time: «الوقت المتبقي». */
  label: string;
  /** Shows the label before the time; otherwise it is for screen readers only. */
  isLabelVisible?: boolean;
  /** `1:04:20`, or the two largest units in words: «ساعة و4 دقائق». */
  format?: 'digits' | 'words';
  /** Shown instead of the time at the end, and announced: «انتهى الوقت». */
  endLabel: string;
  /** Seconds before the end at which the time is announced. Never each second: that would hide everything else. */
  announceAt?: readonly number[];
  /** Seconds before the end from which it is marked as urgent, with a colour and an icon. */
  urgentBelow?: number;
  /** Called once, also if the moment has already passed. Under a hidden tab it can be up to a minute late. */
  onEnd?: () => void;
}

export type CountdownTimerProps = CountdownTimerBaseProps & EndProps;

const defaultAnnounceAt = [600, 300, 60, 30, 10];

/**
 * The time that is left until a moment or of a duration. It follows the clock, also after the tab was hidden. WCAG 2.2.1 asks for a way
 * to turn off, adjust or extend a time limit, unless the limit is essential, as in an exam.
 */
export function CountdownTimer(props: CountdownTimerProps) {
  const { label, isLabelVisible = false, format = 'digits', endLabel, urgentBelow = 60, onEnd } = props;
  const { endsAt, duration, isPaused = false, announceAt = defaultAnnounceAt } = props;
  const { formatClock, formatUnits } = useDurationText();
  const labelId = useId();
  // Not known on the server for a moment, because its clock differs from that of the browser.
  const [secondsLeft, setSecondsLeft] = useState(duration);
  const [shownDuration, setShownDuration] = useState(duration);
  if (shownDuration !== duration) {
    setShownDuration(duration);
    setSecondsLeft(duration);
  }
  const lastSeconds = useRef<number>(undefined);
  const rest = useRef({ duration, leftMs: (duration ?? 0) * 1000, hasEnded: false });
  const endMs = endsAt === undefined ? undefined : new Date(endsAt).getTime();

  const handleTick = useEffectEvent((next: number) => {
    const before = lastSeconds.current;
    lastSeconds.current = next;
    setSecondsLeft(next);
    if (next > 0 && before !== undefined && hasPassedMoment(before, next, announceAt))
      announce(`${label}: ${formatUnits(next)}`, 'polite');
  });
  const handleEnd = useEffectEvent(() => {
    rest.current.hasEnded = true;
    announce(endLabel, 'assertive');
    onEnd?.();
  });
  useEffect(() => {
    if (rest.current.duration !== duration)
      rest.current = { duration, leftMs: (duration ?? 0) * 1000, hasEnded: false };
    const isDuration = endMs === undefined;
    if (isDuration && (isPaused || rest.current.hasEnded)) return undefined;
    const currentEndMs = endMs ?? Date.now() + rest.current.leftMs;
    lastSeconds.current = undefined;
    const stop = startCountdown({
      endMs: currentEndMs,
      onTick: (next) => handleTick(next),
      onEnd: () => handleEnd(),
    });
    return () => {
      stop();
      if (isDuration) rest.current.leftMs = Math.max(0, currentEndMs - Date.now());
    };
  }, [endMs, duration, isPaused]);

  const hasEnded = secondsLeft === 0;
  const isUrgent = secondsLeft !== undefined && secondsLeft <= urgentBelow;
  return (
    <div {...pickRootProps(props)} role="timer" aria-labelledby={labelId} className={timer({ isUrgent })}>
      <span className={labelStyle({ isVisible: isLabelVisible })} id={labelId}>
        {label}
      </span>
      <Icon name={isUrgent ? 'triangle-alert' : 'clock'} />
      {secondsLeft === undefined || hasEnded || format === 'words' ? (
        <span className={time}>{secondsLeft !== undefined && (hasEnded ? endLabel : formatUnits(secondsLeft))}</span>
      ) : (
        <>
          <span className={`${time} ${digitsStyle}`} aria-hidden>
            <bdi>{formatClock(secondsLeft)}</bdi>
          </span>
          <VisuallyHidden>{formatUnits(secondsLeft)}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
