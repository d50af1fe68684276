import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import type { ButtonBehaviour } from '../Button/behaviour.ts';
import { ButtonElement } from '../Button/ButtonElement.tsx';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonBehaviour, 'aria-label'> {
  /** An icon name, or another small image such as an `Avatar`. */
  icon: IconSource;
  /** The accessible name. In a table it includes the row: «حذف {الاسم}». */
  label: string;
  /** `outline` for a button alone on a background, such as over a cover. */
  variant?: 'quiet' | 'outline';
  tone?: 'neutral' | 'primary' | 'danger';
  /** 40 and 44 px. */
  size?: 'dense' | 'default';
  shape?: 'rounded' | 'round';
}

/** An action shown as an icon that everyone knows. When in doubt, use `Button` with a label. */
export function IconButton({ icon, label, variant, tone, size, shape, ...behaviour }: IconButtonProps) {
  return (
    <ButtonElement {...behaviour} aria-label={label} className={iconButton({ variant, tone, size, shape })}>
      <Icon name={icon} size={24} />
    </ButtonElement>
  );
}
