import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NavigateContext } from '../../intl/navigation.ts';
import { localize } from '../../stories/localize.ts';
import { ButtonLink } from './ButtonLink.tsx';

const navigate = fn();
const translations = { ar: 'إنشاء حساب', en: 'Create account' };
const meta = {
  title: 'Actions/ButtonLink/Spec',
  component: ButtonLink,
  tags: ['!autodocs', 'spec'],
  args: { href: '/signup', children: '' },
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [(Story) => <NavigateContext value={navigate}>{Story()}</NavigateContext>],
  render: (args, { globals }) => <ButtonLink {...args}>{localize(globals, translations)}</ButtonLink>,
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsALinkThatEnterFollows: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: localize(globals, translations) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/signup');
  },
};
