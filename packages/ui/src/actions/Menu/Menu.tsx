import { type ReactElement, useId, useRef, useState } from 'react';
import { TriggerContext } from '../Button/behaviour.ts';
import type { MenuContent } from './items.ts';
import type { MenuPlacement, MenuPopoverProps } from './MenuPopover.tsx';
import { lineOfKey } from './lineOfKey.ts';
import { useMenuPopover } from './useMenuPopover.ts';

export interface MenuProps extends MenuContent {
  /** The button that opens it, a `Button` or an `IconButton`; it is told the rest. */
  children: ReactElement;
  placement?: MenuPlacement;
  /** The id of what the actions act on: its text ends the name of the button and of the menu. */
  subjectId?: string | undefined;
}

/**
 * Hangs actions from a button. It is light until it is opened: the machinery comes when the page rests or the button is
 * pointed at. Pages alone are a list of links; a choice that stays in view is `RadioGroup` or `ToggleChips`.
 */
export function Menu({ children, placement, subjectId, ...content }: MenuProps) {
  const { MenuPopover, fetchMenu } = useMenuPopover();
  // In a table there is one in every row: only those that were opened carry the machinery.
  const [hasOpened, setHasOpened] = useState(false);
  const [focus, setFocus] = useState<MenuPopoverProps['autoFocus']>();
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const nameIds = subjectId === undefined ? id : `${id} ${subjectId}`;
  const isOpen = focus !== undefined;
  const fetchEarly = () => void fetchMenu();
  const open = async (line: MenuPopoverProps['autoFocus']) => {
    setHasOpened(true);
    setFocus(line);
    if (!(await fetchMenu())) setFocus(undefined);
  };
  return (
    <>
      <TriggerContext
        value={{
          id,
          ref,
          ...(subjectId !== undefined && { 'aria-labelledby': nameIds }),
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onPointerEnter: fetchEarly,
          onFocus: fetchEarly,
          onPress: ({ pointerType }) => void open(pointerType === 'mouse' || pointerType === 'touch' ? true : 'first'),
          onKeyDown: (event) => {
            const line = lineOfKey(event);
            if (!line) return;
            event.preventDefault();
            void open(line);
          },
        }}
      >
        {children}
      </TriggerContext>
      {MenuPopover && hasOpened && (
        <MenuPopover
          {...content}
          isOpen={isOpen}
          onClose={() => setFocus(undefined)}
          triggerRef={ref}
          autoFocus={focus ?? true}
          placement={placement}
          aria-labelledby={nameIds}
        />
      )}
    </>
  );
}
