import { Icon } from '../../media/Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface ThemeToggleProps extends RootElementProps {
  isDark: boolean;
  onChange: (isDark: boolean) => void;
  /** The accessible name, which never changes: «الوضع الداكن». Pressed means on. */
  label: string;
}

/** Switches between the light and the dark theme. The app calls `applyTheme` and remembers the choice. */
export function ThemeToggle({ isDark, onChange, label, ...rootProps }: ThemeToggleProps) {
  return (
    <button
      {...rootProps}
      type="button"
      aria-pressed={isDark}
      aria-label={label}
      className={iconButton()}
      onClick={() => onChange(!isDark)}
    >
      <Icon name={isDark ? 'sun' : 'moon'} size={24} />
    </button>
  );
}
