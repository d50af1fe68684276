import type { Meta, StoryObj } from '@storybook/react-vite';
import { pick } from '../../stories/text.ts';
import { courseWords } from '../Course.fixtures.ts';
import { InstructorLine } from './InstructorLine.tsx';

const meta = {
  title: 'Learning/InstructorLine',
  component: InstructorLine,
  args: { name: 'د. هالة فؤاد', label: '', imageSrc: null },
  render: (args, { globals }) => <InstructorLine {...args} label={pick(globals, courseWords).instructor} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Who teaches a course: face and name, small on a card, large on the page of the course. «المدرّس» is heard before the name, since no heading says it.',
          'For the name of whoever is signed in use `Avatar` beside it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof InstructorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Small and large; Arabic and Latin names; one that needs two lines. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const label = pick(globals, courseWords).instructor;
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
