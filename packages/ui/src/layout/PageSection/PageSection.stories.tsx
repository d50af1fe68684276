import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PageSection } from './PageSection.tsx';

const textsByLanguage = {
  ar: { title: 'ملفات الدورة (PDF)', meta: '3 ملفات', body: 'القائمة', add: 'إضافة', other: 'الوصف' },
  en: { title: 'Course files (PDF)', meta: '3 files', body: 'The list', add: 'Add', other: 'Description' },
};

const meta = {
  title: 'Layout/PageSection',
  component: PageSection,
  args: { id: 'section', title: '', children: null },
  argTypes: { children: { control: false }, action: { control: false } },
  render: ({ id, defaultExpanded = false }, { globals }) => {
    const { title, meta: count, body } = localize(globals, textsByLanguage);
    return (
      <PageSection id={id} title={title} meta={count} defaultExpanded={defaultExpanded}>
        <SampleBlock>{body}</SampleBlock>
      </PageSection>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A section of a long page, such as the files of a course. From 1024 px it is a heading with content, and a `SectionNav` links to it. Below that, the heading is a button that opens and closes the content. CSS alone decides between the two, so a server-rendered page is correct from the start. Print and pages without scripts show everything.',
          'For content that opens and closes at every width use `Disclosure`; for one view of several use `Tabs`.',
          '**Keyboard** · Below 1024 px the heading is a button: Enter and Space open and close, the focus stays.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With a count and a button, without both, and with a very long title. On a phone the first two are open. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { title, meta: count, body, add, other } = localize(globals, textsByLanguage);
    return (
      <Stack gap="s7">
        <PageSection id="a" title={title} meta={count} defaultExpanded action={<Button icon="plus">{add}</Button>}>
          <SampleBlock>{body}</SampleBlock>
        </PageSection>
        <PageSection id="b" title={other} defaultExpanded>
          <SampleBlock>{body}</SampleBlock>
        </PageSection>
        <PageSection id="c" title={texts.long} meta={count}>
          <SampleBlock>{body}</SampleBlock>
        </PageSection>
      </Stack>
    );
  },
};
