import type { ReactNode } from 'react';
import { useDirection } from '../../intl/useDirection.ts';
import { guide, demo, prose, scroller } from './guide.css.ts';

/** A page of the guide: Markdown in our type scale. */
export function Guide({ children }: { children: ReactNode }) {
  return <div className={guide}>{children}</div>;
}

/** Text in one language, shown while the toolbar selects that language. Shared content goes between two of these. */
export function LanguageOnly({ lang, children }: { lang: 'ar' | 'en'; children: ReactNode }) {
  const direction = useDirection();
  if ((direction === 'rtl') !== (lang === 'ar')) return null;
  return (
    <div className={prose} lang={lang} dir={direction}>
      {children}
    </div>
  );
}

/** A live example in the guide, in the direction of the selected language. */
export function LiveExample({ children }: { children: ReactNode }) {
  const direction = useDirection();
  return (
    <div className={demo} dir={direction}>
      {children}
    </div>
  );
}

/** A wide table that scrolls horizontally on a phone. */
export function TableScrollContainer({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Not every browser makes scroll containers focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
