import type { Meta, StoryObj } from '@storybook/react-vite';
import { pick } from '../../stories/text.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Surface } from '../../layout/Surface/Surface.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const meta = {
  title: 'Shells/PublicFrame',
  component: PublicFrame,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The frame of every public page. The footer of a short page stands at the foot of the window. The dashboard has its own frame, `DashboardShell`.',
      },
      story: { inline: false, iframeHeight: 480 },
    },
  },
  args: { mainId: 'main', top: null, footer: null, children: null },
  argTypes: { top: { control: false }, footer: { control: false }, children: { control: false } },
  render: (args, { globals }) => {
    const say = pick(globals, {
      ar: { top: 'رأس الصفحة', title: 'كل الأقسام', footer: 'تذييل الصفحة' },
      en: { top: 'Header', title: 'All categories', footer: 'Footer' },
    });
    return (
      <PublicFrame
        {...args}
        top={
          <Surface as="header">
            <Container>
              <div style={{ paddingBlock: '16px' }}>
                <Text>{say.top}</Text>
              </div>
            </Container>
          </Surface>
        }
        footer={
          <Surface as="footer" ground="sunken">
            <Container>
              <div style={{ paddingBlock: '24px' }}>
                <Text>{say.footer}</Text>
              </div>
            </Container>
          </Surface>
        }
      >
        <Container>
          <Heading level={1}>{say.title}</Heading>
        </Container>
      </PublicFrame>
    );
  },
} satisfies Meta<typeof PublicFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A short page: the footer stands at the foot. */
export const Short: Story = {};

/** The same on a sheet. */
export const Sheet: Story = { tags: ['sheet'] };
