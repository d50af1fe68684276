import type { Meta, StoryObj } from '@storybook/react-vite';
import { localize } from '../../stories/localize.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Surface } from '../../layout/Surface/Surface.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { PublicShell } from './PublicShell.tsx';

const meta = {
  title: 'Shells/PublicShell',
  component: PublicShell,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The layout of every public page. The footer of a short page is at the bottom of the window. For dashboard pages use `DashboardShell`.',
      },
      story: { inline: false, iframeHeight: 480 },
    },
  },
  args: { mainId: 'main', top: null, footer: null, children: null },
  argTypes: { top: { control: false }, footer: { control: false }, children: { control: false } },
  render: (args, { globals }) => {
    const labels = localize(globals, {
      ar: { top: 'رأس الصفحة', title: 'كل الأقسام', footer: 'تذييل الصفحة' },
      en: { top: 'Header', title: 'All categories', footer: 'Footer' },
    });
    return (
      <PublicShell
        {...args}
        top={
          <Surface as="header">
            <Container>
              <div style={{ paddingBlock: '16px' }}>
                <Text>{labels.top}</Text>
              </div>
            </Container>
          </Surface>
        }
        footer={
          <Surface as="footer" background="sunken">
            <Container>
              <div style={{ paddingBlock: '24px' }}>
                <Text>{labels.footer}</Text>
              </div>
            </Container>
          </Surface>
        }
      >
        <Container>
          <Heading level={1}>{labels.title}</Heading>
        </Container>
      </PublicShell>
    );
  },
} satisfies Meta<typeof PublicShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A short page with the footer at the bottom. */
export const Short: Story = {};

/**
 * The whole layout, with a fixed height: the page is as high as the window, and a screenshot makes the window as high as the page,
 * so that the footer would always be cut.
 */
export const Sheet: Story = {
  tags: ['sheet'],
  args: { mainId: 'sheet-main' },
  decorators: [
    (Story) => (
      <>
        <style>{'#sheet-main { min-block-size: 320px !important; }'}</style>
        {Story()}
      </>
    ),
  ],
};
