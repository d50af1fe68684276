import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { BrandContext } from '../../media/Logo/brand.ts';
import * as css from './Splash.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SplashProps extends RootElementProps {
  /** The product logo. */
  logo: ReactNode;
  /** «تخطَّ المقدمة» */
  skipLabel: string;
  /** The start of the navigation in `performance.now()` time; the animation counts from there. Default: now. */
  startedAt?: number | undefined;
  /** Called when it ends or is skipped: stop rendering it. */
  onDone: () => void;
}

/** Modifier keys do not skip the intro. Tab does, because the focused element must be visible. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * The intro: an animated star, or the picture of the brand, covers the page for 3.5 seconds. Any key or click ends it. It is never shown with reduced motion;
 * a page that loads late shows only the rest of it.
 */
export function Splash({ logo, skipLabel, startedAt, onDone, ...rootProps }: SplashProps) {
  const picture = use(BrandContext)?.picture;
  const rootRef = useRef<HTMLDivElement>(null);
  const handleDone = useEffectEvent(onDone);

  useLayoutEffect(() => {
    if (startedAt === undefined) return;
    for (const animation of rootRef.current?.getAnimations({ subtree: true }) ?? []) animation.startTime = startedAt;
  }, [startedAt]);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return handleDone();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!modifiers.has(event.key)) handleDone();
    };
    window.addEventListener('keydown', handleKeyDown);
    // The animation may have ended before hydration.
    let isUnmounted = false;
    const finishedAnimations = rootRef.current?.getAnimations().map(({ finished }) => finished);
    Promise.all(finishedAnimations ?? []).then(
      () => isUnmounted || handleDone(),
      () => {},
    );
    return () => {
      isUnmounted = true;
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, []);

  return (
    <div {...rootProps} ref={rootRef} className={css.splash} data-intro>
      {/* A click anywhere skips; keyboard and screen reader users have a real button. */}
      <div className={css.overlay} aria-hidden="true" onClick={onDone}>
        <div className={css.logoMark}>
          {picture ? (
            <div className={css.picture}>{picture}</div>
          ) : (
            <>
              {css.logoLayers.map((petal) => (
                <span key={petal} className={petal} />
              ))}
              <span className={css.logoCenter} />
            </>
          )}
        </div>
        <div className={css.logo}>{logo}</div>
      </div>
      <div className={css.skipButton}>
        <Button variant="outline" onPress={onDone}>
          {skipLabel}
        </Button>
      </div>
    </div>
  );
}
