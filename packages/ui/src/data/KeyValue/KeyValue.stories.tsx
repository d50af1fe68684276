import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Bidi, Ltr } from '../../intl/Bidi.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { pick } from '../../stories/text.ts';
import { KeyValue, type KeyValueProps } from './KeyValue.tsx';

const words = {
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    role: 'الدور',
    teacher: 'مدرّس',
    joined: 'تاريخ الانضمام',
    date: '5 أكتوبر 2026',
    about: 'نبذة',
    site: 'الموقع',
    link: 'رابط الدورة',
    empty: 'لا يوجد',
  },
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    teacher: 'Teacher',
    joined: 'Joined',
    date: 'October 5, 2026',
    about: 'About',
    site: 'Website',
    link: 'Course link',
    empty: 'None',
  },
};
const facts = (say: (typeof words)['ar']): KeyValueProps['items'] => [
  { label: say.name, value: <Bidi>{texts.mixed}</Bidi> },
  { label: say.email, value: <Ltr>mona@fanous.example</Ltr> },
  { label: say.phone, value: <Ltr>0100 123 4567</Ltr> },
  { label: say.role, value: <Badge tone="primary">{say.teacher}</Badge> },
  { label: say.joined, value: say.date },
  { label: say.site, value: '' },
];

const meta = {
  title: 'Data/KeyValue',
  component: KeyValue,
  args: { items: [], layout: 'rows', emptyLabel: '' },
  argTypes: { items: { control: false }, layout: { control: 'inline-radio', options: ['rows', 'grid'] } },
  render: ({ layout = 'rows' }, { globals }) => {
    const say = pick(globals, words);
    return <KeyValue items={facts(say)} layout={layout} emptyLabel={say.empty} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
The facts of one thing, each under its name: an account, a payment, a course. A native \`<dl>\`. What is missing says so; an empty place looks like a mistake. Things to compare stand
in a \`DataTable\`, one number that matters in a \`StatCard\`.`,
      },
    },
  },
} satisfies Meta<typeof KeyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Rows, rows with little room, a grid; long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, words);
    const long = [
      { label: say.about, value: <Bidi>{texts.long}</Bidi> },
      { label: say.link, value: <Ltr>{texts.unbroken}</Ltr> },
    ];
    return (
      <Stack gap="s7">
        <Card padding="s6">
          <KeyValue items={[...facts(say), ...long]} emptyLabel={say.empty} />
        </Card>
        <div style={{ maxInlineSize: '328px' }}>
          <Card padding="s6">
            <KeyValue items={[...facts(say), ...long]} emptyLabel={say.empty} />
          </Card>
        </div>
        <Card padding="s6">
          <KeyValue items={[...facts(say), ...long]} layout="grid" emptyLabel={say.empty} />
        </Card>
      </Stack>
    );
  },
};
