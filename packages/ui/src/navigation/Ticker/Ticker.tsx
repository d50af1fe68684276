import { type FocusEvent, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Ticker.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface TickerProps extends RootElementProps {
  /** Name of the region: «شريط الإعلانات» */
  label: string;
  /** An item with `href` is a link. */
  items: readonly { id: string | number; text: string; href?: string }[];
  /** «إيقاف الإعلانات مؤقتًا» */
  pauseLabel: string;
  /** «تشغيل الإعلانات» */
  playLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Never moves, as with reduced motion: one announcement at a time, with previous and next buttons. */
  isStatic?: boolean;
}

/** Moving announcements with a pause button. In Arabic they move from left to right. */
export function Ticker(props: TickerProps) {
  const { label, items, pauseLabel, playLabel, previousLabel, nextLabel, isStatic, ...rootProps } = props;
  const [isPaused, setIsPaused] = useState(false);
  // It is also paused while its button has the focus, until the button starts it again.
  const [hasFocus, setHasFocus] = useState(false);
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const viewportRef = useRef<HTMLDivElement>(null);

  /** Scrolls to the next or previous announcement, and wraps around. */
  function showAdjacentItem(step: 1 | -1) {
    const element = viewportRef.current;
    if (!element) return;
    const at = Math.round((element.scrollLeft * sign) / element.clientWidth);
    const next = (at + step + items.length) % items.length;
    element.scrollTo({ left: next * element.clientWidth * sign });
  }

  return (
    <section {...rootProps} className={css.ticker} aria-label={label} data-static={isStatic || undefined}>
      <div className={css.pauseControl}>
        <TickerButton
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? playLabel : pauseLabel}
          onClick={() => {
            setIsPaused(!isPaused);
            setHasFocus(false);
          }}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
        />
      </div>
      <div className={css.stepControls}>
        <TickerButton icon="chevron-back" label={previousLabel} onClick={() => showAdjacentItem(-1)} />
        <TickerButton icon="chevron-forward" label={nextLabel} onClick={() => showAdjacentItem(1)} />
      </div>
      <div ref={viewportRef} className={css.viewport} onBlur={resetScrollOnBlur}>
        <div className={css.track[getSpeed(items)]} data-paused={isPaused || hasFocus || undefined}>
          <Items items={items} />
          {/* A hidden copy of the list, so that the animation loops without a gap. */}
          <div className={css.duplicateList} aria-hidden="true" inert>
            <Items items={items} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Items({ items }: Pick<TickerProps, 'items'>) {
  const handleLinkClick = useLinkClickHandler();
  return (
    // Safari drops the list role of lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={css.list}>
      {items.map(({ id, text, href }) => (
        <li key={id} className={css.item}>
          {href ? (
            <a className={css.link} href={href} onClick={handleLinkClick}>
              <Bidi>{text}</Bidi>
            </a>
          ) : (
            <Bidi>{text}</Bidi>
          )}
        </li>
      ))}
    </ul>
  );
}

interface TickerButtonProps {
  icon: 'play' | 'pause' | 'chevron-back' | 'chevron-forward';
  label: string;
  onClick: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

function TickerButton({ icon, label, ...handlers }: TickerButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} {...handlers}>
      <Icon name={icon} />
    </button>
  );
}

/** Focus scrolls the viewport to a link; when the focus leaves, the scroll position resets. */
function resetScrollOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
}

/** Longer lists take longer, so that all lists move at about reading speed. */
function getSpeed(items: TickerProps['items']): css.Speed {
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  return letters < 120 ? 'short' : letters < 300 ? 'medium' : 'long';
}
