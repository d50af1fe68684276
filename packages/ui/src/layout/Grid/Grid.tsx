import { type BoxProps, getListRole } from '../box.ts';
import { gap as gaps, type Space } from '../space.css.ts';
import { autoFill, autoFit } from './Grid.css.ts';

export interface GridProps extends BoxProps {
  /** The minimum width of a column: 80, 150, 200, 270 or 360 px. As many fit as the width allows. */
  minColumnWidth?: '2xs' | 'xs' | 'sm' | 'md' | 'lg';
  gap?: Space;
  /** Lets few children share the whole line instead of leaving empty columns. */
  stretch?: boolean;
}

/** Places equal items in columns: cards, tiles, figures. The number of columns follows the width, without breakpoints. */
export function Grid({ as: Element = 'div', minColumnWidth = 'md', gap = 's7', stretch, role, ...rest }: GridProps) {
  const columns = stretch ? autoFit : autoFill;
  return <Element {...rest} role={getListRole(Element, role)} className={`${columns[minColumnWidth]} ${gaps[gap]}`} />;
}
