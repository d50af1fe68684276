import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { getKeyboardStep } from '../../intl/keyboardStep.ts';
import { useDirection } from '../../intl/useDirection.ts';
import { useFormat } from '../../intl/useFormat.ts';
import { useScrollEdges } from '../../utils/useScrollEdges.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconSource } from '../../media/Icon/icons.ts';
import { count, list, panel, tab as tabStyle } from './Tabs.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** One tab and its content. */
export interface Tab {
  id: string;
  label: string;
  icon?: IconSource;
  /** The number of items in it; part of its name. */
  count?: number;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface TabsProps extends RootElementProps {
  /** Name of the tab list: «محتوى الدورة». */
  label: string;
  items: readonly Tab[];
  /** The selected tab (controlled). */
  selectedId?: string;
  /** The first selected tab (uncontrolled); default: the first one. */
  defaultSelectedId?: string;
  onChange?: (id: string) => void;
}

/** Shows one view of several. For content that everyone must read use headings; for ordered steps use `Steps`. */
export function Tabs({ label, items, selectedId, defaultSelectedId, onChange, ...rootProps }: TabsProps) {
  const id = useId();
  const format = useFormat();
  const direction = useDirection();
  const [ownSelectedId, setOwnSelectedId] = useState(defaultSelectedId ?? items[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const listRef = useRef<HTMLDivElement>(null);
  useScrollEdges(listRef);
  const selectedTab = items.find((item) => item.id === (selectedId ?? ownSelectedId));
  const shownId = selectedTab?.id;
  useEffect(() => {
    if (listRef.current && shownId) scrollTabToCenter(listRef.current, buttons.current.get(shownId));
  }, [shownId]);

  const selectTab = (next: string) => {
    setOwnSelectedId(next);
    if (next !== selectedTab?.id) onChange?.(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const open = items.filter(({ isDisabled }) => !isDisabled);
    const at = open.findIndex((item) => item.id === selectedTab?.id);
    const step = getKeyboardStep(event.key, direction);
    if (!step) return;
    // After the last tab comes the first.
    const to = { next: at + 1, previous: at - 1 + open.length, first: 0, last: open.length - 1 }[step];
    const next = open[to % open.length];
    if (!next) return;
    event.preventDefault();
    selectTab(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div {...rootProps}>
      <div ref={listRef} role="tablist" aria-label={label} className={list}>
        {items.map((item) => {
          const isShown = item === selectedTab;
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
              // Scrolls the whole tab into view.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
              onKeyDown={handleKeyDown}
              onClick={() => selectTab(item.id)}
            >
              {item.icon && <Icon name={item.icon} />}
              <Bidi>{item.label}</Bidi>
              {item.count !== undefined && <span className={count}>{format.number(item.count)}</span>}
            </button>
          );
        })}
      </div>
      {selectedTab && (
        // The panel is focusable even if nothing in it is.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selectedTab.id}`}
          tabIndex={0}
          className={panel}
        >
          {selectedTab.content}
        </div>
      )}
    </div>
  );
}

/** Scrolls a tab to the middle of the list. Only the list scrolls, not the page. */
function scrollTabToCenter(row: HTMLElement, tab: HTMLElement | undefined): void {
  if (!tab) return;
  const [box, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollBy({ left: own.x + own.width / 2 - box.x - box.width / 2, behavior: 'instant' });
}
