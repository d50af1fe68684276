import { type SyntheticEvent, useRef } from 'react';

/** Returns handlers of the media element that report captions which cannot be loaded, once until they load. */
export function useCaptionErrorHandlers(onExpired: (() => void) | undefined) {
  const failedLanguages = useRef(new Set<string>());
  // The events of a `<track>` do not bubble, but pass its parent.
  return {
    onErrorCapture: ({ target }: SyntheticEvent<HTMLMediaElement>) => {
      if (!(target instanceof HTMLTrackElement) || failedLanguages.current.has(target.srclang)) return;
      failedLanguages.current.add(target.srclang);
      onExpired?.();
    },
    onLoadCapture: ({ target }: SyntheticEvent<HTMLMediaElement>) => {
      if (target instanceof HTMLTrackElement) failedLanguages.current.delete(target.srclang);
    },
  };
}
