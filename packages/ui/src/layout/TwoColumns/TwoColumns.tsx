import type { BoxProps } from '../box.ts';
import { gap as gaps, type Space } from '../space.css.ts';
import { twoColumns } from './TwoColumns.css.ts';

export interface TwoColumnsProps extends Omit<BoxProps, 'as'> {
  /** How two children share the width from 1024 px. Below that they are stacked in document order. */
  ratio?: '1/1' | '7/5' | '8/4';
  gap?: Space;
  align?: 'start' | 'center' | 'stretch';
}

/** Places two children side by side where there is room: a hero and its art, a course and its price. */
export function TwoColumns({ ratio = '8/4', gap = 's8', align = 'start', ...rest }: TwoColumnsProps) {
  return <div {...rest} className={`${twoColumns({ ratio, align })} ${gaps[gap]}`} />;
}
