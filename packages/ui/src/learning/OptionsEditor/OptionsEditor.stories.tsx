import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { StatefulOptionsEditor } from './StatefulOptionsEditor.tsx';
import { createBlankOptions } from './options.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import {
  physicsOptions,
  optionsFormLabels,
  hardOptions,
  optionsLabels,
  repeatedOptions,
} from './OptionsEditor.fixtures.ts';

const meta = {
  title: 'Learning/OptionsEditor',
  component: OptionsEditor,
  args: { value: physicsOptions.ar, labels: optionsLabels.ar, onChange: fn() },
  argTypes: { value: { control: false }, labels: { control: false }, getFieldName: { control: false } },
  render: (args, { globals }) => (
    <StatefulOptionsEditor
      {...args}
      value={localize(globals, physicsOptions)}
      labels={localize(globals, optionsLabels)}
    />
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'Edits the options of a question: two to five, exactly one of them correct. A controlled component. In a `Form` it blocks submitting blank texts or options without a correct one. It opens the dialogs of the three limits.',
          'To answer a question use `QuizRunner`; for settings use `RadioGroup`.',
          '**Keyboard** · Tab moves from the field to the radio, then to the buttons of the row · ↑ ↓ on a radio move the correct answer; in a text they only move the caret · Space selects. After adding, the new field has the focus; after removing, the field of the next row or the add button; after moving, the pressed button, or the other move button at the edge.',
          '**Announced** · «أُضيف الاختيار 4 من 5», the removed option and the number left, and the new position of a moved option.',
          '**Why native radios** · A React Aria radio group handles arrow keys of everything inside it, so ← in a text would change the correct answer.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof OptionsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Blank, filled, with long texts, and with errors; wide and in a narrow column. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const labels = localize(globals, optionsLabels);
    const formLabels = localize(globals, optionsFormLabels);
    return (
      <div style={{ display: 'grid', gap: '48px' }}>
        <OptionsEditor {...args} labels={labels} value={createBlankOptions()} />
        <OptionsEditor {...args} labels={labels} value={hardOptions} />
        <OptionsEditor
          {...args}
          labels={labels}
          value={localize(globals, repeatedOptions)}
          errorsByKey={{ 33: formLabels.taken }}
          errorMessage={labels.incomplete.description}
        />
        <div style={{ maxInlineSize: '20rem' }}>
          <OptionsEditor {...args} labels={labels} value={localize(globals, physicsOptions)} />
        </div>
      </div>
    );
  },
};
