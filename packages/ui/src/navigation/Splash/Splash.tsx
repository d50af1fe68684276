import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import * as css from './Splash.css.ts';

export interface SplashProps {
  /** The name of the product, drawn large. */
  logo: ReactNode;
  /** «تخطَّ المقدمة» */
  skipLabel: string;
  /** It has ended or was skipped: leave it out from now on. Whether it has been seen in this session is the app's to know. */
  onDone: () => void;
}

/** Keys that lead to the skip button or belong to another key do not count as a wish to skip. */
const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * The opening: for 3.5 seconds a star is sewn over the page, which is already there and readable beneath it. Any key or
 * click ends it. Readers who prefer reduced motion never see it.
 */
export function Splash({ logo, skipLabel, onDone }: SplashProps) {
  const root = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onDone);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return end();
    const skip = (event: KeyboardEvent) => {
      if (!passing.has(event.key)) end();
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
