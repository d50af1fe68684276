import type { BoxProps } from '../box.ts';
import { padding as paddings, type Space } from '../space.css.ts';
import { card } from './Card.css.ts';

export interface CardProps extends BoxProps {
  padding?: Space;
  /** Rises under the pointer and shows the focus of the one link inside that covers the card. */
  isInteractive?: boolean;
  /** Marks the selected card. Show it with text or a check as well. */
  isSelected?: boolean;
  /** Clips the content at the rounded corners. */
  clip?: boolean;
}

/** A container with a border for one thing: a course, a result, a form. Without a border, use `Surface`. */
export function Card({ as: Element = 'div', padding = 's6', isInteractive, isSelected, clip, ...rest }: CardProps) {
  return <Element {...rest} className={`${card({ isInteractive, isSelected, clip })} ${paddings[padding]}`} />;
}
