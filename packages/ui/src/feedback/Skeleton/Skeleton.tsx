import { skeleton } from './Skeleton.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface SkeletonProps extends RootElementProps {
  /** The shape of the content: a line of text (as tall as the text around it), a cover, a block, an avatar. */
  shape?: 'text' | 'cover' | 'block' | 'circle';
  /** The share of the line that the text will take. */
  width?: 'full' | 'wide' | 'half' | 'third';
}

/**
 * Keeps the space of content that loads, so that nothing jumps. It is not announced: the region around it has `aria-busy` and
 * a name. It pulses for five seconds.
 */
export function Skeleton({ shape = 'text', width = 'full', ...rootProps }: SkeletonProps) {
  const size = shape === 'circle' || shape === 'cover' ? undefined : width;
  return <div {...rootProps} className={skeleton({ shape, width: size })} aria-hidden />;
}
