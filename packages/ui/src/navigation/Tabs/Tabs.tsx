import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { readingStep } from '../../intl/readingKeys.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { useScrollEdges } from '../../utils/useScrollEdges.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { count, list, panel, tab as tabStyle } from './Tabs.css.ts';

/** One view of several, of which one is shown. */
export interface Tab {
  id: string;
  label: string;
  icon?: IconName;
  /** How many things are in it; part of its name. */
  count?: number;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs: «محتوى الدورة». */
  label: string;
  items: readonly Tab[];
  /** Which one is shown, where the page keeps it, such as in its address. */
  selectedId?: string;
  /** Where the part keeps it itself; the first one without it. */
  defaultSelectedId?: string;
  onChange?: (id: string) => void;
}

/** Several views in one place. What everyone must read stands on the page, under headings; steps in an order are `Steps`. */
export function Tabs({ label, items, selectedId, defaultSelectedId, onChange }: TabsProps) {
  const id = useId();
  const format = useFormat();
  const direction = useDirection();
  const [own, setOwn] = useState(defaultSelectedId ?? items[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row);
  const shown = items.find((item) => item.id === (selectedId ?? own));
  const shownId = shown?.id;
  useEffect(() => {
    if (row.current && shownId) bringIntoSight(row.current, buttons.current.get(shownId));
  }, [shownId]);

  const show = (next: string) => {
    setOwn(next);
    if (next !== shown?.id) onChange?.(next);
  };
  const move = (event: KeyboardEvent) => {
    const open = items.filter(({ isDisabled }) => !isDisabled);
    const at = open.findIndex((item) => item.id === shown?.id);
    const step = readingStep(event.key, direction);
    if (!step) return;
    // Past the last one comes the first.
    const to = { next: at + 1, previous: at - 1 + open.length, first: 0, last: open.length - 1 }[step];
    const next = open[to % open.length];
    if (!next) return;
    event.preventDefault();
    show(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={list}>
        {items.map((item) => {
          const isShown = item === shown;
          return (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${id}-${item.id}`}
              className={tabStyle}
              aria-selected={isShown}
              aria-controls={isShown ? `${id}-panel` : undefined}
              disabled={item.isDisabled}
              tabIndex={isShown ? 0 : -1}
              ref={(button) => {
                if (button) buttons.current.set(item.id, button);
                else buttons.current.delete(item.id);
              }}
              // The shown one comes into sight whole, on a phone too.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
              onKeyDown={move}
              onClick={() => show(item.id)}
            >
              {item.icon && <Icon name={item.icon} />}
              <Bidi>{item.label}</Bidi>
              {item.count !== undefined && <span className={count}>{format.number(item.count)}</span>}
            </button>
          );
        })}
      </div>
      {shown && (
        // The panel is reached by Tab even when nothing in it can be.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`} tabIndex={0} className={panel}>
          {shown.content}
        </div>
      )}
    </div>
  );
}

/** To the middle of the row, clear of its fading ends. Only the row scrolls: the page may stand anywhere. */
function bringIntoSight(row: HTMLElement, tab: HTMLElement | undefined): void {
  if (!tab) return;
  const [box, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollBy({ left: own.x + own.width / 2 - box.x - box.width / 2, behavior: 'instant' });
}
