import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
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

/** The complete star, paused. */
export const Sheet: Story = {
  tags: ['sheet'],
  play: async ({ canvasElement }) => {
    for (const animation of canvasElement.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = 2500;
    }
  },
};
