import type { ReactNode } from 'react';
import { box, label as labelStyle, list, nothing, pair, value as valueStyle } from './KeyValue.css.ts';

export interface KeyValueProps {
  items: readonly {
    label: string;
    /** Text of somebody else goes in a `Bidi`, a phone number or an address in an `Ltr`. */
    value: ReactNode;
  }[];
  /** `rows` one under another, each label beside its value where there is room; `grid` as many beside one another as fit. */
  layout?: 'rows' | 'grid';
  /** Stands where a value is missing: «لا يوجد». */
  emptyLabel: string;
}

/** The facts of one thing: an account, a payment, a course. Things to compare stand in a `DataTable`. */
export function KeyValue({ items, layout = 'rows', emptyLabel }: KeyValueProps) {
  return (
    <div className={box}>
      <dl className={list({ layout })}>
        {items.map(({ label, value }) => {
          const isEmpty = value === null || value === undefined || value === '';
          return (
            <div key={label} className={pair({ layout })}>
              <dt className={labelStyle}>{label}</dt>
              <dd className={valueStyle}>{isEmpty ? <span className={nothing}>{emptyLabel}</span> : value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
