import { Icon } from '../../media/Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';

export interface ThemeToggleProps {
  isDark: boolean;
  onChange: (isDark: boolean) => void;
  /** The accessible name, which never changes: «الوضع الداكن». Pressed means on. */
  label: string;
}

/** Switches between the light and the dark theme. The app calls `applyTheme` and remembers the choice. */
export function ThemeToggle({ isDark, onChange, label }: ThemeToggleProps) {
  return (
    <button
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
