import { useId, useMemo, useState } from 'react';
import { root } from './Cover.css.ts';
import { renderCoverSvg, type CoverRatio } from './renderCoverSvg.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface CoverProps extends RootElementProps {
  /** The course's slug. The same seed always gives the same pattern. */
  seed: string;
  /** Selects the palette. */
  categoryId: number;
  /** A picture to show instead. If it does not load, the pattern is shown. */
  src?: string | null;
  /** The title of the course. The pattern gets the drawing of the subject that the title names, if there is one. */
  courseTitle?: string;
  ratio?: CoverRatio;
  /** The corners. `hero` has the large signature curve. */
  shape?: 'square' | 'rounded' | 'card' | 'hero';
}

/** The cover of a course: its picture, or a generated Khayamiya pattern. Always decoration. */
export function Cover({
  seed,
  categoryId,
  src,
  courseTitle,
  ratio = '16:9',
  shape = 'square',
  ...rootProps
}: CoverProps) {
  const id = useId();
  const [failedSrc, setFailed] = useState<string | null>(null);
  const hasPhoto = Boolean(src) && src !== failedSrc;
  const pattern = useMemo(
    () => (hasPhoto ? '' : renderCoverSvg(seed, { categoryId, ratio, courseTitle, id })),
    [hasPhoto, seed, categoryId, ratio, courseTitle, id],
  );
  if (hasPhoto && src) {
    return (
      <img
        {...rootProps}
        className={root({ content: 'photo', ratio, shape })}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <div
      {...rootProps}
      className={root({ content: 'pattern', ratio, shape })}
      dangerouslySetInnerHTML={{ __html: pattern }}
    />
  );
}
