import weights from '../../../generated/weights.json';
import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Live, Wide } from './Guide.tsx';
import { usePickLanguage } from './usePickLanguage.ts';

const rows = Object.entries(weights.components);

/** The bytes that each component adds to an app, as measured by `scripts/weigh.ts`. The same numbers are the limits. */
export function WeightTable() {
  const say = usePickLanguage();
  const format = useFormat();
  const kilobytes = (bytes: number) => format.number(Math.round(bytes / 100) / 10);
  return (
    <Live>
      <Wide label={say('وزن القطع', 'Weight of parts')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('القطعة', 'Part')}</th>
              <th scope="col">{say('وحدها، كيلوبايت', 'Alone, kB')}</th>
              <th scope="col">{say('فوق العُدّة، كيلوبايت', 'Over the kit, kB')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{say('العُدّة', 'The kit')}</th>
              <td>{kilobytes(weights.baseModules)}</td>
              <td>{say('لا ينطبق', 'none')}</td>
            </tr>
            <tr>
              <th scope="row">{say('ورقة الأنماط كلها', 'The whole stylesheet')}</th>
              <td>{kilobytes(weights.stylesheet)}</td>
              <td>{say('لا ينطبق', 'none')}</td>
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
      </Wide>
    </Live>
  );
}
