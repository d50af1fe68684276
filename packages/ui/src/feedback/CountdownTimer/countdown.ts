interface CountdownOptions {
  endMs: number;
  /** Called once per second, and when a hidden tab is shown again. */
  onTick: (secondsLeft: number) => void;
  onEnd: () => void;
}

/** Rounds up, so that 0 is shown at the end and not a second before. */
const getSecondsLeft = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/**
 * Counts down to a moment. Each step reads the clock, because browsers slow down the timers of hidden tabs. Returns a function that
 * stops it.
 */
export function startCountdown({ endMs, onTick, onEnd }: CountdownOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibilityChange);
  };
  const tick = () => {
    clearTimeout(timer);
    const leftMs = endMs - Date.now();
    onTick(getSecondsLeft(endMs));
    if (leftMs > 0) {
      // When the shown second changes.
      timer = setTimeout(tick, leftMs % 1000 || 1000);
      return;
    }
    stop();
    onEnd();
  };
  function handleVisibilityChange() {
    if (document.visibilityState === 'visible') tick();
  }
  document.addEventListener('visibilitychange', handleVisibilityChange);
  tick();
  return stop;
}

/** Whether the time left has passed one of the moments since the last step. */
export const hasPassedMoment = (before: number, after: number, moments: readonly number[]): boolean =>
  moments.some((moment) => before > moment && after <= moment);

const unitSeconds = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;
type Unit = keyof typeof unitSeconds;

/** Splits seconds into units, the largest first. Units of 0 are left out, except when all are 0. */
export function splitDuration(seconds: number): { unit: Unit; value: number }[] {
  let rest = seconds;
  const parts = Object.entries(unitSeconds).map(([unit, size]) => {
    const value = Math.floor(rest / size);
    rest -= value * size;
    return { unit: unit as Unit, value };
  });
  const shown = parts.filter(({ value }) => value > 0);
  return shown.length > 0 ? shown : [{ unit: 'second', value: 0 }];
}
