import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { KeyValue } from './KeyValue.tsx';

const translations = {
  ar: { name: 'الاسم', mona: 'منى', site: 'الموقع', empty: 'لا يوجد' },
  en: { name: 'Name', mona: 'Mona', site: 'Website', empty: 'None' },
};

const meta = {
  title: 'Data/KeyValue/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const labels = localize(globals, translations);
    return (
      <KeyValue
        items={[
          { label: labels.name, value: labels.mona },
          { label: labels.site, value: null },
        ]}
        emptyLabel={labels.empty}
      />
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryValueHasATermAndMissingValuesALabel: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, translations);
    const [terms, values] = [canvas.getAllByRole('term'), canvas.getAllByRole('definition')];
    await expect(terms.map(({ textContent }) => textContent)).toEqual([labels.name, labels.site]);
    await expect(values.map(({ textContent }) => textContent)).toEqual([labels.mona, labels.empty]);
  },
};
