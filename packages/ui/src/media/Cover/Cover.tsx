import { useId, useRef, useState } from 'react';
import { root } from './Cover.css.ts';
import type { CoverRatio } from './renderCoverSvg.ts';
import { useCoverPattern } from './useCoverPattern.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

interface PatternCoverProps extends RootElementProps {
  /** The course's slug. The same seed always gives the same pattern. */
  seed: string;
  /** Selects the palette. */
  categoryId: number;
  /** The title of the course. The pattern gets the drawing of the subject that the title names, if there is one. */
  courseTitle?: string;
  ratio?: CoverRatio;
  /** The corners. `hero` has the large signature curve. */
  shape?: 'square' | 'rounded' | 'card' | 'hero';
}

export interface CoverProps extends PatternCoverProps {
  /** A picture to show instead. If it does not load, the pattern is shown. */
  src?: string | null;
}

/** The cover of a course: its picture, or a generated Khayamiya pattern. Always decoration. */
export function Cover({ src, ...props }: CoverProps) {
  const [failedSrc, setFailed] = useState<string | null>(null);
  if (!src || src === failedSrc) return <PatternCover {...props} />;
  const { ratio = '16:9', shape = 'square' } = props;
  return (
    <img
      {...pickRootProps(props)}
      className={root({ content: 'photo', ratio, shape })}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}

function PatternCover({
  seed,
  categoryId,
  courseTitle,
  ratio = '16:9',
  shape = 'square',
  ...rootProps
}: PatternCoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const pattern = useCoverPattern(ref, seed, { categoryId, ratio, courseTitle, id: useId() });
  return (
    <div
      {...rootProps}
      ref={ref}
      className={root({ content: 'pattern', ratio, shape })}
      dangerouslySetInnerHTML={{ __html: pattern }}
      // The pattern of the server stays.
      suppressHydrationWarning
    />
  );
}
