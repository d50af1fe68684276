import type { BoxProps } from '../box.ts';
import { padding as paddings, type Space } from '../space.css.ts';
import { surface } from './Surface.css.ts';

export interface SurfaceProps extends BoxProps {
  /** The background colour: of the page, a card, a well, a raised panel or a message. */
  background?: 'canvas' | 'surface' | 'sunken' | 'raised' | 'success' | 'danger' | 'warning' | 'info' | 'primary';
  padding?: Space;
  /** The corners; `signature` has one large curve at the end of the last line. */
  radius?: 'none' | 'sm' | 'control' | 'card' | 'hero' | 'signature';
  border?: boolean;
  /** Clips children at the corners, for pictures that fill the surface. */
  clip?: boolean;
}

/** A background for content. For one thing with a border, use `Card`. */
export function Surface(props: SurfaceProps) {
  const { as: Element = 'div', background = 'surface', padding = 's0', radius = 'none', border, clip, ...rest } = props;
  return <Element {...rest} className={`${surface({ background, radius, border, clip })} ${paddings[padding]}`} />;
}
