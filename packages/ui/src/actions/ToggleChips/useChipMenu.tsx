import { type ReactNode, useRef, useState } from 'react';
import { useFormat } from '../../intl/useFormat.ts';
import type { MenuPopoverProps } from '../Menu/MenuPopover.tsx';
import { useMenuPopover } from '../Menu/useMenuPopover.ts';

interface ChipChild {
  id: string;
  label: string;
  /** How many the list would hold. */
  count?: number;
}

/** A category, with its sub-categories if it has any. */
export interface ChipItem {
  id: string;
  label: string;
  children?: ChipChild[];
}

/** What a filter lets through: all, a category, or one child of a category. */
export interface ChipValue {
  itemId?: string;
  childId?: string;
}

interface ChipMenuOptions {
  items: ChipItem[];
  value: ChipValue;
  onChange: (value: ChipValue) => void;
  wholeLabel: (itemLabel: string) => string;
  countLabel: (count: number) => string;
}

interface ChipMenu {
  /** The menu, to be placed anywhere: it hangs from the chip that opened it. */
  menu: ReactNode;
  openId: string | undefined;
  open: (item: ChipItem, chip: HTMLElement, line: MenuPopoverProps['autoFocus']) => void;
  /** Brings the menu's code, because somebody points at a chip. */
  fetchMenu: () => void;
}

// No id of a child looks like this.
const whole = ' whole';

/** One menu for all chips of a row, loaded when it is about to be needed. */
export function useChipMenu({ items, value, onChange, wholeLabel, countLabel }: ChipMenuOptions): ChipMenu {
  const { MenuPopover, fetchMenu } = useMenuPopover();
  const format = useFormat();
  const comma = format.direction === 'rtl' ? '،' : ',';
  const chip = useRef<HTMLElement>(null);
  // The menu keeps its lines while it fades out.
  const [shown, setShown] = useState<{ id: string; line: MenuPopoverProps['autoFocus'] }>();
  const [isOpen, setOpen] = useState(false);
  const item = items.find(({ id }) => id === shown?.id);

  const open: ChipMenu['open'] = async ({ id }, element, line) => {
    chip.current = element;
    // Safari gives a pressed button no focus, and then the menu would not know where to give it back.
    element.focus();
    setShown({ id, line });
    setOpen(true);
    if (!(await fetchMenu())) setOpen(false);
  };

  const menu = MenuPopover && shown && item && (
    <MenuPopover
      key={shown.id}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      triggerRef={chip}
      autoFocus={shown.line}
      aria-label={item.label}
      items={[
        { id: whole, label: wholeLabel(item.label), name: item.label },
        ...(item.children ?? []).map(({ id, label, count }) => ({
          id,
          label,
          detail: count === undefined ? undefined : format.number(count),
          detailLabel: count === undefined ? undefined : `${comma} ${countLabel(count)}`,
        })),
      ]}
      selectedId={value.itemId === item.id ? (value.childId ?? whole) : null}
      onSelect={(id) => onChange(id === whole ? { itemId: item.id } : { itemId: item.id, childId: id })}
    />
  );
  return { menu, openId: isOpen ? shown?.id : undefined, open, fetchMenu: () => void fetchMenu() };
}
