import { Bidi } from '../../intl/Bidi.tsx';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { asTall } from './Chart.css.ts';
import type { ChartPoint } from './chartPoint.ts';
import { head, label, table, value } from './ChartTable.css.ts';

interface ChartTableProps {
  /** The id of the chart's title. */
  labelledBy: string;
  data: readonly ChartPoint[];
  labelHeader: string;
  valueHeader: string;
  valueText: (value: number) => string;
}

/** The same values to read, in the place of the picture and as tall, so that nothing around it moves. */
export function ChartTable({ labelledBy, data, labelHeader, valueHeader, valueText }: ChartTableProps) {
  return (
    <div className={asTall}>
      <ScrollRegion labelledBy={labelledBy} maxHeight="fill">
        <table className={table} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {labelHeader}
              </th>
              <th scope="col" className={`${head} ${value}`}>
                {valueHeader}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((point) => (
              <tr key={point.label}>
                <th scope="row" className={label}>
                  {/* It may be a name that somebody gave. */}
                  <Bidi>{point.label}</Bidi>
                </th>
                <td className={value}>{valueText(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
