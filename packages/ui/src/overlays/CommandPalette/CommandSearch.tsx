import { announce, clearAnnouncer } from '@react-aria/live-announcer';
import { type KeyboardEvent, type ReactNode, use, useEffect, useEffectEvent, useId, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { useInputDirection } from '../../forms/field/useInputDirection.ts';
import { NavigateContext } from '../../intl/navigation.ts';
import { KeyboardHint } from '../../layout/KeyboardHint/KeyboardHint.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { CommandOption } from './CommandOption.tsx';
import {
  footer as footerStyle,
  footerHint,
  group,
  groupHeading,
  input,
  inputRow,
  key,
  list,
  message,
} from './CommandPalette.css.ts';
import { type Command, type CommandGroup, getShownGroups } from './commands.ts';

export interface CommandSearchProps {
  /** Everything that can be found, below headings. */
  groups: readonly CommandGroup[];
  /** The name and placeholder of the field: «ابحث عن صفحة أو إجراء». */
  searchLabel: string;
  /** `fold` filters `groups` in the browser, ignoring Arabic spelling variants; `none` shows all of them, for results of a server. */
  filter?: 'fold' | 'none';
  /** Called on every key with the typed text. Debounce requests to a server. */
  onInputChange?: (text: string) => void;
  /** A request to the server is running. Results of the last text stay, dimmed. */
  isPending?: boolean;
  /** Shown instead of results while `isPending`: «جارٍ البحث». */
  pendingLabel?: string;
  /** Emphasises the letters that were typed in the labels and descriptions of results. */
  highlightsMatches?: boolean;
  /** Shown when nothing is found. A searched text inside goes through `Bidi`. */
  emptyLabel: ReactNode;
  /** The number of results as a whole sentence, which is announced: «نتيجتان». */
  countMessage: (count: number) => string;
  /** The ids of commands that ran lately, shown first while nothing is typed. Needs `recentLabel`. */
  recentIds?: readonly string[];
  /** The heading of the recent commands: «الأخيرة». */
  recentLabel?: string;
  /** Shows the keys below the list, on devices with a keyboard. */
  hintLabels?: { move: string; run: string; close: string };
  /** Below the list: a setting of the palette. */
  footer?: ReactNode;
  /** Shows a button that closes the palette, for devices without an Escape key: «إغلاق». */
  closeLabel?: string;
  onClose: () => void;
  onRun: (command: Command) => void;
}

/** How long typing rests before the count is announced, so that it does not interrupt the echo of the keys. */
const announceDelayMs = 500;
// A faster response needs no sign that a request is running.
const pendingDelayMs = 300;

/** Whether `isPending` has been true for a while. */
function useSlowPending(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setSlow, pendingDelayMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}

/** The field and the results of an open palette. A combo box whose list is always visible. */
export function CommandSearch(props: CommandSearchProps) {
  const { groups, searchLabel, filter = 'fold', onInputChange, isPending = false, pendingLabel, ...rest } = props;
  const { highlightsMatches = false, emptyLabel, countMessage, recentIds = [], recentLabel, hintLabels } = rest;
  const { footer, closeLabel, onClose, onRun } = rest;
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [dir] = useInputDirection('text', text, '');
  const navigate = use(NavigateContext);
  const id = useId();
  const getOptionId = (commandId: string) => `${id}-option-${commandId}`;

  const shownGroups = getShownGroups({ groups, text, filter, recentIds, recentLabel });
  const shownCommands = shownGroups.flatMap(({ commands }) => commands);
  const enabled = shownCommands.filter(({ isDisabled }) => !isDisabled);
  // The first result is active until another one is chosen, so that Enter runs it.
  const active = enabled.find((command) => command.id === activeId) ?? enabled.find(isResult) ?? enabled[0];
  const count = shownCommands.filter(isResult).length;
  const isEmpty = count === 0 && (shownCommands.length === 0 || text.trim() !== '');
  const isSlow = useSlowPending(isPending);

  const announceCount = useEffectEvent(() => {
    clearAnnouncer('polite');
    announce(countMessage(count), 'polite');
  });
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setTimeout(() => announceCount(), announceDelayMs);
    return () => clearTimeout(timer);
    // Every new text starts the delay again, also if it finds as many.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, count, isPending]);

  const activeOptionId = active && getOptionId(active.id);
  useEffect(() => {
    if (activeOptionId) document.getElementById(activeOptionId)?.scrollIntoView({ block: 'nearest' });
  }, [activeOptionId]);

  const changeText = (changed: string) => {
    setText(changed);
    setActiveId(undefined);
    onInputChange?.(changed);
  };
  const run = (command: Command) => {
    if (command.inputText !== undefined) return changeText(command.inputText);
    onRun(command);
    if (command.href === undefined) return;
    if (navigate) navigate(command.href);
    else window.location.assign(command.href);
  };
  const move = (step: 1 | -1) => {
    const at = active ? enabled.indexOf(active) : -1;
    setActiveId(enabled.at((at + step) % enabled.length)?.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // An input method uses the same keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) run(active);
    else if (event.key === 'Escape' && text !== '') {
      changeText('');
      // The dialog would close.
      event.stopPropagation();
    } else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  return (
    <>
      <div className={inputRow}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          dir={dir}
          className={input}
          value={text}
          placeholder={searchLabel}
          aria-label={searchLabel}
          aria-autocomplete="list"
          aria-expanded={shownCommands.length > 0}
          aria-controls={shownCommands.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={activeOptionId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          // The dialog is opened to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ target }) => changeText(target.value)}
          onKeyDown={handleKeyDown}
        />
        {isSlow && <Spinner />}
        {closeLabel !== undefined && <IconButton icon="x" label={closeLabel} onPress={onClose} />}
      </div>
      {isEmpty && <div className={message}>{isPending ? pendingLabel : emptyLabel}</div>}
      {shownCommands.length > 0 && (
        <div
          id={`${id}-list`}
          // A native list of options takes the focus from the field.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={searchLabel}
          aria-busy={isPending}
          className={list({ isDimmed: isSlow })}
        >
          {shownGroups.map((each) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            <div key={each.id} role="group" aria-labelledby={`${id}-group-${each.id}`} className={group}>
              <div id={`${id}-group-${each.id}`} className={groupHeading}>
                {each.label}
              </div>
              {each.commands.map((command) => (
                <CommandOption
                  key={command.id}
                  id={getOptionId(command.id)}
                  command={command}
                  search={highlightsMatches && isResult(command) ? text : ''}
                  isActive={command === active}
                  onHover={() => setActiveId(command.id)}
                  onRun={() => run(command)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {footer && <div className={footerStyle}>{footer}</div>}
      {hintLabels && (
        <KeyboardHint>
          <div className={footerStyle}>
            <span className={footerHint}>
              <kbd className={key}>↑</kbd>
              <kbd className={key}>↓</kbd> {hintLabels.move}
            </span>
            <span className={footerHint}>
              <kbd className={key}>Enter</kbd> {hintLabels.run}
            </span>
            <span className={footerHint}>
              <kbd className={key}>Esc</kbd> {hintLabels.close}
            </span>
          </div>
        </KeyboardHint>
      )}
    </>
  );
}

const isResult = (command: Command) => command.isResult !== false;
