import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { LabeledSample } from '../../stories/LabeledSample.tsx';
import { localize } from '../../stories/localize.ts';
import { outlineLabels, outlineUnits } from './CourseOutline.fixtures.ts';
import { CourseOutline } from './CourseOutline.tsx';
import type { OutlineUnit } from './outline.ts';

const meta = {
  title: 'Learning/CourseOutline',
  component: CourseOutline,
  args: { units: outlineUnits.ar, labels: outlineLabels.ar, playingId: 'video-2', currentId: 'video-2', onPress: fn() },
  argTypes: { units: { control: false }, labels: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  render: (args, { globals }) => (
    <Card padding="s0">
      <CourseOutline {...args} units={localize(globals, outlineUnits)} labels={localize(globals, outlineLabels)} />
    </Card>
  ),
  parameters: {
    docs: {
      description: {
        component: `
The units of a course. Videos, recordings, files and quizzes stand in one list, in the order of the teacher. The unit of the current item is
open. It has no border of its own: put it in a \`Card\`, or in the panel of a \`VideoSwitcher\` with \`renderList\`.`,
      },
    },
  },
} satisfies Meta<typeof CourseOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each sample has ids of its own. */
const prefixIds = (units: readonly OutlineUnit[], prefix: string): OutlineUnit[] =>
  units.map(({ items, ...unit }) =>
    Object.assign(unit, { items: items.map((item) => Object.assign({}, item, { id: `${prefix}-${item.id}` })) }),
  );

/** Every kind and state: nothing selected, a video that plays, and a selected item that is locked. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const labels = localize(globals, outlineLabels);
    const units = localize(globals, outlineUnits);
    const samples = [
      { id: 'none', name: 'nothing selected', currentId: null, playingId: null },
      { id: 'plays', name: 'a video plays', currentId: 'plays-video-2', playingId: 'plays-video-2' },
      { id: 'locked', name: 'a locked item is selected', currentId: 'locked-video-4', playingId: null },
    ];
    return (
      <Stack gap="s8">
        {samples.map(({ id, name, ...ids }) => (
          <LabeledSample key={id} name={name}>
            <Card padding="s0">
              <CourseOutline {...args} {...ids} labels={labels} units={prefixIds(units, id)} />
            </Card>
          </LabeledSample>
        ))}
      </Stack>
    );
  },
};
