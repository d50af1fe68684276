import { useState } from 'react';
import { hashText } from '../Cover/hash.ts';
import { getPaletteName } from '../Cover/palettes.ts';
import { avatar, photo } from './Avatar.css.ts';
import { getInitial, getLetterPosition } from './getInitial.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface AvatarProps extends RootElementProps {
  name: string;
  /** The photo. If it is missing or does not load, the first letter of the name is shown. */
  src?: string | null;
  size?: 32 | 40 | 56 | 96;
}

/**
 * A person's photo, or the first letter of the name in its isolated form: two Arabic initials would join into a word.
 * Decoration; show the name beside it.
 */
export function Avatar({ name, src, size = 40, ...rootProps }: AvatarProps) {
  const [failedSrc, setFailed] = useState<string | null>(null);
  const hasPhoto = Boolean(src) && src !== failedSrc;
  const letter = hasPhoto ? '' : getInitial(name);
  return (
    <span
      {...rootProps}
      className={avatar({ size, palette: getPaletteName(hashText(name)), letterPosition: getLetterPosition(letter) })}
      aria-hidden
    >
      {hasPhoto && src ? (
        <img className={photo()} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        letter
      )}
    </span>
  );
}
