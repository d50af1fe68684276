import { type ReactNode, type RefObject, useRef } from 'react';
import { region } from './ScrollRegion.css.ts';
import { useScrollEdges } from '../../utils/useScrollEdges.ts';

type Name =
  | { label: string; labelledBy?: never }
  /** The id of the heading or caption that names it. */
  | { label?: never; labelledBy: string };

export type ScrollRegionProps = Name & {
  /**
   * How tall it grows before it scrolls: 600, 430, 350 and 100 to 320 px; `fill` as tall as what it stands in; `content`
   * scrolls along the line alone.
   */
  height?: 'table' | 'videos' | 'summaries' | 'notifications' | 'fill' | 'content';
  /** What it shows is being fetched. */
  isBusy?: boolean;
  ref?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A part of the page that scrolls by itself: named, reached by Tab and scrolled by the arrow keys. The page itself and
 * dialogs scroll on their own.
 */
export function ScrollRegion({ label, labelledBy, height = 'content', isBusy, ref, children }: ScrollRegionProps) {
  const own = useRef<HTMLElement>(null);
  const element = ref ?? own;
  useScrollEdges(element);
  return (
    <section
      ref={element}
      className={region({ height })}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
      // Not every browser lets the keyboard into what scrolls by itself.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </section>
  );
}
