import { Icon } from '../../media/Icon/Icon.tsx';
import {
  key,
  option,
  optionDescription,
  optionIcon,
  optionMedia,
  optionMeta,
  optionText,
  shortcut as shortcutStyle,
} from './CommandPalette.css.ts';
import type { Command } from './commands.ts';
import { MatchedText } from './MatchedText.tsx';

interface CommandOptionProps {
  id: string;
  command: Command;
  /** The typed text, which is emphasised. */
  search: string;
  isActive: boolean;
  onHover: () => void;
  onRun: () => void;
}

/** One result. The focus stays in the field, which names the active option. */
export function CommandOption({ id, command, search, isActive, onHover, onRun }: CommandOptionProps) {
  const { label, content, description, icon, media, meta, shortcut, isDisabled = false } = command;
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
      {media !== undefined && <span className={optionMedia}>{media}</span>}
      {media === undefined && icon !== undefined && (
        <span className={optionIcon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={optionText}>
        {/* The span has the page's direction, so that a name of the other one stays next to its icon. */}
        <span>{content ?? <MatchedText search={search}>{label}</MatchedText>}</span>
        {description !== undefined && (
          <span className={optionDescription}>
            <MatchedText search={search}>{description}</MatchedText>
          </span>
        )}
      </span>
      {meta !== undefined && <span className={optionMeta}>{meta}</span>}
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
