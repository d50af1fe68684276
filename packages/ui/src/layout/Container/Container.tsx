import type { BoxProps } from '../box.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends BoxProps {
  /** `page`: 1200 px; `narrow`: a quiz or a form; `measure`: running text. */
  width?: 'page' | 'narrow' | 'measure';
}

/** Centres the content of a page, with a gutter that grows with the window: 16, 24, 32 px. */
export function Container({ as: Element = 'div', width = 'page', ...rest }: ContainerProps) {
  return <Element {...rest} className={container({ width })} />;
}
