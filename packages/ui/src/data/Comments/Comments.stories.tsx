import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { commentsLabels, commentsNow, longComment, sampleComments, viewer } from './Comments.fixtures.ts';
import { Comments, type CommentsProps } from './Comments.tsx';

const translations = { ar: { labels: commentsLabels.ar }, en: { labels: commentsLabels.en } };

const meta = {
  title: 'Data/Comments',
  component: Comments,
  args: {
    ...translations.ar,
    comments: sampleComments,
    now: commentsNow,
    viewer,
    onAdd: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
  argTypes: {
    comments: { control: false },
    labels: { control: false },
    viewer: { control: false },
    now: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A conversation below a lesson or a course: comments, one level of replies, and a field to write. For results without a conversation use `Timeline`.',
          '**Sending** · `onAdd` returns a promise. The comment is shown at once, marked as being sent. If the promise rejects, it disappears, and its text is back in the field with an error. What was typed meanwhile stays.',
          '**Deleting** · Own comments have a button. A question comes first, and shows an error if the promise of `onDelete` rejects.',
          '**Keyboard** · Ctrl Enter and ⌘ Enter post · Escape closes an empty reply, and the focus returns to its button.',
          '**Screen readers** · Each comment is an article with the name of its author. That a comment was posted is announced.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Comments {...localizeArgs<CommentsProps>(args, globals, translations)} />,
};

/** With a field, replies, own and long comments; for visitors; empty. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const labels = localize(globals, commentsLabels);
    return (
      <Stack gap="s9">
        <Comments {...args} labels={labels} comments={[...sampleComments, longComment]} />
        <Comments
          labels={{ ...labels, list: `${labels.list} 2` }}
          now={commentsNow}
          comments={sampleComments.slice(1)}
        />
        <Comments labels={{ ...labels, list: `${labels.list} 3` }} now={commentsNow} comments={[]} />
      </Stack>
    );
  },
};
