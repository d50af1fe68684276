import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Block } from '../../stories/Block.tsx';
import { pick } from '../../stories/text.ts';
import { Heading } from '../../layout/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DashboardShell } from './DashboardShell.tsx';

const words = {
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
    trail: null,
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
The frame of every dashboard page. From 1024 px the menu stays at the inline start; below that \`menuButton\` opens it in a \`Drawer\`, and a phone shows the
face alone of who is signed in. Public pages stand in \`PublicFrame\`.

**Keyboard:** the skip link of the page leads to \`mainId\`.`,
      },
    },
  },
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const render: Story['render'] = (_args, { globals }) => {
  const text = pick(globals, words);
  return (
    <DashboardShell
      mainId="main"
      menu={<Block>{text.menu}</Block>}
      menuButton={<IconButton icon="menu" label={text.open} />}
      trail={text.trail}
      user={{ name: text.name, role: text.role }}
      actions={<IconButton icon="log-out" label={text.out} />}
    >
      <Stack gap="s5">
        <Heading level={1}>{text.title}</Heading>
        <Block>{text.body}</Block>
      </Stack>
    </DashboardShell>
  );
};

export const Playground: Story = { render };
export const Sheet: Story = { tags: ['sheet'], render };
