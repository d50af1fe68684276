import { Ltr } from '../../intl/Bidi.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { type Color, contrast, pairs } from '../../theme/contrast.ts';
import { dark } from '../../theme/dark.ts';
import { light } from '../../theme/light.ts';
import { plate, plates, words } from './welcome.css.ts';

const themes = { light, dark };
type Theme = typeof light;

/** The least contrast a colour reaches over everything it may stand on. */
function worst(theme: Theme, fore: Color) {
  const pair = pairs.find((one) => one.fore === fore);
  if (!pair) return null;
  const ratios = pair.backs.map((back) => ({ back, ratio: contrast(theme[fore], theme[back]) }));
  return ratios.reduce((a, b) => (b.ratio < a.ratio ? b : a));
}

function Plate({ theme, name }: { theme: Theme; name: Color }) {
  const least = worst(theme, name);
  const ground = least ? theme[least.back] : theme[name];
  const ink = least ? theme[name] : undefined;
  return (
    <div className={plate} style={{ background: ground, color: ink }}>
      {least && (
        <>
          <span aria-hidden>أب</span>
          <Ltr>{least.ratio.toFixed(2)}</Ltr>
        </>
      )}
    </div>
  );
}

/** Colours by their job, by day and by night, on the ground where each reads worst, with the contrast it has there. */
export function Swatches({ names }: { names: Partial<Record<Color, string>> }) {
  return (
    <Grid minColumnWidth="sm" gap="s5">
      {(Object.entries(names) as [Color, string][]).map(([name, job]) => (
        <Card key={name} padding="s0" clip>
          <div className={plates}>
            {(['light', 'dark'] as const).map((theme) => (
              <Plate key={theme} theme={themes[theme]} name={name} />
            ))}
          </div>
          <div className={words}>
            <Text size="label">{job}</Text>
            <Text size="caption" tone="muted" lang="en">
              <Ltr>{name}</Ltr>
            </Text>
            <Text size="caption" tone="muted" lang="en">
              <Ltr>{`${light[name]} · ${dark[name]}`}</Ltr>
            </Text>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
