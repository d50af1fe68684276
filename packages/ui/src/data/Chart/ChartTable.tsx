import { Bidi } from '../../intl/Bidi.tsx';
import { ScrollRegion } from '../../layout/ScrollRegion/ScrollRegion.tsx';
import { chartBody } from './Chart.css.ts';
import { headerCell, labelCell, table, tableBody, valueCell } from './ChartTable.css.ts';

/** A row of the table. */
export interface ChartTableRow {
  label: string;
  /** One formatted value for each column after the first. */
  cells: readonly string[];
}

interface ChartTableProps {
  /** Id of the title of the chart. */
  labelledBy: string;
  headers: readonly string[];
  rows: readonly ChartTableRow[];
}

/** The values as a table, as tall as the chart, so that the page does not shift. */
export function ChartTable({ labelledBy, headers, rows }: ChartTableProps) {
  return (
    <div className={`${chartBody} ${tableBody}`}>
      <ScrollRegion labelledBy={labelledBy} maxHeight="fill">
        <table className={table} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              {headers.map((header, index) => (
                <th key={header} scope="col" className={index === 0 ? headerCell : `${headerCell} ${valueCell}`}>
                  {/* It may be a user-written name. */}
                  <Bidi>{header}</Bidi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className={labelCell}>
                  <Bidi>{label}</Bidi>
                </th>
                {cells.map((cell, index) => (
                  <td key={headers[index + 1]} className={valueCell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
