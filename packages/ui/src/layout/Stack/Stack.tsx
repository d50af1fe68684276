import { type BoxProps, getListRole } from '../box.ts';
import { gap as gaps, type Space } from '../space.css.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends BoxProps {
  /** Distance between the children. */
  gap?: Space;
  /** The position of children that are narrower than the stack; `center` also centres their text. */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Stacks its children with equal gaps. */
export function Stack({ as: Element = 'div', gap = 's5', align = 'stretch', role, ...rest }: StackProps) {
  return <Element {...rest} role={getListRole(Element, role)} className={`${stack({ align })} ${gaps[gap]}`} />;
}
