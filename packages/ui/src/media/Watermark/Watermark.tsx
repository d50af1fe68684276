import { useState } from 'react';
import type { RootElementProps } from '../../utils/rootElementProps.ts';
import * as css from './Watermark.css.ts';

export interface WatermarkProps extends RootElementProps {
  /** Who watches, such as the name of the viewer. A long one is cut. */
  name: string;
  /** A few characters that tell apart viewers with the same name, such as the end of a phone number. Never cut. */
  identifier?: string | undefined;
}

/**
 * A faint text over a video, so that a copy shows who made it. Every 25 seconds it fades out and comes back in another position. It stays in the
 * upper half, away from captions and controls. Hidden from screen readers.
 */
export function Watermark({ name, identifier, ...rootProps }: WatermarkProps) {
  const [position, setPosition] = useState(0);
  // The text is invisible when its animation ends. With reduced motion there is no animation, so the text stays in its corner.
  const moveToNextPosition = () => setPosition((position + 1) % css.positions.length);
  return (
    <div {...rootProps} className={css.root} aria-hidden="true">
      <div key={position} className={`${css.label} ${css.positions[position]}`} onAnimationEnd={moveToNextPosition}>
        <bdi className={css.name}>{name}</bdi>
        {identifier !== undefined && <bdi dir="ltr">{identifier}</bdi>}
      </div>
    </div>
  );
}
