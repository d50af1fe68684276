import { Ltr } from '../../intl/Bidi.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { type ColorName, getContrastRatio, contrastPairs } from '../../theme/contrast.ts';
import { darkColors } from '../../theme/dark.ts';
import { lightColors } from '../../theme/light.ts';
import { colorSample, colorSamples, caption } from './welcome.css.ts';

const themes = { light: lightColors, dark: darkColors };
type Theme = typeof lightColors;

/** Returns the background on which a colour has its lowest contrast. */
function findLowestContrast(theme: Theme, foreground: ColorName) {
  const pair = contrastPairs.find((one) => one.foreground === foreground);
  if (!pair) return null;
  const ratios = pair.backgrounds.map((background) => ({
    background,
    ratio: getContrastRatio(theme[foreground], theme[background]),
  }));
  return ratios.reduce((a, b) => (b.ratio < a.ratio ? b : a));
}

function ColorSample({ theme, name }: { theme: Theme; name: ColorName }) {
  const lowest = findLowestContrast(theme, name);
  const ground = lowest ? theme[lowest.background] : theme[name];
  const ink = lowest ? theme[name] : undefined;
  return (
    <div className={colorSample} style={{ background: ground, color: ink }}>
      {lowest && (
        <>
          <span aria-hidden>أب</span>
          <Ltr>{lowest.ratio.toFixed(2)}</Ltr>
        </>
      )}
    </div>
  );
}

/** Colours by purpose in both themes, each on the background with its lowest contrast, with that contrast. */
export function Swatches({ names }: { names: Partial<Record<ColorName, string>> }) {
  return (
    <Grid minColumnWidth="sm" gap="s5">
      {(Object.entries(names) as [ColorName, string][]).map(([name, job]) => (
        <Card key={name} padding="s0" clip>
          <div className={colorSamples}>
            {(['light', 'dark'] as const).map((theme) => (
              <ColorSample key={theme} theme={themes[theme]} name={name} />
            ))}
          </div>
          <div className={caption}>
            <Text size="label">{job}</Text>
            <Text size="caption" tone="muted" lang="en">
              <Ltr>{name}</Ltr>
            </Text>
            <Text size="caption" tone="muted" lang="en">
              <Ltr>{`${lightColors[name]} · ${darkColors[name]}`}</Ltr>
            </Text>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
