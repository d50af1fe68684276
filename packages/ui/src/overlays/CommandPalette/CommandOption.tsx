import { Bidi } from '../../intl/Bidi.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import {
  key,
  option,
  optionDescription,
  optionIcon,
  optionText,
  shortcut as shortcutStyle,
} from './CommandPalette.css.ts';
import type { Command } from './commands.ts';

interface CommandOptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onHover: () => void;
  onRun: () => void;
}

/** One result. The focus stays in the field, which names the active option. */
export function CommandOption({ id, command, isActive, onHover, onRun }: CommandOptionProps) {
  const { label, description, icon, shortcut, isDisabled = false } = command;
  return (
    // The field handles the keys, and a native option has neither icon nor description in every browser.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={isDisabled || undefined}
      className={option}
      // A list that scrolls below a resting pointer must not change the active option.
      onPointerMove={isDisabled || isActive ? undefined : onHover}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onRun}
    >
      {icon !== undefined && (
        <span className={optionIcon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={optionText}>
        {/* The span has the page's direction, so that a name of the other one stays next to its icon. */}
        <span>
          <Bidi>{label}</Bidi>
        </span>
        {description !== undefined && (
          <span className={optionDescription}>
            <Bidi>{description}</Bidi>
          </span>
        )}
      </span>
      {shortcut && (
        <span className={shortcutStyle} dir="ltr">
          {shortcut.map((each) => (
            <kbd key={each} className={key}>
              {each}
            </kbd>
          ))}
        </span>
      )}
    </div>
  );
}
