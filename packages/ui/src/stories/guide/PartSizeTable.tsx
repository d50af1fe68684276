import weights from '../../../generated/weights.json';
import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { LiveExample, TableScrollContainer } from './Guide.tsx';
import { useTextPicker } from './useTextPicker.ts';

const rows = Object.entries(weights.components);

/** The bytes that each component adds to an app, as measured by `scripts/weigh.ts`. The same numbers are the limits. */
export function PartSizeTable() {
  const pickText = useTextPicker();
  const format = useFormat();
  const kilobytes = (bytes: number) => format.number(Math.round(bytes / 100) / 10);
  return (
    <LiveExample>
      <TableScrollContainer label={pickText('وزن القطع', 'Weight of parts')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{pickText('القطعة', 'Part')}</th>
              <th scope="col">{pickText('وحدها، كيلوبايت', 'Alone, kB')}</th>
              <th scope="col">{pickText('فوق العُدّة، كيلوبايت', 'Over the kit, kB')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{pickText('العُدّة', 'The kit')}</th>
              <td>{kilobytes(weights.baseModules)}</td>
              <td>{pickText('لا ينطبق', 'none')}</td>
            </tr>
            <tr>
              <th scope="row">{pickText('ورقة الأنماط كلها', 'The whole stylesheet')}</th>
              <td>{kilobytes(weights.stylesheet)}</td>
              <td>{pickText('لا ينطبق', 'none')}</td>
            </tr>
            {rows.map(([name, { alone, addedToBase }]) => (
              <tr key={name}>
                <td lang="en">
                  <Ltr>{name}</Ltr>
                </td>
                <td>{kilobytes(alone)}</td>
                <td>{kilobytes(addedToBase)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScrollContainer>
    </LiveExample>
  );
}
