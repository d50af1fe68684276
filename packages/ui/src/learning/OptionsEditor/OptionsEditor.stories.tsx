import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { LiveOptions } from './LiveOptions.tsx';
import { blankOptions } from './options.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { forces, formWords, hardOptions, optionsLabels, repeated } from './OptionsEditor.fixtures.ts';

const meta = {
  title: 'Learning/OptionsEditor',
  component: OptionsEditor,
  args: { value: forces.ar, labels: optionsLabels.ar, onChange: fn() },
  argTypes: { value: { control: false }, labels: { control: false }, fieldName: { control: false } },
  render: (args, { globals }) => (
    <LiveOptions {...args} value={pick(globals, forces)} labels={pick(globals, optionsLabels)} />
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'Writes the options of a question: two to five, exactly one of them correct. Give it the options and keep what it hands back; inside `Form` it lets neither a blank text nor a set without a correct option be sent, and opens the dialogs of the three limits by itself.',
          'To show options and let someone choose use `QuizRunner`; for settings use `RadioGroup`.',
          '**Keyboard** · Tab goes from the field to the radio, then to the buttons of the row · ↑ ↓ on a radio move the correct answer; in a text they move nothing but the caret · Space marks. After adding, the new field has the focus; after removing, the field of the next row, or the button that adds; after moving, the button that was pressed, or its twin at the edge.',
          '**Announced** · «أُضيف الاختيار 4 من 5», what was removed and how many are left, and where a moved one stands.',
          '**Why native radios** · React Aria’s radio group hears arrows from everything inside it, so ← in a text would change the correct answer unseen.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof OptionsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Begun, written, full with hard texts, and refused; wide and in a column. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const words = pick(globals, optionsLabels);
    const say = pick(globals, formWords);
    return (
      <div style={{ display: 'grid', gap: '48px' }}>
        <OptionsEditor {...args} labels={words} value={blankOptions()} />
        <OptionsEditor {...args} labels={words} value={hardOptions} />
        <OptionsEditor
          {...args}
          labels={words}
          value={pick(globals, repeated)}
          rowErrors={{ 33: say.taken }}
          errorMessage={words.incomplete.text}
        />
        <div style={{ maxInlineSize: '20rem' }}>
          <OptionsEditor {...args} labels={words} value={pick(globals, forces)} />
        </div>
      </div>
    );
  },
};
