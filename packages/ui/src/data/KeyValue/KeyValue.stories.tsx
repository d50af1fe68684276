import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { Bidi, Ltr } from '../../intl/Bidi.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { KeyValue, type KeyValueProps } from './KeyValue.tsx';

const translations = {
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
const createItems = (labels: (typeof translations)['ar']): KeyValueProps['items'] => [
  { label: labels.name, value: <Bidi>{texts.mixed}</Bidi> },
  { label: labels.email, value: <Ltr>mona@fanous.example</Ltr> },
  { label: labels.phone, value: <Ltr>0100 123 4567</Ltr> },
  { label: labels.role, value: <Badge tone="primary">{labels.teacher}</Badge> },
  { label: labels.joined, value: labels.date },
  { label: labels.site, value: '' },
];

const meta = {
  title: 'Data/KeyValue',
  component: KeyValue,
  args: { items: [], layout: 'rows', emptyLabel: '' },
  argTypes: { items: { control: false }, layout: { control: 'inline-radio', options: ['rows', 'grid'] } },
  render: ({ layout = 'rows' }, { globals }) => {
    const labels = localize(globals, translations);
    return <KeyValue items={createItems(labels)} layout={layout} emptyLabel={labels.empty} />;
  },
  parameters: {
    docs: {
      description: {
        component: `
Labels and values of one item: an account, a payment, a course. A native \`<dl>\`. A missing value shows \`emptyLabel\`. To compare items use
\`DataTable\`, for one important number use \`StatCard\`.`,
      },
    },
  },
} satisfies Meta<typeof KeyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Rows, narrow rows, a grid; long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, translations);
    const long = [
      { label: labels.about, value: <Bidi>{texts.long}</Bidi> },
      { label: labels.link, value: <Ltr>{texts.unbroken}</Ltr> },
    ];
    return (
      <Stack gap="s7">
        <Card padding="s6">
          <KeyValue items={[...createItems(labels), ...long]} emptyLabel={labels.empty} />
        </Card>
        <div style={{ maxInlineSize: '328px' }}>
          <Card padding="s6">
            <KeyValue items={[...createItems(labels), ...long]} emptyLabel={labels.empty} />
          </Card>
        </div>
        <Card padding="s6">
          <KeyValue items={[...createItems(labels), ...long]} layout="grid" emptyLabel={labels.empty} />
        </Card>
      </Stack>
    );
  },
};
