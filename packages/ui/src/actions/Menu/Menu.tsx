import { type ReactElement, useDeferredValue, useId, useRef, useState } from 'react';
import { TriggerContext } from '../Button/behaviour.ts';
import type { MenuContent } from './items.ts';
import type { MenuPlacement, MenuPopoverProps } from './MenuPopover.tsx';
import { getInitialFocus } from './getInitialFocus.ts';
import { useMenuPopover } from './useMenuPopover.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface MenuProps extends MenuContent, RootElementProps {
  /** The button that opens it: a `Button` or an `IconButton`. It gets its props by context. */
  children: ReactElement;
  placement?: MenuPlacement;
  /** Id of an element whose text is added to the accessible names of the button and the menu, such as the heading of a row. */
  labelSuffixId?: string | undefined;
  /** The element that contains the open menu instead of the page: one that is in full screen. */
  container?: Element | undefined;
}

/**
 * A menu of actions behind a button. Its code loads when the page is idle, or when the button is hovered or focused. For links
 * to pages use a list of links; for a choice that stays visible use `RadioGroup` or `ToggleChips`.
 */
export function Menu({ children, placement, labelSuffixId, ...content }: MenuProps) {
  const { MenuPopover, preloadMenu } = useMenuPopover();
  // A table has one in every row: only those that were opened render the popover.
  const [hasOpened, setHasOpened] = useState(false);
  const [focus, setFocus] = useState<MenuPopoverProps['autoFocus']>();
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const nameIds = labelSuffixId === undefined ? id : `${id} ${labelSuffixId}`;
  const isOpen = focus !== undefined;
  // The pressed button is drawn before the menu, which takes several frames on a cheap phone.
  const isMenuOpen = useDeferredValue(isOpen) && isOpen;
  const preload = () => void preloadMenu();
  const open = async (initialFocus: MenuPopoverProps['autoFocus']) => {
    setHasOpened(true);
    setFocus(initialFocus);
    if (!(await preloadMenu())) setFocus(undefined);
  };
  return (
    <>
      <TriggerContext
        value={{
          id,
          ref,
          ...(labelSuffixId !== undefined && { 'aria-labelledby': nameIds }),
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          onPointerEnter: preload,
          onFocus: preload,
          onPress: ({ pointerType }) => void open(pointerType === 'mouse' || pointerType === 'touch' ? true : 'first'),
          onKeyDown: (event) => {
            const initialFocus = getInitialFocus(event);
            if (!initialFocus) return;
            event.preventDefault();
            void open(initialFocus);
          },
        }}
      >
        {children}
      </TriggerContext>
      {MenuPopover && hasOpened && (
        <MenuPopover
          {...content}
          isOpen={isMenuOpen}
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
