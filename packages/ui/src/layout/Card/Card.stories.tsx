import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../actions/Link/Link.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { Cover } from '../../media/Cover/Cover.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { gap as gaps } from '../space.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const textsByLanguage = {
  ar: { title: 'الفيزياء', text: 'بطاقة لها حافة وظل خفيف.' },
  en: { title: 'Physics', text: 'A card with an edge and a soft shadow.' },
};
const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { padding: 's6' },
  argTypes: { padding: { control: 'select', options: Object.keys(gaps) }, as: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A container with a border for one thing: a course, a result, a form. With \`isInteractive\` it rises under the pointer and shows the focus of **the one link inside** that covers it
(\`<Link stretched>\`). Put no other control into such a card. For a background without a border use \`Surface\`.`,
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Card {...args}>{<Text>{localize(globals, textsByLanguage).text}</Text>}</Card>,
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { title, text } = localize(globals, textsByLanguage);
    return (
      <Grid>
        <Card>
          <Stack gap="s3">
            <Heading level={2} size="h3">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </Card>
        <Card isSelected>
          <Stack gap="s3">
            <Heading level={2} size="h3">
              <Bidi>{texts.mixed}</Bidi>
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </Card>
        <Card as="article" padding="s0" isInteractive clip>
          <Cover seed="physics" categoryId={3} />
          <Surface padding="s6">
            <Heading level={2} size="h3">
              <Link href="/single/physics" variant="plain" stretched>
                {texts.long}
              </Link>
            </Heading>
          </Surface>
        </Card>
      </Grid>
    );
  },
};
