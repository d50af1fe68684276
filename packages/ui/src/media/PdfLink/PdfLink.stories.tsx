import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { narrow } from '../../stories/narrow.tsx';
import { pick } from '../../stories/text.ts';
import { worded } from '../../stories/worded.ts';
import { PdfLink, type PdfLinkProps } from './PdfLink.tsx';
import { pdfLabels, pdfTitles } from './PdfLink.fixtures.ts';

const words = {
  ar: { ...pdfTitles.ar, labels: pdfLabels.ar },
  en: { ...pdfTitles.en, labels: pdfLabels.en },
};
const later = (href: string) => () => new Promise<string>((resolve) => setTimeout(() => resolve(href), 1200));
const refuse = () => Promise.reject(new Error('no network'));

const meta = {
  title: 'Media/PdfLink',
  component: PdfLink,
  args: { ...words.ar, getHref: later('about:blank'), variant: 'row' },
  argTypes: { getHref: { control: false }, labels: { control: false } },
  decorators: [narrow],
  render: (args, { globals }) => <PdfLink {...worded<PdfLinkProps>(args, globals, words)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Opens a PDF or another document whose address the server makes on request. The tab opens on the press, says what is coming, and gets the address afterwards: no pop-up blocker stops it. Where the browser lets no tab open, the button becomes a link to the file and keeps the focus.',
          'A file with an address from the start is a `Link` with `isExternal`; what plays is `LocalPlayer`.',
          '**Keyboard** · Tab reaches it, Enter and Space open. What becomes of it is announced.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PdfLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Lines of a list and words in a card, with texts that are hard to hold; the last of each has failed. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const say = pick(globals, words);
    return (
      <div style={{ display: 'grid', gap: '16px', justifyItems: 'start' }}>
        {(['row', 'compact'] as const).map((variant) => (
          <div key={variant} style={{ display: 'grid', gap: '4px', inlineSize: '100%', justifyItems: 'start' }}>
            <PdfLink {...args} {...say} variant={variant} />
            <PdfLink {...args} {...say} variant={variant} title={texts.long} />
            <PdfLink {...args} {...say} variant={variant} title={texts.mixed} meta={undefined} />
            <PdfLink {...args} {...say} variant={variant} title={texts.unbroken} getHref={refuse} />
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const open = window.open;
    window.open = () => null;
    for (const button of canvas.getAllByRole('button', { name: /fanous\.example/ })) await userEvent.click(button);
    window.open = open;
    await expect(await canvas.findAllByText(pick(globals, pdfLabels).failed)).toHaveLength(4);
  },
};
