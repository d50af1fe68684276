import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether something that was closed is still on its way out: until the motions of its element have ended. */
export function useLeaving(ref: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  const isLeaving = isShown && !isOpen;
  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    let isCurrent = true;
    const motions = ref.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(motions).then(() => isCurrent && setShown(false));
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, ref]);
  return isLeaving;
}
