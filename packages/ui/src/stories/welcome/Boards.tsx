import { Ltr } from '../../intl/Bidi.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { sizes as headingSizes } from '../../layout/Heading/Heading.css.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Surface } from '../../layout/Surface/Surface.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Cover } from '../../media/Cover/Cover.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconName } from '../../media/Icon/icons.ts';
import { vars } from '../../theme/contract.css.ts';
import { bar, steps } from './welcome.css.ts';

const sizes = ['lead', 'body', 'label', 'small', 'caption', 'price'] as const;

/** A sentence with full tashkeel in every size of the type scale. */
export function TypeSample({ sentence }: { sentence: string }) {
  return (
    <Stack gap="s6">
      {(['display', 'h1', 'h2', 'h3'] as const).map((size) => (
        <Stack key={size} gap="s4">
          <Text size="caption" tone="muted" lang="en">
            <Ltr>{size}</Ltr>
          </Text>
          <p className={headingSizes[size]}>{sentence}</p>
        </Stack>
      ))}
      {sizes.map((size) => (
        <Stack key={size} gap="s2">
          <Text size="caption" tone="muted" lang="en">
            <Ltr>{size}</Ltr>
          </Text>
          <Text size={size}>{sentence}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const scale = {
  s1: 2,
  s2: 4,
  s3: 8,
  s4: 12,
  s5: 16,
  s6: 20,
  s7: 24,
  s8: 32,
  s9: 40,
  s10: 48,
  s11: 64,
  s12: 96,
} as const;

/** The space scale as bars of the real size. */
export function SpaceScale() {
  return (
    <div>
      {(Object.keys(scale) as (keyof typeof scale)[]).map((step) => (
        <div key={step} className={steps}>
          <Text size="small" lang="en">
            <Ltr>{step}</Ltr>
          </Text>
          <Text size="small" tone="muted">
            {scale[step]}
          </Text>
          <div className={bar} style={{ inlineSize: vars.size[step] }} />
        </div>
      ))}
    </div>
  );
}

const seeds = ['algebra', 'mechanics', 'organic', 'grammar', 'html-css', 'history', 'statistics', 'optics'];

/** The generated covers of eight courses. */
export function CoverSamples() {
  return (
    <Grid minColumnWidth="sm" gap="s5">
      {seeds.map((seed, at) => (
        <Cover key={seed} seed={seed} categoryId={at} shape="card" />
      ))}
    </Grid>
  );
}

/** A group of icons in the current direction. */
export function IconGroup({ names, title }: { names: readonly IconName[]; title: string }) {
  return (
    <Surface background="surface" padding="s6" radius="card" border>
      <Stack gap="s4">
        <Text size="label">{title}</Text>
        <Inline gap="s6">
          {names.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </Inline>
      </Stack>
    </Surface>
  );
}
