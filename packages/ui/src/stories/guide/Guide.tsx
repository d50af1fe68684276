import type { ReactNode } from 'react';
import { useDirection } from '../../intl/useDirection.ts';
import { guide, live, prose, scroller } from './guide.css.ts';

/** A chapter of the guide: Markdown in the type of the system. */
export function Guide({ children }: { children: ReactNode }) {
  return <div className={guide}>{children}</div>;
}

/** Prose in one language, shown while the toolbar says that language. What both languages share stands between two of these. */
export function In({ lang, children }: { lang: 'ar' | 'en'; children: ReactNode }) {
  const direction = useDirection();
  if ((direction === 'rtl') !== (lang === 'ar')) return null;
  return (
    <div className={prose} lang={lang} dir={direction}>
      {children}
    </div>
  );
}

/** What is alive in a chapter, in the direction of the toolbar. */
export function Live({ children }: { children: ReactNode }) {
  const direction = useDirection();
  return (
    <div className={live} dir={direction}>
      {children}
    </div>
  );
}

/** A wide table, which a phone scrolls without the page. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // The region scrolls, so the keyboard must be able to reach it; not every browser sees to that by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
