import { useState } from 'react';
import { hash } from '../Cover/hash.ts';
import { paletteOf } from '../Cover/palettes.ts';
import { disc, photo } from './Avatar.css.ts';
import { initial, stands } from './initial.ts';

export interface AvatarProps {
  name: string;
  /** The photo; when there is none, or it cannot be loaded, the first letter of the name stands in. */
  src?: string | null;
  size?: 32 | 40 | 56 | 96;
}

/**
 * A person's face, beside the name: decoration, for the name says it. Without a photo it is the first letter in its
 * isolated form, because Arabic initials would join into a word.
 */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPhoto = Boolean(src) && src !== failed;
  const letter = hasPhoto ? '' : initial(name);
  return (
    <span className={disc({ size, palette: paletteOf(hash(name)), stands: stands(letter) })} aria-hidden>
      {hasPhoto && src ? (
        <img className={photo()} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        letter
      )}
    </span>
  );
}
