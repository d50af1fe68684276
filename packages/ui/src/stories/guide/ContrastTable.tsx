import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { type ColorName, getContrastRatio, contrastPairs } from '../../theme/contrast.ts';
import { darkColors } from '../../theme/dark.ts';
import { lightColors } from '../../theme/light.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { failed, sample, samples } from './guide.css.ts';
import type { Themes } from './themeOverrides.ts';
import { LiveExample, TableScrollContainer } from './Guide.tsx';
import { useTextPicker } from './useTextPicker.ts';

interface SamplesProps {
  theme: Themes['light'];
  foreground: ColorName;
  backgrounds: readonly ColorName[];
  minRatio: number;
}

function Samples({ theme, foreground, backgrounds, minRatio }: SamplesProps) {
  const format = useFormat();
  const pickText = useTextPicker();
  return (
    <div className={samples}>
      {backgrounds.map((background) => {
        const ratio = getContrastRatio(theme[foreground], theme[background]);
        const isEnough = ratio >= minRatio;
        return (
          <span
            key={background}
            className={isEnough ? sample : `${sample} ${failed}`}
            style={{ color: theme[foreground], background: theme[background] }}
          >
            <span lang="en">
              <Ltr>{background}</Ltr>
            </span>
            <span>
              {/* Rounded down, so that 4.499 does not look like 4.5. */}
              {format.number(Math.floor(ratio * 100) / 100)} <Icon name={isEnough ? 'check' : 'x'} />
              <VisuallyHidden>{isEnough ? pickText('مقبول', 'passes') : pickText('غير كافٍ', 'fails')}</VisuallyHidden>
            </span>
          </span>
        );
      })}
    </div>
  );
}

const khayamiyaThemes: Themes = { light: lightColors, dark: darkColors };

/** All allowed colour combinations in both themes, with their computed contrast, and whether it is enough. */
export function ContrastTable({ themes = khayamiyaThemes }: { themes?: Themes }) {
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
                  <Samples theme={themes.light} foreground={foreground} backgrounds={backgrounds} minRatio={minRatio} />
                </td>
                <td>
                  <Samples theme={themes.dark} foreground={foreground} backgrounds={backgrounds} minRatio={minRatio} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScrollContainer>
    </LiveExample>
  );
}
