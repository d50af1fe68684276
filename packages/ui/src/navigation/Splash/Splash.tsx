import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import * as css from './Splash.css.ts';

export interface SplashProps {
  /** The name of the product, drawn large. */
  logo: ReactNode;
  /** «تخطَّ المقدمة» */
  skipLabel: string;
  /** When the navigation began, on the clock of `performance.now()`: the times count from there. Without it, from now. */
  startedAt?: number | undefined;
  /** It has ended or was skipped: leave it out from now on. Whether it has been seen in this session is the app's to know. */
  onDone: () => void;
}

/** Keys that belong to another key do not count as a wish to skip. Tab does: what has the focus must be visible. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * The opening: for 3.5 seconds a star is sewn over the page, which is already there and readable beneath it. Any key or
 * click ends it. Readers who prefer reduced motion never see it, and a page that comes late shows it for the rest of its time.
 */
export function Splash({ logo, skipLabel, startedAt, onDone }: SplashProps) {
  const root = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onDone);

  useLayoutEffect(() => {
    if (startedAt === undefined) return;
    for (const animation of root.current?.getAnimations({ subtree: true }) ?? []) animation.startTime = startedAt;
  }, [startedAt]);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return end();
    const skip = (event: KeyboardEvent) => {
      if (!modifiers.has(event.key)) end();
    };
    window.addEventListener('keydown', skip);
    // It may have ended before there was anyone to be told.
    let isGone = false;
    const ending = root.current?.getAnimations().map(({ finished }) => finished);
    Promise.all(ending ?? []).then(
      () => isGone || end(),
      () => {},
    );
    return () => {
      isGone = true;
      window.removeEventListener('keydown', skip);
    };
  }, []);

  return (
    <div ref={root} className={css.splash} data-intro>
      {/* For the pointer the whole of it is a button; for everyone else there is a real one. */}
      <div className={css.curtain} aria-hidden="true" onClick={onDone}>
        <div className={css.rose}>
          {css.petals.map((petal) => (
            <span key={petal} className={petal} />
          ))}
          <span className={css.eye} />
        </div>
        <div className={css.name}>{logo}</div>
      </div>
      <div className={css.skip}>
        <Button variant="outline" onPress={onDone}>
          {skipLabel}
        </Button>
      </div>
    </div>
  );
}
