import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Shelf } from '../../stories/Shelf.tsx';
import { Logo } from './Logo.tsx';

const sizes = ['small', 'medium', 'large', 'hero'] as const;

const meta = {
  title: 'Media/Logo',
  component: Logo,
  args: { variant: 'word', size: 'large' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['word', 'mark', 'both'] },
    size: { control: 'inline-radio', options: sizes },
    script: { control: 'inline-radio', options: ['ar', 'en'] },
  },
  parameters: {
    docs: {
      description: {
        component: `
The name «فانوس» in Alexandria 800; the dot of «ف» is a saffron star of eight points, the lantern lit. No lantern is drawn anywhere:
the name is the picture. In Latin the star sits in the hollow of the "o". The mark, «ف» on a khatam (two squares), is for square places: the icon of the app, of a tab.

Keep the height of an alef free around it. It takes the colour of the text; never set it on a cover.`,
      },
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="s8">
      {(['ar', 'en'] as const).map((script) => (
        <Stack key={script} gap="s6">
          {(['word', 'both'] as const).map((variant) => (
            <Shelf key={variant} name={`${script}, ${variant}`}>
              {sizes.map((size) => (
                <Logo key={size} script={script} variant={variant} size={size} />
              ))}
            </Shelf>
          ))}
        </Stack>
      ))}
      <Shelf name="mark">
        {sizes.map((size) => (
          <Logo key={size} variant="mark" size={size} />
        ))}
      </Shelf>
    </Stack>
  ),
};
