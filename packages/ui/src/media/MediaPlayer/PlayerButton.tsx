import type { ReactNode } from 'react';
import { ButtonElement } from '../../actions/Button/ButtonElement.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { button, buttonOn } from './controls.css.ts';

interface PlayerButtonProps {
  /** The accessible name. It contains the visible text, if there is one. */
  label: string;
  icon?: IconName;
  /** A short text instead of an icon, such as the speed. */
  children?: ReactNode;
  /** Whether the setting of the button is on. */
  isOn?: boolean;
  onPress?: () => void;
}

/** A button of the player, 48 px large. */
export function PlayerButton({ label, icon, children, isOn = false, onPress }: PlayerButtonProps) {
  return (
    <ButtonElement
      aria-label={label}
      className={isOn ? `${button} ${buttonOn}` : button}
      {...(onPress && { onPress: () => onPress() })}
    >
      {icon && <Icon name={icon} size={24} />}
      {children}
    </ButtonElement>
  );
}
