import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi, Ltr } from '../../intl/Bidi.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Cover } from './Cover.tsx';
import { getPaletteName } from './palettes.ts';

const seeds = [
  'algebra-1',
  'physics-3',
  'organic-chemistry',
  'html-css',
  'english-grammar',
  'history-of-egypt',
  'accounting',
];
const categories = [0, 1, 2, 3, 4, 5];

const meta = {
  title: 'Media/Cover',
  component: Cover,
  args: { seed: 'algebra-1', categoryId: 0, ratio: '16:9', shape: 'card' },
  argTypes: {
    ratio: { control: 'inline-radio', options: ['16:9', '4:3', '1:1', '21:9'] },
    shape: { control: 'inline-radio', options: ['square', 'rounded', 'card', 'hero'] },
    categoryId: { control: { type: 'number', min: 0, max: 20 } },
  },
  parameters: {
    docs: {
      description: {
        component: `
The cover of a course: its picture, or a generated interlaced star pattern in the Khayamiya style.
The **seed** (the course's slug) selects stars, angles, size and colour roles; the **category** selects the palette. The same seed
gives the same cover on every machine. Change the seed below.

The **title of the course** selects the drawing in the middle. Sixteen subjects have one, recognised in Arabic and English.
A title without a known subject has the pattern alone.

Always decoration: the title is beside it. Patterns are symmetric, so they need no mirroring. Never put text on a cover.

The method is *polygons in contact*: place polygons edge to edge (octagons, hexagons, decagons, dodecagons); from the middle of
each edge draw two lines inward at one angle until each meets another; weave them over and under.`,
      },
    },
  },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The colours of six categories, and what seeds do within one. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Grid gap="s6">
      {seeds.flatMap((seed, at) =>
        categories
          .filter((category) => (category + at) % 2 === 0)
          .map((category) => (
            <Stack key={`${seed}-${category}`} gap="s2">
              <Cover seed={`${seed}-${category}`} categoryId={category} shape="card" />
              <Text size="caption" tone="muted" lang="en">
                <Ltr>{`${seed}, ${getPaletteName(category)}`}</Ltr>
              </Text>
            </Stack>
          )),
      )}
    </Grid>
  ),
};

const titles = [
  'الفيزياء: الصف الثالث الثانوي',
  'مُقَدِّمَةٌ فِي الْكِيمْيَاءِ الْعُضْوِيَّةِ',
  'Chemistry for Beginners',
  'الأحياء: الصف الثالث الثانوي',
  'التفاضل والتكامل',
  'مبادئ الإحصاء والاحتمالات',
  'النحو من البداية إلى الإتقان',
  'English Tenses Made Easy',
  'تاريخ مصر الحديث',
  'الجغرافيا والخرائط',
  'علم التشريح',
  'مبادئ المحاسبة المالية',
  'مدخل إلى القانون',
  'مبادئ الفلسفة والمنطق',
  'C++ من الصفر',
  'التصميم الجرافيكي',
  'كيف تذاكر',
];

/** What titles add to the pattern. The last one names no subject. */
export const Subjects: Story = {
  render: () => (
    <Grid gap="s6">
      {titles.map((title, at) => (
        <Stack key={title} gap="s2">
          <Cover seed={title} categoryId={at} courseTitle={title} shape="card" />
          <Text size="caption" tone="muted">
            <Bidi>{title}</Bidi>
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Grid gap="s6">
      <Cover seed="algebra-1" categoryId={0} ratio="16:9" shape="hero" />
      <Cover seed="algebra-1" categoryId={1} ratio="4:3" shape="card" />
      <Cover seed="algebra-1" categoryId={2} ratio="1:1" shape="rounded" />
      <Cover seed="algebra-1" categoryId={3} ratio="21:9" shape="square" />
    </Grid>
  ),
};
