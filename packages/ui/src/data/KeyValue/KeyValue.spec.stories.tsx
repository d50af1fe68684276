import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { KeyValue } from './KeyValue.tsx';

const words = {
  ar: { name: 'الاسم', mona: 'منى', site: 'الموقع', empty: 'لا يوجد' },
  en: { name: 'Name', mona: 'Mona', site: 'Website', empty: 'None' },
};

const meta = {
  title: 'Data/KeyValue/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const say = pick(globals, words);
    return (
      <KeyValue
        items={[
          { label: say.name, value: say.mona },
          { label: say.site, value: null },
        ]}
        emptyLabel={say.empty}
      />
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryValueHasItsTermAndNoneIsLeftEmpty: Story = {
  play: async ({ canvas, globals }) => {
    const say = pick(globals, words);
    const [terms, values] = [canvas.getAllByRole('term'), canvas.getAllByRole('definition')];
    await expect(terms.map(({ textContent }) => textContent)).toEqual([say.name, say.site]);
    await expect(values.map(({ textContent }) => textContent)).toEqual([say.mona, say.empty]);
  },
};
