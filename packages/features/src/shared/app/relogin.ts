import { createStore } from '@fanous/api-client/store';

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
  const asking = createStore(false);
  const waiting = new Set<(isBack: boolean) => void>();
  let holds = 0;
  return {
    isAsking: asking.get,
    subscribe: asking.subscribe,
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
        asking.set(true);
      }),
    settle: (isBack) => {
      const answered = [...waiting];
      waiting.clear();
      asking.set(false);
      for (const answer of answered) answer(isBack);
    },
  };
}
