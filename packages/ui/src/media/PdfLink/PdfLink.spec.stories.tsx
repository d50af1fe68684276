import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { PdfLink } from './PdfLink.tsx';
import { pdfLabels, pdfTitles } from './PdfLink.fixtures.ts';
import { createFakeTab } from './Tab.fixtures.ts';

const getHref = fn<() => Promise<string>>();

const meta = {
  title: 'Media/PdfLink/Spec',
  component: PdfLink,
  tags: ['!autodocs', 'spec'],
  args: { title: '', fetchUrl: getHref, labels: pdfLabels.ar },
  render: (args, { globals }) => (
    <PdfLink {...args} title={localize(globals, pdfTitles).title} labels={localize(globals, pdfLabels)} />
  ),
} satisfies Meta<typeof PdfLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = 'https://files.example/notes.pdf?signature=1';

export const OpensTheTabOnPressAndSetsItsAddressLater: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { title } = localize(globals, pdfTitles);
    const labels = localize(globals, pdfLabels);
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    const answer = Promise.withResolvers<string>();
    getHref.mockClear().mockImplementation(() => {
      void expect(open).toHaveBeenCalledOnce();
      return answer.promise;
    });
    const button = canvas.getByRole('button', { name: new RegExp(`^${title}.*\\(.+\\)`) });
    await userEvent.click(button);
    await expect(tab.opener).toBeNull();
    await expect(tab.document.title).toBe(title);
    await expect(tab.document.body.textContent).toBe(labels.pending);
    await expect(tab.document.documentElement.dir).toBe(getComputedStyle(button).direction);
    await expect(tab.location.replace).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // A second press while it waits opens no second tab.
    await userEvent.click(button);
    await expect(open).toHaveBeenCalledOnce();
    answer.resolve(address);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(address));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByText(labels.pending)).toBeNull();
    open.mockRestore();
  },
};

export const AFailureClosesTheTabAndCanBeRetried: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, pdfLabels);
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    getHref.mockClear().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(address);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
    await expect(canvas.getAllByText(labels.failed).some((text) => text.ariaLive === 'polite')).toBe(true);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(address));
    await expect(canvas.queryByText(labels.failed)).toBeNull();
    open.mockRestore();
  },
};

export const BecomesALinkIfTheTabIsBlocked: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const open = spyOn(window, 'open').mockImplementation(() => null);
    getHref.mockClear().mockResolvedValueOnce(address);
    await userEvent.click(canvas.getByRole('button'));
    const link = await canvas.findByRole('link', { name: new RegExp(localize(globals, pdfTitles).title) });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(link).toHaveFocus());
    open.mockRestore();
  },
};

export const RejectsAScriptAddress: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const tab = createFakeTab();
    const open = spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
    // oxlint-disable-next-line no-script-url
    getHref.mockClear().mockResolvedValueOnce('javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getAllByText(localize(globals, pdfLabels).failed)).toHaveLength(2));
    await expect(tab.location.replace).not.toHaveBeenCalled();
    open.mockRestore();
  },
};
