import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './DetailsRow.css.ts';
import { roleProps } from './table.ts';

interface DetailsRowProps {
  /** The number of columns, hidden ones included. */
  columnCount: number;
  children: ReactNode;
}

/** A row of one cell, as wide as the columns that are visible. */
export function DetailsRow({ columnCount, children }: DetailsRowProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    const cell = ref.current;
    const head = cell?.closest('table')?.tHead?.rows[0];
    if (!cell || !head) return undefined;
    // A cell that spans too many columns would add one.
    const observer = new ResizeObserver(() => {
      const visible = [...head.cells].filter(({ offsetWidth }) => offsetWidth > 0).length;
      cell.colSpan = visible || columnCount;
    });
    observer.observe(head);
    return () => observer.disconnect();
  }, [columnCount]);
  return (
    <tr {...roleProps.row} className={css.row}>
      <td ref={ref} {...roleProps.cell} colSpan={columnCount} className={css.cell}>
        <div className={css.content}>{children}</div>
      </td>
    </tr>
  );
}
