import type { ReactElement } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import type { ButtonBehaviour } from '../Button/behaviour.ts';
import { ButtonElement } from '../Button/ButtonElement.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonBehaviour, 'aria-label'> {
  /** Or another small picture, such as an `Avatar`. */
  icon: IconName | ReactElement;
  /** The name, for whoever cannot see the icon; in a table it holds the row too: «حذف {الاسم}». */
  label: string;
  /** `outline` where the button stands alone on a ground, such as over a cover. */
  variant?: 'quiet' | 'outline';
  tone?: 'neutral' | 'primary' | 'danger';
  /** 40 and 44 px. */
  size?: 'dense' | 'default';
  shape?: 'rounded' | 'round';
}

/** An action small enough to be an icon, where the icon is known to everyone. When in doubt, use `Button` with words. */
export function IconButton({ icon, label, variant, tone, size, shape, ...behaviour }: IconButtonProps) {
  return (
    <ButtonElement {...behaviour} aria-label={label} className={iconButton({ variant, tone, size, shape })}>
      {typeof icon === 'string' ? <Icon name={icon} size={24} /> : icon}
    </ButtonElement>
  );
}
