/** Signing in again in place, after a session has ended while somebody was at work. */
export interface Relogin {
  /** Whether the dialog that asks is due. */
  isAsking: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** A page whose content would be lost by leaving says so while it is shown. Returns how to take that back. */
  hold: () => () => void;
  isHeld: () => boolean;
  /** Asks, or joins whoever asks already. True once there is a live session again, false when that was declined. */
  ask: () => Promise<boolean>;
  /** The dialog's answer. */
  settle: (isBack: boolean) => void;
}

/** The one place of a page life that knows whether a sign-in is being asked for. */
export function createRelogin(): Relogin {
  const listeners = new Set<() => void>();
  const waiting = new Set<(isBack: boolean) => void>();
  let isAsking = false;
  let holds = 0;
  const change = (next: boolean) => {
    isAsking = next;
    listeners.forEach((listener) => listener());
  };
  return {
    isAsking: () => isAsking,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
      };
    },
    isHeld: () => holds > 0,
    ask: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        if (!isAsking) change(true);
      }),
    settle: (isBack) => {
      const answered = [...waiting];
      waiting.clear();
      if (isAsking) change(false);
      for (const answer of answered) answer(isBack);
    },
  };
}
