import { type BoxProps, listRole } from '../box.ts';
import { gap as gaps, type Space } from '../space.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends BoxProps {
  /** Distance between the children. */
  gap?: Space;
  /** Where children narrower than the stack sit; `center` centres their text too. */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Puts its children under one another at even distances. */
export function Stack({ as: Element = 'div', gap = 's5', align = 'stretch', role, ...rest }: StackProps) {
  return <Element {...rest} role={listRole(Element, role)} className={`${stack({ align })} ${gaps[gap]}`} />;
}
