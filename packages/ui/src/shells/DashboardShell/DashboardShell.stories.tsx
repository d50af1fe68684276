import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { SampleBlock } from '../../stories/SampleBlock.tsx';
import { localize } from '../../stories/localize.ts';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DashboardShell } from './DashboardShell.tsx';

const textsByLanguage = {
  ar: {
    menu: 'القائمة الجانبية',
    open: 'فتح القائمة',
    trail: 'لوحة التحكم',
    name: 'خالد منصور',
    role: 'مدرّس',
    out: 'تسجيل الخروج',
    title: 'دوراتي',
    body: 'الصفحة',
  },
  en: {
    menu: 'Side menu',
    open: 'Open menu',
    trail: 'Dashboard',
    name: 'Khaled Mansour',
    role: 'Teacher',
    out: 'Log out',
    title: 'My courses',
    body: 'The page',
  },
};
const meta = {
  title: 'Shells/DashboardShell',
  component: DashboardShell,
  args: {
    menu: null,
    menuButton: null,
    breadcrumbs: null,
    user: { name: '', role: '' },
    actions: null,
    children: null,
    mainId: 'main',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
The layout of every dashboard page. From 1024 px the menu is at the inline start; below that \`menuButton\` opens it in a \`Drawer\`, and a phone shows only
the avatar of the user. Public pages use \`PublicShell\`.

**Keyboard:** the skip link of the page leads to \`mainId\`.`,
      },
    },
  },
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const render: Story['render'] = (_args, { globals }) => {
  const text = localize(globals, textsByLanguage);
  return (
    <DashboardShell
      mainId="main"
      menu={<SampleBlock>{text.menu}</SampleBlock>}
      menuButton={<IconButton icon="menu" label={text.open} />}
      breadcrumbs={text.trail}
      user={{ name: text.name, role: text.role }}
      actions={<IconButton icon="log-out" label={text.out} />}
    >
      <Stack gap="s5">
        <Heading level={1}>{text.title}</Heading>
        <SampleBlock>{text.body}</SampleBlock>
      </Stack>
    </DashboardShell>
  );
};

/** Before the user is known, the place of the avatar is kept. */
export const UserLoads: Story = {
  render: () => (
    <DashboardShell
      mainId="main"
      menu={null}
      menuButton={null}
      breadcrumbs={<Skeleton width="third" />}
      actions={<Skeleton shape="circle" />}
    >
      <Skeleton shape="block" />
    </DashboardShell>
  ),
};
export const Playground: Story = { render };
export const Sheet: Story = { tags: ['sheet'], render };
