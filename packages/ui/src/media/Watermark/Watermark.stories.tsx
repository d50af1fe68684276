import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { Watermark } from './Watermark.tsx';

const viewer = { ar: 'منى السيد', en: 'Mona Elsayed' };
const longName = {
  ar: 'عبد الرحمن محمد عبد العزيز السيد أبو المعاطي',
  en: 'Abdelrahman Mohamed Abdelaziz Elsayed Aboulmaaty',
};

const Picture = ({ color, children }: { color: string; children: ReactNode }) => (
  <div style={{ position: 'relative', maxInlineSize: '32rem', aspectRatio: '16 / 9', background: color }}>
    {children}
  </div>
);

const meta = {
  title: 'Media/Watermark',
  component: Watermark,
  args: { name: viewer.ar, identifier: '5678' },
  render: (args, { globals }) => (
    <Picture color="black">
      <Watermark {...args} name={localize(globals, viewer)} />
    </Picture>
  ),
  parameters: {
    docs: {
      description: {
        component: [
          'Says over a video who watches it, so that a copy of the video shows who made it. Use it as `watermark` of `MediaPlayer` or `EmbedPlayer`: it fills a positioned parent.',
          'It moves every 25 seconds and fades in and out. Under reduced motion it stays in the corner. It never reaches the lower 40 % of the picture, where captions and controls are, and takes no clicks.',
          '**Screen readers** · Hidden.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Watermark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On a black and on a white picture, without an identifier, and with a name that is too long. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <Stack gap="s4">
      <Picture color="black">
        <Watermark name={localize(globals, viewer)} identifier="5678" />
      </Picture>
      <Picture color="white">
        <Watermark name={localize(globals, viewer)} />
      </Picture>
      <div style={{ maxInlineSize: '18rem' }}>
        <Picture color="gray">
          <Watermark name={localize(globals, longName)} identifier="5678" />
        </Picture>
      </div>
    </Stack>
  ),
};
