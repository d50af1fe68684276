import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { BrandContext } from './brand.ts';
import { sampleBrand } from './Brand.fixtures.tsx';
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
The name «فانوس» in Alexandria 800. The dot of «ف» is a saffron star with eight points; in Latin script the star is inside the "o".
The mark, «ف» on a khatam (two squares), is for square places: the app icon and the favicon.

An app with another name passes its \`brand\` to \`UiProvider\`: a mark, the name in both languages, and optionally the name as a drawing.
All logos then show it.

Keep the height of an alef free around it. It has the text colour; never put it on a cover.`,
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
            <VariantRow key={variant} name={`${script}, ${variant}`}>
              {sizes.map((size) => (
                <Logo key={size} script={script} variant={variant} size={size} />
              ))}
            </VariantRow>
          ))}
        </Stack>
      ))}
      <VariantRow name="mark">
        {sizes.map((size) => (
          <Logo key={size} variant="mark" size={size} />
        ))}
      </VariantRow>
      <BrandContext value={sampleBrand}>
        {(['ar', 'en'] as const).map((script) => (
          <VariantRow key={script} name={`brand, ${script}`}>
            {sizes.map((size) => (
              <Logo key={size} script={script} variant="both" size={size} />
            ))}
          </VariantRow>
        ))}
      </BrandContext>
    </Stack>
  ),
};
