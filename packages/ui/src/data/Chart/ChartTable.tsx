import { Bidi } from '../../intl/Bidi.tsx';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { chartBody } from './Chart.css.ts';
import type { ChartPoint } from './chartPoint.ts';
import { headerCell, labelCell, table, valueCell } from './ChartTable.css.ts';

interface ChartTableProps {
  /** Id of the title of the chart. */
  labelledBy: string;
  data: readonly ChartPoint[];
  labelHeader: string;
  valueHeader: string;
  formatValue: (value: number) => string;
}

/** The values as a table, as tall as the chart, so that the page does not shift. */
export function ChartTable({ labelledBy, data, labelHeader, valueHeader, formatValue }: ChartTableProps) {
  return (
    <div className={chartBody}>
      <ScrollRegion labelledBy={labelledBy} maxHeight="fill">
        <table className={table} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <th scope="col" className={headerCell}>
                {labelHeader}
              </th>
              <th scope="col" className={`${headerCell} ${valueCell}`}>
                {valueHeader}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((point) => (
              <tr key={point.label}>
                <th scope="row" className={labelCell}>
                  {/* It may be a user-written name. */}
                  <Bidi>{point.label}</Bidi>
                </th>
                <td className={valueCell}>{formatValue(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
