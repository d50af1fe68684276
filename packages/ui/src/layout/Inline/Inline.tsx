import { type BoxProps, getListRole } from '../box.ts';
import { gap as gaps, type Space } from '../space.css.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends BoxProps {
  /** Distance between the children, along the line and between wrapped lines. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** False keeps all children on one line. */
  wrap?: boolean;
}

/** Places its children side by side in reading direction, and wraps them when the line is full. */
export function Inline(props: InlineProps) {
  const { as: Element = 'div', gap = 's3', align = 'center', justify = 'start', wrap = true, role, ...rest } = props;
  const classes = `${inline({ align, justify, wrap })} ${gaps[gap]}`;
  return <Element {...rest} role={getListRole(Element, role)} className={classes} />;
}
