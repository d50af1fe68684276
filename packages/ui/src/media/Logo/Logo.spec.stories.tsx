import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { UiProvider } from '../../intl/UiProvider.tsx';
import type { Language } from '../../intl/digits.ts';
import { sampleBrand } from './Brand.fixtures.tsx';
import { Logo } from './Logo.tsx';

const meta = { title: 'Media/Logo/Spec', component: Logo, tags: ['!autodocs', 'spec'] } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasItsNameInTheLanguageOfThePage: Story = {
  args: { variant: 'both' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: localize(globals, { ar: 'فانوس', en: 'Fanous' }) })).toBeVisible();
  },
};

export const IsHiddenInsideANamedLink: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const ShowsTheBrandOfTheProvider: Story = {
  args: { variant: 'both' },
  render: (args, { globals }) => (
    <UiProvider language={globals['locale'] as Language} brand={sampleBrand}>
      <Logo {...args} />
      <Logo {...args} isDecorative />
    </UiProvider>
  ),
  play: async ({ canvas, globals }) => {
    const name = localize(globals, sampleBrand.name);
    const logo = canvas.getByRole('img');
    await expect(logo).toHaveAccessibleName(name);
    await expect(logo.querySelector('svg')).toBeVisible();
    await expect(logo).toHaveTextContent(name);
  },
};
