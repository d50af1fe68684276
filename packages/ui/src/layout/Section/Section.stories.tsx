import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/Link.tsx';
import { localize } from '../../stories/localize.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const textsByLanguage = {
  ar: { title: 'أحدث الدورات', all: 'كل الدورات', items: ['الجبر', 'الهندسة', 'الكيمياء'] },
  en: { title: 'Newest courses', all: 'All courses', items: ['Algebra', 'Geometry', 'Chemistry'] },
};

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { id: 'newest', title: '', children: null },
  argTypes: { title: { control: false }, children: { control: false }, action: { control: false } },
  render: ({ id }, { globals }) => {
    const { title, all, items } = localize(globals, textsByLanguage);
    return (
      <Section id={id} title={title} action={<Link href="#all">{all}</Link>}>
        <Grid as="ul" minColumnWidth="sm">
          {items.map((item) => (
            <Card key={item} as="li">
              <Text>{item}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
A section of a page: a heading with an optional link beside it, and content. On phones it stays open; \`PageSection\` collapses there. It needs no scripts.`,
      },
    },
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** With and without a link, and with a long title. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { title, all, items } = localize(globals, textsByLanguage);
    return (
      <Stack gap="s8">
        <Section id="with-link" title={title} action={<Link href="#all">{all}</Link>}>
          <Text>{items.join(' · ')}</Text>
        </Section>
        <Section id="without-link" title={items[0] ?? ''}>
          <Text>{items.join(' · ')}</Text>
        </Section>
        <Section id="long" title={texts.long} action={<Link href="#all">{all}</Link>}>
          <Text>{items.join(' · ')}</Text>
        </Section>
      </Stack>
    );
  },
};
