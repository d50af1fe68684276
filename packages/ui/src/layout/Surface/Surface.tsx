import type { BoxProps } from '../box.ts';
import { padding as paddings, type Space } from '../space.css.ts';
import { surface } from './Surface.css.ts';

export interface SurfaceProps extends BoxProps {
  /** The ground: the page's own, a card's, a well's, a raised one's, or that of a message. */
  ground?: 'canvas' | 'surface' | 'sunken' | 'raised' | 'success' | 'danger' | 'warning' | 'info' | 'primary';
  padding?: Space;
  /** Corners; `signature` carries the one deep curve of the system. */
  radius?: 'none' | 'sm' | 'control' | 'card' | 'hero' | 'signature';
  border?: boolean;
  /** Cuts children off at the corners, for pictures that fill it. */
  clip?: boolean;
}

/** A ground to put things on. For a thing that stands alone and has an edge, use `Card`. */
export function Surface(props: SurfaceProps) {
  const { as: Element = 'div', ground = 'surface', padding = 's0', radius = 'none', border, clip, ...rest } = props;
  return <Element {...rest} className={`${surface({ ground, radius, border, clip })} ${paddings[padding]}`} />;
}
