import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import type { MenuPopoverProps } from '../Menu/MenuPopover.tsx';
import { useMenuPopover } from '../Menu/useMenuPopover.ts';

interface ChipChild {
  id: string;
  label: string;
  /** How many items the list would show. */
  count?: number;
}

/** A category, with its sub-categories if it has any. */
export interface ChipItem {
  id: string;
  label: string;
  children?: ChipChild[];
}

/** The applied filter: all, a category, or one child of a category. */
export interface ChipValue {
  itemId?: string;
  childId?: string;
}

interface ChipMenuOptions {
  items: ChipItem[];
  value: ChipValue;
  onChange: (value: ChipValue) => void;
  allOfItemLabel: (itemLabel: string) => string;
  countLabel: (count: number) => string;
}

interface ChipMenu {
  /** The menu. It can be rendered anywhere: it opens at its chip. */
  menu: ReactNode;
  openId: string | undefined;
  open: (item: ChipItem, chip: HTMLElement, initialFocus: MenuPopoverProps['autoFocus']) => void;
  /** Loads the menu code when a chip is hovered or focused. */
  preloadMenu: () => void;
}

// Starts with a space, so that no child has the same id.
const allOfItemId = ' whole';

/** One menu for all chips of a row, loaded when it is about to be needed. */
export function useChipMenu({ items, value, onChange, allOfItemLabel, countLabel }: ChipMenuOptions): ChipMenu {
  const { MenuPopover, preloadMenu } = useMenuPopover();
  const format = useFormat();
  const comma = format.direction === 'rtl' ? '،' : ',';
  const chip = useRef<HTMLElement>(null);
  // Keeps the items while the menu fades out.
  const [shownChip, setShownChip] = useState<{ id: string; initialFocus: MenuPopoverProps['autoFocus'] }>();
  const [isOpen, setOpen] = useState(false);
  // The pressed chip is drawn before the menu, which takes several frames on a cheap phone.
  const isMenuOpen = useDeferredValue(isOpen) && isOpen;
  const item = items.find(({ id }) => id === shownChip?.id);

  const open: ChipMenu['open'] = async ({ id }, element, initialFocus) => {
    chip.current = element;
    // Safari does not focus a clicked button. The menu would then not know where to return the focus.
    element.focus();
    setShownChip({ id, initialFocus });
    setOpen(true);
    if (!(await preloadMenu())) setOpen(false);
  };

  const menu = MenuPopover && shownChip && item && (
    <MenuPopover
      key={shownChip.id}
      isOpen={isMenuOpen}
      onClose={() => setOpen(false)}
      triggerRef={chip}
      autoFocus={shownChip.initialFocus}
      aria-label={item.label}
      items={[
        { id: allOfItemId, label: allOfItemLabel(item.label), nameInLabel: item.label },
        ...(item.children ?? []).map(({ id, label, count }) => ({
          id,
          label,
          meta: count === undefined ? undefined : format.number(count),
          metaLabel: count === undefined ? undefined : `${comma} ${countLabel(count)}`,
        })),
      ]}
      selectedId={value.itemId === item.id ? (value.childId ?? allOfItemId) : null}
      onSelect={(id) => onChange(id === allOfItemId ? { itemId: item.id } : { itemId: item.id, childId: id })}
    />
  );
  return { menu, openId: isOpen ? shownChip?.id : undefined, open, preloadMenu: () => void preloadMenu() };
}
