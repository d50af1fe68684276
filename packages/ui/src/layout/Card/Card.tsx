import type { BoxProps } from '../box.ts';
import { padding as paddings, type Space } from '../space.css.ts';
import { card } from './Card.css.ts';

export interface CardProps extends BoxProps {
  padding?: Space;
  /** Rises under the pointer and shows the focus of the one link inside that covers it. */
  interactive?: boolean;
  /** The chosen one among several; say it in words or by a check as well. */
  selected?: boolean;
  /** Cuts a cover off at the corners. */
  clip?: boolean;
}

/** One thing that stands alone: a course, a result, a form. A ground without an edge is a `Surface`. */
export function Card({ as: Element = 'div', padding = 's6', interactive, selected, clip, ...rest }: CardProps) {
  return <Element {...rest} className={`${card({ interactive, selected, clip })} ${paddings[padding]}`} />;
}
