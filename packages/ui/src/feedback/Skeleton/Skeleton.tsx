import { bone } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand here: a line of text (as tall as the text around it), a cover, a block, a portrait. */
  shape?: 'text' | 'cover' | 'block' | 'disc';
  /** How much of the line the words will take. */
  width?: 'full' | 'wide' | 'half' | 'third';
}

/**
 * Keeps the place of what is being loaded, so that nothing jumps. It says nothing: the region around it carries
 * `aria-busy` and its name. It breathes for five seconds, then holds still.
 */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  const size = shape === 'disc' || shape === 'cover' ? undefined : width;
  return <div className={bone({ shape, width: size })} aria-hidden />;
}
