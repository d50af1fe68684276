import { Ltr } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { type Color, contrast, pairs } from '../../theme/contrast.ts';
import { dark } from '../../theme/dark.ts';
import { light } from '../../theme/light.ts';
import { sample, samples } from './guide.css.ts';
import { Live, Wide } from './Guide.tsx';
import { useSay } from './useSay.ts';

interface SamplesProps {
  theme: typeof light;
  fore: Color;
  backs: readonly Color[];
}

function Samples({ theme, fore, backs }: SamplesProps) {
  const format = useFormat();
  return (
    <div className={samples}>
      {backs.map((back) => (
        <span key={back} className={sample} style={{ color: theme[fore], background: theme[back] }}>
          <span lang="en">
            <Ltr>{back}</Ltr>
          </span>
          <span>{format.number(Math.round(contrast(theme[fore], theme[back]) * 100) / 100)}</span>
        </span>
      ))}
    </div>
  );
}

/** Every pairing the system allows, by day and by night, with its contrast computed as you look. */
export function Contrasts() {
  const say = useSay();
  const format = useFormat();
  return (
    <Live>
      <Wide label={say('تباين الألوان', 'Contrast of colours')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('اللون', 'Colour')}</th>
              <th scope="col">{say('المطلوب', 'Needed')}</th>
              <th scope="col">{say('نهارًا على', 'By day, on')}</th>
              <th scope="col">{say('ليلًا على', 'By night, on')}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ fore, backs, least }) => (
              <tr key={fore}>
                <th scope="row" lang="en">
                  <Ltr>{fore}</Ltr>
                </th>
                <td>{format.number(least)}</td>
                <td>
                  <Samples theme={light} fore={fore} backs={backs} />
                </td>
                <td>
                  <Samples theme={dark} fore={fore} backs={backs} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Live>
  );
}
