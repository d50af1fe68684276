import { type ReactNode, type RefObject, useRef } from 'react';
import { region } from './ScrollRegion.css.ts';
import { useScrollEdges } from '../../utils/useScrollEdges.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

type AccessibleName =
  | { label: string; labelledBy?: never }
  /** The id of the heading or caption that names it. */
  | { label?: never; labelledBy: string };

export type ScrollRegionProps = AccessibleName &
  RootElementProps & {
    /**
     * The height at which it starts to scroll. `large`: 600 px; `medium`: 430 px; `small`: 350 px; `xsmall`: 320 px, and 100 px at least;
     * `fill`: the height of its container; `content`: scrolls horizontally only.
     */
    maxHeight?: 'large' | 'medium' | 'small' | 'xsmall' | 'fill' | 'content';
    /** True while its content loads. */
    isBusy?: boolean;
    ref?: RefObject<HTMLElement | null>;
    children: ReactNode;
  };

/**
 * A region of the page that scrolls. It has a name, Tab focuses it, and the arrow keys scroll it. Pages and dialogs scroll
 * without it.
 */
export function ScrollRegion(props: ScrollRegionProps) {
  const { label, labelledBy, maxHeight = 'content', isBusy, ref, children, ...rootProps } = props;
  const ownRef = useRef<HTMLElement>(null);
  const regionRef = ref ?? ownRef;
  useScrollEdges(regionRef);
  return (
    <section
      {...rootProps}
      ref={regionRef}
      className={region({ maxHeight })}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
      // Not every browser makes scroll containers focusable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </section>
  );
}
