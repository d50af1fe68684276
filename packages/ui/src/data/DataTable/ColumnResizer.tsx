import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { getKeyboardStep } from '../../intl/keyboardStep.ts';
import { useDirection } from '../../intl/useDirection.ts';
import {
  type ColumnWidths,
  findOriginalWidth,
  keyboardStepPx,
  maxColumnWidthPx,
  minColumnWidthPx,
  readColumnWidths,
  setColumnWidth,
  setStoredColumnWidths,
} from './columnWidths.ts';
import { handle } from './ColumnResizer.css.ts';

interface ColumnResizerProps {
  columnId: string;
  label: string;
  getDefaultWidths: () => ColumnWidths | undefined;
  onResizeEnd: (widths: ColumnWidths) => void;
}

/** The state of a drag. */
interface Drag {
  startX: number;
  startWidths: ColumnWidths;
}

/** Changes the styles of the header cells itself, so that a drag renders no row again. */
export function ColumnResizer({ columnId, label, getDefaultWidths, onResizeEnd }: ColumnResizerProps) {
  const direction = useDirection();
  const ref = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);

  const getTable = () => ref.current?.closest('table');
  const updateValue = () => {
    const width = ref.current?.closest('th')?.getBoundingClientRect().width;
    ref.current?.setAttribute('aria-valuenow', String(Math.round(width ?? 0)));
  };
  const resize = (getWidth: (startWidth: number) => number, startWidths?: ColumnWidths) => {
    const table = getTable();
    if (!table) return;
    const widths = startWidths ?? readColumnWidths(table);
    setColumnWidth(table, columnId, getWidth(widths[columnId] ?? 0), widths);
    updateValue();
  };
  const finish = () => {
    const table = getTable();
    if (table) onResizeEnd(readColumnWidths(table));
  };

  const effects = useRef({ getDefaultWidths, updateValue });
  useLayoutEffect(() => {
    const element = ref.current;
    const table = element?.closest('table');
    if (!element || !table) return undefined;
    const start = () => {
      const { getDefaultWidths, updateValue } = effects.current;
      const storedWidths = getDefaultWidths();
      // The first handle sets the widths of all columns.
      if (storedWidths && table.dataset['resized'] === undefined) setStoredColumnWidths(table, storedWidths);
      updateValue();
    };
    // In a hidden element and in cards the columns have no widths, and the handle has no box.
    if (element.offsetWidth > 0) {
      start();
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === 0) return;
      observer.disconnect();
      start();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const table = getTable();
    if (!table || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startWidths: readColumnWidths(table) };
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    const { startX, startWidths } = drag.current;
    const distance = (event.clientX - startX) * (direction === 'rtl' ? -1 : 1);
    resize((startWidth) => startWidth + distance, startWidths);
  };
  const handlePointerEnd = () => {
    if (!drag.current) return;
    drag.current = undefined;
    finish();
  };
  const resetWidth = () => {
    const width = findOriginalWidth(ref.current?.closest('th'));
    if (width === undefined) return;
    resize(() => width);
    finish();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = getKeyboardStep(event.key, direction);
    if (!step) return;
    // The region would scroll.
    event.preventDefault();
    if (step === 'last') return resetWidth();
    resize((width) => (step === 'first' ? minColumnWidthPx : width + (step === 'next' ? 1 : -1) * keyboardStepPx));
    finish();
  };

  return (
    // A focusable separator is a widget: a window splitter (WAI-ARIA).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={minColumnWidthPx}
      aria-valuemax={maxColumnWidthPx}
      aria-valuenow={minColumnWidthPx}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-column-id={columnId}
      className={handle}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
      onDoubleClick={resetWidth}
      onKeyDown={handleKeyDown}
    />
  );
}
