import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { Cover } from '../../media/Cover/Cover.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Hero, type HeroProps } from './Hero.tsx';

const art: HeroProps['art'] = [
  <Cover key="a" seed="algebra-1" categoryId={0} ratio="1:1" />,
  <Cover key="b" seed="physics-1" categoryId={2} ratio="4:3" />,
  <Cover key="c" seed="biology-1" categoryId={1} ratio="4:3" />,
];

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  parameters: {
    docs: {
      description: {
        component:
          'The first section of the home page. Other pages start with a `Heading`. The action is the only saffron element of the view. The art is decoration in three pieces with one outline; its large corner is at the end of the line, so it mirrors.',
      },
    },
  },
  args: { title: '', description: '', action: null, art },
  argTypes: { action: { control: false }, art: { control: false } },
  render: (args, { globals }) => {
    const labels = localize(globals, {
      ar: { title: 'نور المعرفة أقرب إليك', text: 'دورات بالفيديو، واختبار بعد كل وحدة.', action: 'تصفّح الدورات' },
      en: {
        title: 'The light of knowledge, closer to you',
        text: 'Video courses, and a quiz after every unit.',
        action: 'Browse courses',
      },
    });
    return (
      <Hero
        {...args}
        title={args.title || labels.title}
        description={args.description || labels.text}
        action={
          <ButtonLink href="#courses" tone="accent" size="large">
            {labels.action}
          </ButtonLink>
        }
      />
    );
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As on the home page. */
export const Home: Story = {};

/** A long title with full tashkeel wraps without clipping a mark. */
export const Sheet: Story = { tags: ['sheet'], args: { title: texts.long, description: texts.latin } };
