import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useScrollEdges } from '../../utils/useScrollEdges.ts';
import { getInitialFocus } from '../Menu/getInitialFocus.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { caret, chip, chipWithChild, row } from './ToggleChips.css.ts';
import { type ChipItem, type ChipValue, useChipMenu } from './useChipMenu.tsx';
import { useScrollToSelectedChip } from './useScrollToSelectedChip.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface ToggleChipsProps extends RootElementProps {
  /** Names the group: «تصفية حسب القسم». */
  label: string;
  /** The chip that clears the filter: «الكل». */
  allLabel: string;
  items: ChipItem[];
  /** The applied filter: none, a category, or a category and one of its children. */
  value: ChipValue;
  onChange: (value: ChipValue) => void;
  /** Names the chip that removes the applied child: «إزالة الجبر». */
  removeLabel: (childLabel: string) => string;
  /** The first item of the menu of a category, which applies the whole category: «كل الرياضيات». */
  allOfItemLabel: (itemLabel: string) => string;
  /** The count of a child for screen readers: «دورتان». */
  countLabel: (count: number) => string;
}

/**
 * Filters a list by one category, or one child of it. A category without children is a toggle; one with children opens a
 * menu. The applied child is a chip beside its category, and pressing it removes it.
 */
export function ToggleChips({
  label,
  allLabel,
  items,
  value,
  onChange,
  removeLabel,
  allOfItemLabel,
  countLabel,
  ...rootProps
}: ToggleChipsProps) {
  const { menu, openId, open, preloadMenu } = useChipMenu({ items, value, onChange, allOfItemLabel, countLabel });
  const rowRef = useRef<HTMLFieldSetElement>(null);
  useScrollEdges(rowRef);
  useScrollToSelectedChip(rowRef, `${value.itemId} ${value.childId}`);
  const isAll = value.itemId === undefined;

  const renderItem = (item: ChipItem) => {
    const isSelected = value.itemId === item.id;
    const checkIcon = isSelected && <Icon name="check" />;
    if (!item.children?.length)
      return (
        <button
          key={item.id}
          type="button"
          aria-pressed={isSelected}
          className={chip({ isSelected, kind: 'toggle' })}
          onClick={() => onChange(isSelected ? {} : { itemId: item.id })}
        >
          {checkIcon}
          <Bidi>{item.label}</Bidi>
        </button>
      );
    const applied = isSelected ? item.children.find((child) => child.id === value.childId) : undefined;
    return (
      <span key={item.id} className={chipWithChild}>
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={openId === item.id}
          aria-current={isSelected || undefined}
          className={chip({ isSelected, kind: 'menu' })}
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          onClick={(event) => open(item, event.currentTarget, event.detail === 0 ? 'first' : true)}
          onKeyDown={(event) => handleMenuKey(event, (initialFocus) => open(item, event.currentTarget, initialFocus))}
        >
          {checkIcon}
          <Bidi>{item.label}</Bidi>
          <span className={caret}>
            <Icon name="chevron-down" />
          </span>
        </button>
        {applied && (
          <button
            type="button"
            aria-label={removeLabel(applied.label)}
            className={chip({ kind: 'applied' })}
            onClick={(event) => {
              focusCategoryChip(event);
              onChange({ itemId: item.id });
            }}
          >
            <Bidi>{applied.label}</Bidi>
            <Icon name="x" />
          </button>
        )}
      </span>
    );
  };

  return (
    <>
      <fieldset {...rootProps} ref={rowRef} aria-label={label} className={row}>
        <button
          type="button"
          aria-pressed={isAll}
          className={chip({ isSelected: isAll, kind: 'toggle' })}
          onClick={() => isAll || onChange({})}
        >
          {isAll && <Icon name="check" />}
          {allLabel}
        </button>
        {items.map(renderItem)}
      </fieldset>
      {menu}
    </>
  );
}

/** The pressed chip is about to be removed, so the focus moves to its category. */
function focusCategoryChip(event: MouseEvent<HTMLElement>) {
  const category = event.currentTarget.previousElementSibling;
  if (category instanceof HTMLElement) category.focus();
}

function handleMenuKey(event: KeyboardEvent, open: (initialFocus: 'first' | 'last') => void) {
  const initialFocus = getInitialFocus(event);
  if (!initialFocus) return;
  event.preventDefault();
  open(initialFocus);
}
