import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Ltr } from '../../intl/Bidi.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { EmptyState } from './EmptyState.tsx';

const labels = {
  ar: {
    title: 'لا توجد دورات',
    description: 'ستظهر هنا الدورات التي تشترك فيها.',
    search: 'لا توجد نتائج للبحث عن «تفاضل»',
    hint: 'جرّب كلمة أقصر، أو امسح البحث لترى كل الدورات.',
    clear: 'مسح البحث',
    call: 'للاستفسار عن دورة بسعر 250 جنيهًا اتصل على',
  },
  en: {
    title: 'No courses found',
    description: 'Courses you subscribe to will appear here.',
    search: 'No results for “calculus”',
    hint: 'Try a shorter word, or clear the search to see every course.',
    clear: 'Clear search',
    call: 'To ask about a course of EGP 250 call',
  },
};
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: '' },
  parameters: {
    docs: {
      description: {
        component: `
Replaces an empty list with a message and an action. The ornament is a star with one filled piece. The title says
what is missing. If loading failed use \`ErrorState\`: an empty list and a failed one must not look the same.`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => {
    const { title, description } = localize(globals, labels);
    return <EmptyState {...args} title={args.title || title} description={args.description ?? description} />;
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { title, search, hint, clear } = localize(globals, labels);
    return (
      <Stack gap="s7">
        <Card>
          <EmptyState title={title} />
        </Card>
        <Card>
          <EmptyState
            title={search}
            description={hint}
            action={
              <Button variant="outline" icon="x">
                {clear}
              </Button>
            }
          />
        </Card>
        <Card>
          <EmptyState
            title={texts.long}
            description={
              <>
                {localize(globals, labels).call} <Ltr>0100 123 4567</Ltr>
              </>
            }
          />
        </Card>
      </Stack>
    );
  },
};
