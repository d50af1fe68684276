import { drawings } from './generated/drawings.ts';
import { icon } from './Icon.css.ts';
import { type IconEntry, type IconName, icons } from './icons.ts';

export interface IconProps {
  name: IconName;
  /** Pixels at the default text size; it grows with the reader's text. */
  size?: 20 | 24;
  /** Says what the icon means, when no text beside it does. Without it the icon is decoration and is not announced. */
  label?: string;
}

/** Draws an icon of the registry. Whether it mirrors is the registry's decision, never the caller's. */
export function Icon({ name, size = 20, label }: IconProps) {
  const { mirror, solid }: IconEntry = icons[name];
  return (
    <svg
      className={icon({ size, mirror, solid })}
      viewBox="0 0 24 24"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
