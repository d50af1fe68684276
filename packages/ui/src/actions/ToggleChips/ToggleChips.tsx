import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useScrollEdges } from '../../utils/useScrollEdges.ts';
import { lineOfKey } from '../Menu/lineOfKey.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { caret, chip, pair, row } from './ToggleChips.css.ts';
import { type ChipItem, type ChipValue, useChipMenu } from './useChipMenu.tsx';
import { useScrollToSelectedChip } from './useScrollToSelectedChip.ts';

export interface ToggleChipsProps {
  /** Names the group: «تصفية حسب القسم». */
  label: string;
  /** The chip that takes every filter away: «الكل». */
  allLabel: string;
  items: ChipItem[];
  /** What is applied: nothing, a category, or a category and one of its children. */
  value: ChipValue;
  onChange: (value: ChipValue) => void;
  /** Names the chip that takes a child away again: «إزالة الجبر». */
  removeLabel: (childLabel: string) => string;
  /** The first line of a category's menu, which applies all of it: «كل الرياضيات». */
  wholeLabel: (itemLabel: string) => string;
  /** How a number beside a child is read aloud: «دورتان». */
  countLabel: (count: number) => string;
}

/**
 * Filters a list by one category, or one child of it. A category without children is a toggle, one with children opens a
 * menu of them; the child that is applied stands beside it and is taken away by a press. The list says how much is left.
 */
export function ToggleChips({
  label,
  allLabel,
  items,
  value,
  onChange,
  removeLabel,
  wholeLabel,
  countLabel,
}: ToggleChipsProps) {
  const { menu, openId, open, fetchMenu } = useChipMenu({ items, value, onChange, wholeLabel, countLabel });
  const rowRef = useRef<HTMLFieldSetElement>(null);
  useScrollEdges(rowRef);
  useScrollToSelectedChip(rowRef, `${value.itemId} ${value.childId}`);
  const isAll = value.itemId === undefined;

  const renderItem = (item: ChipItem) => {
    const isSelected = value.itemId === item.id;
    const sign = isSelected && <Icon name="check" />;
    if (!item.children?.length)
      return (
        <button
          key={item.id}
          type="button"
          aria-pressed={isSelected}
          className={chip({ isSelected, kind: 'toggle' })}
          onClick={() => onChange(isSelected ? {} : { itemId: item.id })}
        >
          {sign}
          <Bidi>{item.label}</Bidi>
        </button>
      );
    const applied = isSelected ? item.children.find((child) => child.id === value.childId) : undefined;
    return (
      <span key={item.id} className={pair}>
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={openId === item.id}
          aria-current={isSelected || undefined}
          className={chip({ isSelected, kind: 'menu' })}
          onPointerEnter={fetchMenu}
          onFocus={fetchMenu}
          onClick={(event) => open(item, event.currentTarget, event.detail === 0 ? 'first' : true)}
          onKeyDown={(event) => openByKey(event, (line) => open(item, event.currentTarget, line))}
        >
          {sign}
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
              focusBefore(event);
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
      <fieldset ref={rowRef} aria-label={label} className={row}>
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

/** The chip is about to go: the focus moves to the category beside it. */
function focusBefore(event: MouseEvent<HTMLElement>) {
  const category = event.currentTarget.previousElementSibling;
  if (category instanceof HTMLElement) category.focus();
}

function openByKey(event: KeyboardEvent, open: (line: 'first' | 'last') => void) {
  const line = lineOfKey(event);
  if (!line) return;
  event.preventDefault();
  open(line);
}
