import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { sampleBrand } from '../../media/Logo/Brand.fixtures.tsx';
import { BrandContext } from '../../media/Logo/brand.ts';
import { Logo } from '../../media/Logo/Logo.tsx';
import { LabeledSample } from '../../stories/LabeledSample.tsx';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { Splash, type SplashProps } from './Splash.tsx';

/** A page with a button that plays the intro again. */
function ReplayDemo({ label, ...props }: SplashProps & { label: string }) {
  const [isPlaying, setIsPlaying] = useState(true);
  return (
    <>
      <Button variant="outline" icon="play" onPress={() => setIsPlaying(true)}>
        {label}
      </Button>
      {isPlaying && (
        <Splash
          {...props}
          onDone={() => {
            props.onDone();
            setIsPlaying(false);
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Navigation/Splash',
  component: Splash,
  args: { logo: <Logo size="large" isDecorative />, skipLabel: navLabels.ar.skipIntro, onDone: fn() },
  argTypes: { logo: { control: false } },
  render: (args, { globals }) => (
    <ReplayDemo
      {...args}
      skipLabel={localize(globals, navLabels).skipIntro}
      label={localize(globals, { ar: 'أعد المقدمة', en: 'Play again' })}
    />
  ),
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component: [
          'The intro of the home page: an animated star covers the page for 3.5 seconds. The page is already rendered below it. The time counts from the start of the navigation (`startedAt`), so a slow machine shows less of it. The app shows it once per session. The `picture` of the `brand` of `UiProvider` replaces the star.',
          '**Keyboard** · Any key ends it, also Tab, so that the focus is never hidden. A click anywhere ends it; the skip button is for assistive technology and touch.',
          '**Reduced motion** · It is never shown, and `onDone` is called immediately.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const frame: CSSProperties = { position: 'relative', blockSize: '560px', contain: 'paint' };
/** What the animation ends with. Reduced motion, which screenshots have, would hide it. */
const completeSplash = `
[data-intro] { display: block !important; }
[data-intro], [data-intro] * { animation: none !important; }`;

/** The complete star, and the picture of a brand in its place. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const splash = <Splash {...args} skipLabel={localize(globals, navLabels).skipIntro} />;
    return (
      <Stack gap="s7">
        <style>{completeSplash}</style>
        <LabeledSample name="default">
          <div style={frame}>{splash}</div>
        </LabeledSample>
        <LabeledSample name="picture of the brand">
          <BrandContext value={sampleBrand}>
            <div style={frame}>{splash}</div>
          </BrandContext>
        </LabeledSample>
      </Stack>
    );
  },
};
