import { type FocusEvent, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFollow } from '../../intl/navigation.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './Ticker.css.ts';

export interface TickerProps {
  /** Name of the region: «شريط الإعلانات» */
  label: string;
  /** With an address the announcement is a link. */
  items: readonly { id: string | number; text: string; href?: string }[];
  /** «إيقاف الإعلانات مؤقتًا» */
  pauseLabel: string;
  /** «تشغيل الإعلانات» */
  playLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Never moves, as for readers who prefer reduced motion: one announcement at a time, turned by hand. */
  isStatic?: boolean;
}

/** Announcements that pass by, with a button that stops them. They move as the text is read: in Arabic from left to right. */
export function Ticker(props: TickerProps) {
  const { label, items, pauseLabel, playLabel, previousLabel, nextLabel, isStatic } = props;
  const [isPaused, setIsPaused] = useState(false);
  // It also stands still while its button has the focus, until the button itself starts it again.
  const [hasFocus, setHasFocus] = useState(false);
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const strip = useRef<HTMLDivElement>(null);

  /** One announcement on; past either end it begins again from the other. */
  function turn(step: 1 | -1) {
    const element = strip.current;
    if (!element) return;
    const at = Math.round((element.scrollLeft * sign) / element.clientWidth);
    const next = (at + step + items.length) % items.length;
    element.scrollTo({ left: next * element.clientWidth * sign });
  }

  return (
    <section className={css.ticker} aria-label={label} data-static={isStatic || undefined}>
      <div className={css.moving}>
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
      <div className={css.still}>
        <TickerButton icon="chevron-back" label={previousLabel} onClick={() => turn(-1)} />
        <TickerButton icon="chevron-forward" label={nextLabel} onClick={() => turn(1)} />
      </div>
      <div ref={strip} className={css.window} onBlur={backToStart}>
        <div className={css.track[speed(items)]} data-paused={isPaused || hasFocus || undefined}>
          <Items items={items} />
          {/* The same again, so that the end is followed by the beginning; for the eye alone. */}
          <div className={css.copy} aria-hidden="true" inert>
            <Items items={items} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Items({ items }: Pick<TickerProps, 'items'>) {
  const follow = useFollow();
  return (
    // Safari forgets lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={css.list}>
      {items.map(({ id, text, href }) => (
        <li key={id} className={css.item}>
          {href ? (
            <a className={css.link} href={href} onClick={follow}>
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

/** Focus scrolls the strip to what it reaches; when it leaves, the strip starts over. */
function backToStart({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
}

/** Longer strips take longer, so that every strip passes at about the speed of reading. */
function speed(items: TickerProps['items']): css.Speed {
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  return letters < 120 ? 'short' : letters < 300 ? 'medium' : 'long';
}
