import { useId, useMemo, useState } from 'react';
import { box } from './Cover.css.ts';
import { cover, type CoverRatio } from './cover.ts';

export interface CoverProps {
  /** What the pattern is drawn from: the course's slug. The same seed is the same cover, everywhere and for ever. */
  seed: string;
  /** Chooses the colours: a category has its cloth. */
  categoryId: number;
  /** A picture to show instead; when it cannot be loaded the pattern takes its place. */
  src?: string | null;
  ratio?: CoverRatio;
  /** Corners. `hero` carries the one deep curve of the system. */
  shape?: 'square' | 'rounded' | 'card' | 'hero';
}

/** The face of a course: its picture, or a khayamiya star pattern of its own. Always decoration, for the title says it. */
export function Cover({ seed, categoryId, src, ratio = '16:9', shape = 'square' }: CoverProps) {
  const id = useId();
  const [failed, setFailed] = useState<string | null>(null);
  const hasPhoto = Boolean(src) && src !== failed;
  const pattern = useMemo(
    () => (hasPhoto ? '' : cover(seed, { categoryId, ratio, id })),
    [hasPhoto, seed, categoryId, ratio, id],
  );
  if (hasPhoto && src) {
    return (
      <img
        className={box({ face: 'photo', ratio, shape })}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
  }
  return <div className={box({ face: 'pattern', ratio, shape })} dangerouslySetInnerHTML={{ __html: pattern }} />;
}
