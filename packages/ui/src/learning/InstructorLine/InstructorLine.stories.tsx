import type { Meta, StoryObj } from '@storybook/react-vite';
import { localize } from '../../stories/localize.ts';
import { courseLabels } from '../Course.fixtures.ts';
import { InstructorLine } from './InstructorLine.tsx';

const meta = {
  title: 'Learning/InstructorLine',
  component: InstructorLine,
  args: { name: 'د. هالة فؤاد', label: '', imageSrc: null },
  render: (args, { globals }) => <InstructorLine {...args} label={localize(globals, courseLabels).instructor} />,
  parameters: {
    docs: {
      description: {
        component: [
          'The instructor of a course: avatar and name, small on a card, large on the page of the course. Screen readers read «المدرّس» before the name.',
          'For the signed-in user use `Avatar` and the name.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof InstructorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Small and large; Arabic and Latin names; a name of two lines. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const label = localize(globals, courseLabels).instructor;
    return (
      <div style={{ display: 'grid', gap: '16px', justifyItems: 'start', maxInlineSize: '280px' }}>
        {(['default', 'large'] as const).flatMap((size) =>
          ['د. هالة فؤاد', 'Sara Adel', 'أ. عبد الرحمن عبد المقصود الشرقاوي'].map((name) => (
            <InstructorLine key={`${size} ${name}`} name={name} label={label} size={size} />
          )),
        )}
      </div>
    );
  },
};
