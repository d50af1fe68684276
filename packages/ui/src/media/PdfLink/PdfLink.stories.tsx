import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { PdfLink, type PdfLinkProps } from './PdfLink.tsx';
import { pdfLabels, pdfTitles } from './PdfLink.fixtures.ts';

const textsByLanguage = {
  ar: { ...pdfTitles.ar, labels: pdfLabels.ar },
  en: { ...pdfTitles.en, labels: pdfLabels.en },
};
const resolveLater = (href: string) => () => new Promise<string>((resolve) => setTimeout(() => resolve(href), 1200));
const rejectAlways = () => Promise.reject(new Error('no network'));

const meta = {
  title: 'Media/PdfLink',
  component: PdfLink,
  args: { ...textsByLanguage.ar, fetchUrl: resolveLater('about:blank'), variant: 'row' },
  argTypes: { fetchUrl: { control: false }, labels: { control: false } },
  decorators: [withFormWidth],
  render: (args, { globals }) => <PdfLink {...localizeArgs<PdfLinkProps>(args, globals, textsByLanguage)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Opens a PDF or another document whose address the server creates on request. The tab opens on the press, shows a message, and gets the address later, so that no pop-up blocker stops it. If the browser blocks the tab, the button becomes a link to the file and keeps the focus.',
          'For a file with a known address use a `Link` with `isExternal`; for audio and video use `MediaPlayer`.',
          '**Keyboard** · Tab focuses it, Enter and Space open it. The result is announced.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PdfLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Both variants with difficult texts; the last one of each has failed. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const storyLabels = localize(globals, textsByLanguage);
    return (
      <div style={{ display: 'grid', gap: '16px', justifyItems: 'start' }}>
        {(['row', 'compact'] as const).map((variant) => (
          <div key={variant} style={{ display: 'grid', gap: '4px', inlineSize: '100%', justifyItems: 'start' }}>
            <PdfLink {...args} {...storyLabels} variant={variant} />
            <PdfLink {...args} {...storyLabels} variant={variant} title={texts.long} />
            <PdfLink {...args} {...storyLabels} variant={variant} title={texts.mixed} meta={undefined} />
            <PdfLink {...args} {...storyLabels} variant={variant} title={texts.unbroken} fetchUrl={rejectAlways} />
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
    await expect(await canvas.findAllByText(localize(globals, pdfLabels).failed)).toHaveLength(4);
  },
};
