import type { BoxProps } from '../box.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Words that are heard and not seen. If everyone could use them, show them instead. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: BoxProps) {
  return <Element {...rest} className={hidden} />;
}
