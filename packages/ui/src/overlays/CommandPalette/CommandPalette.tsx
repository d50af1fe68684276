import { Heading } from 'react-aria-components';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { ModalFrame } from '../modal/ModalFrame.tsx';
import { CommandSearch, type CommandSearchProps } from './CommandSearch.tsx';
import { type CommandShortcut, useCommandShortcut } from './useCommandShortcut.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

export interface CommandPaletteProps extends Omit<CommandSearchProps, 'onRun' | 'onClose'>, RootElementProps {
  isOpen: boolean;
  /** Called with true at a shortcut, and with false at Escape, a press outside and before a command runs. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog: «لوحة الأوامر». */
  title: string;
  /** The keys that open and close it: Ctrl or ⌘ K everywhere, `/` outside of fields. */
  shortcuts?: readonly CommandShortcut[];
  /** Called with the id of the command that runs, for a list of recent ones. */
  onRun?: (id: string) => void;
}

const defaultShortcuts: readonly CommandShortcut[] = ['mod+k', '/'];

/**
 * Finds a page or an action by typing, from anywhere. It adds a fast way: everything in it is also reachable in the page. For the search
 * of a list use `SearchField`; for the actions of one row use `Menu`.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, title, shortcuts = defaultShortcuts, onRun, ...search } = props;
  useCommandShortcut(() => onOpenChange(!isOpen), shortcuts);
  return (
    <ModalFrame
      {...pickRootProps(props)}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      size="palette"
      isDismissable
    >
      <VisuallyHidden as="div">
        <Heading slot="title">{title}</Heading>
      </VisuallyHidden>
      <CommandSearch
        {...search}
        onClose={() => onOpenChange(false)}
        onRun={(command) => {
          if (!command.staysOpen) onOpenChange(false);
          onRun?.(command.id);
          command.onAction?.();
        }}
      />
    </ModalFrame>
  );
}
