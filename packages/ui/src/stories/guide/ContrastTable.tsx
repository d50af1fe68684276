import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { type ColorName, getContrastRatio, contrastPairs } from '../../theme/contrast.ts';
import { darkColors } from '../../theme/dark.ts';
import { lightColors } from '../../theme/light.ts';
import { sample, samples } from './guide.css.ts';
import { LiveExample, TableScrollContainer } from './Guide.tsx';
import { useTextPicker } from './useTextPicker.ts';

interface SamplesProps {
  theme: typeof lightColors;
  foreground: ColorName;
  backgrounds: readonly ColorName[];
}

function Samples({ theme, foreground, backgrounds }: SamplesProps) {
  const format = useFormat();
  return (
    <div className={samples}>
      {backgrounds.map((background) => (
        <span key={background} className={sample} style={{ color: theme[foreground], background: theme[background] }}>
          <span lang="en">
            <Ltr>{background}</Ltr>
          </span>
          <span>{format.number(Math.round(getContrastRatio(theme[foreground], theme[background]) * 100) / 100)}</span>
        </span>
      ))}
    </div>
  );
}

/** All allowed colour combinations in both themes, with their computed contrast. */
export function ContrastTable() {
  const pickText = useTextPicker();
  const format = useFormat();
  return (
    <LiveExample>
      <TableScrollContainer label={pickText('تباين الألوان', 'Contrast of colours')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{pickText('اللون', 'Colour')}</th>
              <th scope="col">{pickText('المطلوب', 'Needed')}</th>
              <th scope="col">{pickText('الفاتح على', 'Light theme, on')}</th>
              <th scope="col">{pickText('الداكن على', 'Dark theme, on')}</th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map(({ foreground, backgrounds, minRatio }) => (
              <tr key={foreground}>
                <th scope="row" lang="en">
                  <Ltr>{foreground}</Ltr>
                </th>
                <td>{format.number(minRatio)}</td>
                <td>
                  <Samples theme={lightColors} foreground={foreground} backgrounds={backgrounds} />
                </td>
                <td>
                  <Samples theme={darkColors} foreground={foreground} backgrounds={backgrounds} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScrollContainer>
    </LiveExample>
  );
}
