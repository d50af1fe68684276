import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Spinner } from './Spinner.tsx';

const labels = { ar: 'جارٍ التحميل', en: 'Loading' };
const meta = { title: 'Feedback/Spinner/Spec', component: Spinner, tags: ['!autodocs', 'spec'] } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasItsLabelAsProgressbarName: Story = {
  render: (_args, { globals }) => <Spinner label={localize(globals, labels)} />,
  play: async ({ canvas, globals }) => {
    const spinner = canvas.getByRole('progressbar', { name: localize(globals, labels) });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
};

export const IsHiddenWithoutALabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const TakesTheColourOfTheTextAndNoFocus: Story = {
  render: (_args, { globals }) => (
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Spinner label={localize(globals, labels)} />
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    const spinner = canvas.getByRole('progressbar');
    // With forced colours the text colour comes from the system, so it is always visible.
    await expect(getComputedStyle(spinner).stroke).toBe('rgb(1, 2, 3)');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
