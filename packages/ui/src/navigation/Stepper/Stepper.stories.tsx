import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { stepperTexts } from './Stepper.fixtures.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: '', items: [], currentId: 'price', labels: stepperTexts.ar.labels, onChange: fn() },
  argTypes: {
    items: { control: false },
    labels: { control: false },
    currentId: { control: 'select', options: stepperTexts.ar.steps.map(({ id }) => id) },
  },
  render: (args, { globals }) => {
    const { label, labels, steps } = localize(globals, stepperTexts);
    return <StatefulStepper key={args.currentId} {...args} label={label} labels={labels} items={steps} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
The numbered steps of a long form. In a narrow place it is a row of marks below the number and the title of the current step. Done steps are
buttons; an upcoming one is too if \`isLinear\` is false.

The page moves the focus to the heading of the new step, and keeps what was typed.`,
      },
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

function StatefulStepper(props: StepperProps) {
  const [currentId, setCurrentId] = useState(props.currentId);
  return (
    <Stepper
      {...props}
      currentId={currentId}
      onChange={(id) => {
        setCurrentId(id);
        props.onChange?.(id);
      }}
    />
  );
}

export const Playground: Story = {};

/** Every state, wide and narrow, with long and mixed titles. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, labels, steps } = localize(globals, stepperTexts);
    const [details, price, files, review] = steps as [Step, Step, Step, Step];
    const shared = { labels, onChange: () => undefined };
    const withError = [{ ...details, isInvalid: true }, price, files, review];
    return (
      <Stack gap="s9">
        <Stepper {...shared} label={label} items={steps} currentId="details" />
        <Stepper {...shared} label={`${label} 2`} items={withError} currentId="files" />
        <Stepper
          {...shared}
          label={`${label} 3`}
          items={steps.map(({ id, title, description }) => ({ id, title, description, isDone: true }))}
          currentId="review"
        />
        <Stepper
          labels={labels}
          label={`${label} 4`}
          currentId="b"
          items={[
            { id: 'a', title: <Bidi>{texts.long}</Bidi> },
            { id: 'b', title: <Bidi>{texts.mixed}</Bidi> },
            { id: 'c', title: <Bidi>{texts.latin}</Bidi>, isOptional: true },
          ]}
        />
        <div style={{ maxInlineSize: '328px' }}>
          <Stepper {...shared} label={`${label} 5`} items={withError} currentId="files" />
        </div>
      </Stack>
    );
  },
};
type Step = (typeof stepperTexts)['ar']['steps'][number];
