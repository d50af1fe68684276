import type { BoxProps } from '../box.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. If the text helps everyone, show it. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: BoxProps) {
  return <Element {...rest} className={hidden} />;
}
