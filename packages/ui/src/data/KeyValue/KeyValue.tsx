import type { ReactNode } from 'react';
import { root, labelText as labelStyle, list, emptyText, item, valueText as valueStyle } from './KeyValue.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface KeyValueProps extends RootElementProps {
  items: readonly {
    label: string;
    /** Wrap user-written text in `Bidi`, a phone number or an e-mail address in `Ltr`. */
    value: ReactNode;
  }[];
  /** `rows`: one pair per row, the label beside its value if there is room. `grid`: as many columns as fit. */
  layout?: 'rows' | 'grid';
  /** Shown in place of a missing value: «لا يوجد». */
  emptyLabel: string;
}

/** Labels and values of one item: an account, a payment, a course. To compare items use `DataTable`. */
export function KeyValue({ items, layout = 'rows', emptyLabel, ...rootProps }: KeyValueProps) {
  return (
    <div {...rootProps} className={root}>
      <dl className={list({ layout })}>
        {items.map(({ label, value }) => {
          const isEmpty = value === null || value === undefined || value === '';
          return (
            <div key={label} className={item({ layout })}>
              <dt className={labelStyle}>{label}</dt>
              <dd className={valueStyle}>{isEmpty ? <span className={emptyText}>{emptyLabel}</span> : value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
