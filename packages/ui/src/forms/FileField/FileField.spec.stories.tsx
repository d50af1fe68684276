import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { chooseFiles, dispatchFileDragEvent } from '../../stories/chooseFiles.ts';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { FileField } from './FileField.tsx';
import {
  arabicNamePdf,
  fileLabels,
  fileFieldTexts,
  tooLargeFile,
  mixedNamePdf,
  wrongTypeFile,
  audioFile,
} from './FileField.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  isMultiple: boolean;
  maxFiles: number;
  files: File[];
}

const meta = {
  title: 'Forms/FileField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void>(), isMultiple: true, maxFiles: 3, files: [] },
  render: ({ onSubmit, files, ...rest }, { globals }) => {
    const { required, save, errors, damaged: _, ...labels } = localize(globals, fileFieldTexts);
    return (
      <Form onSubmit={onSubmit} errorTitle={errors} aria-label={save}>
        <FileField
          {...labels}
          {...rest}
          name="files"
          accept={['.pdf', '.mp3']}
          maxBytes={2 * 1024 ** 2}
          defaultValue={files}
          labels={localize(globals, fileLabels)}
          isRequired
          requiredMessage={required}
        />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getParts = ({ canvas, globals }: Context) => {
  const labels = { ...localize(globals, fileFieldTexts), ...localize(globals, fileLabels) };
  return {
    labels,
    choose: canvas.getByRole('button', { name: `${labels.label} ${labels.choose}` }),
    save: canvas.getByRole('button', { name: labels.save }),
    rows: () => canvas.queryAllByRole('listitem'),
    getButton: (name: string) => canvas.getByRole('button', { name }),
  };
};
const getSubmitted = ({ args }: Context) => {
  const [values] = (args.onSubmit as ReturnType<typeof fn<SpecArgs['onSubmit']>>).mock.lastCall ?? [];
  return values?.getAll('files').map((file) => (file as File).name);
};

export const IsNamedAndDescribed: Story = {
  play: async (context) => {
    const { labels, choose } = getParts(context);
    await expect(choose).toHaveAccessibleDescription(`${labels.acceptedLabel} ${labels.description}`);
    await expect(context.canvas.queryByRole('list')).toBeNull();
  },
};

export const ButtonOpensTheFilePicker: Story = {
  play: async (context) => {
    const { choose } = getParts(context);
    const picker = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"][hidden]');
    const click = fn();
    picker?.addEventListener('click', (event) => {
      event.preventDefault();
      click();
    });
    choose.focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(click).toHaveBeenCalledOnce();
    await expect(picker).toHaveAttribute('accept', '.pdf,.mp3');
  },
};

export const SelectedFilesAreListedAnnouncedAndSubmitted: Story = {
  play: async (context) => {
    const { labels, choose, save, rows } = getParts(context);
    chooseFiles(choose, [arabicNamePdf, audioFile]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(context.canvas.getByText(labels.added(2))).toBeInTheDocument();
    // A file that is in the list already is not added again.
    chooseFiles(choose, [arabicNamePdf]);
    await expect(rows()).toHaveLength(2);
    await context.userEvent.click(save);
    await expect(getSubmitted(context)).toEqual([arabicNamePdf.name, audioFile.name]);
  },
};

export const DroppedFilesAreAdded: Story = {
  play: async (context) => {
    const { labels, choose, rows } = getParts(context);
    dispatchFileDragEvent('dragenter', choose, [mixedNamePdf]);
    await expect(await context.canvas.findByText(labels.dropHere)).toBeVisible();
    dispatchFileDragEvent('drop', choose, [mixedNamePdf]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(context.canvas.queryByText(labels.dropHere)).toBeNull();
  },
};

export const FilesDroppedOutsideAreIgnored: Story = {
  play: async (context) => {
    const { rows } = getParts(context);
    await expect(dispatchFileDragEvent('drop', document.body, [mixedNamePdf])).toBe(true);
    await expect(rows()).toHaveLength(0);
  },
};

export const InvalidFileShowsItsErrorAndBlocksTheForm: Story = {
  play: async (context) => {
    const { labels, choose, save, rows, getButton } = getParts(context);
    dispatchFileDragEvent('drop', choose, [wrongTypeFile, tooLargeFile, arabicNamePdf]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const [wrong, large, valid] = rows() as [HTMLElement, HTMLElement, HTMLElement];
    await expect(within(wrong).getByText(labels.wrongType)).toBeVisible();
    await expect(large.textContent).toMatch(localize(context.globals, { ar: /أكبر من 2/, en: /Larger than 2/ }));
    await expect(valid.textContent).not.toContain(labels.wrongType);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(choose).toHaveFocus();
    await expect(choose).toHaveAccessibleDescription(
      `${labels.acceptedLabel} ${labels.description} ${labels.invalidFiles}`,
    );
    await context.userEvent.click(getButton(labels.remove(wrongTypeFile.name)));
    await context.userEvent.click(getButton(labels.remove(tooLargeFile.name)));
    await context.userEvent.click(save);
    await expect(getSubmitted(context)).toEqual([arabicNamePdf.name]);
  },
};

export const ExtraFilesAreRejectedAndAnnounced: Story = {
  args: { maxFiles: 2 },
  play: async (context) => {
    const { labels, choose, rows } = getParts(context);
    chooseFiles(choose, [arabicNamePdf, mixedNamePdf, audioFile]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(context.canvas.getByText(`${labels.added(2)} ${labels.tooMany(2)}`)).toBeInTheDocument();
    await expect(context.canvas.getByText(labels.tooMany(2))).toBeVisible();
  },
};

export const MovingKeepsTheFocusAndChangesTheSubmittedOrder: Story = {
  args: { files: [arabicNamePdf, mixedNamePdf, audioFile] },
  play: async (context) => {
    const { labels, save, rows, getButton } = getParts(context);
    const last = getButton(labels.moveUp(audioFile.name));
    last.focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(getButton(labels.moveUp(audioFile.name))).toHaveFocus();
    await expect(context.canvas.getByText(labels.moved(audioFile.name, 2))).toBeInTheDocument();
    await context.userEvent.keyboard('{Enter}');
    // The first file has no enabled up button.
    await expect(getButton(labels.moveDown(audioFile.name))).toHaveFocus();
    await expect(rows()[0]).toHaveTextContent(audioFile.name);
    await context.userEvent.click(save);
    await expect(getSubmitted(context)).toEqual([audioFile.name, arabicNamePdf.name, mixedNamePdf.name]);
  },
};

export const RemovingMovesTheFocus: Story = {
  args: { files: [arabicNamePdf, audioFile] },
  play: async (context) => {
    const { labels, choose, getButton } = getParts(context);
    await context.userEvent.click(getButton(labels.remove(arabicNamePdf.name)));
    await expect(getButton(labels.remove(audioFile.name))).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(choose).toHaveFocus();
    await expect(context.canvas.getByText(labels.removed(audioFile.name))).toBeInTheDocument();
  },
};

export const MissingFileShowsTheRequiredMessage: Story = {
  play: async (context) => {
    const { labels, choose, save, rows } = getParts(context);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(choose).toHaveFocus();
    await expect(context.canvas.getByText(labels.required)).toBeVisible();
    chooseFiles(choose, [arabicNamePdf]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(context.canvas.queryByText(labels.required)).toBeNull();
  },
};

export const FileNamesKeepTheirDirection: Story = {
  args: { files: [mixedNamePdf, audioFile] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(mixedNamePdf.name)).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText(audioFile.name)).direction).toBe('ltr');
  },
};

export const SingleFileIsReplaced: Story = {
  args: { isMultiple: false, files: [arabicNamePdf] },
  play: async (context) => {
    const labels = { ...localize(context.globals, fileFieldTexts), ...localize(context.globals, fileLabels) };
    const replace = context.canvas.getByRole('button', { name: `${labels.label} ${labels.replace}` });
    chooseFiles(replace, [audioFile]);
    await waitFor(() => expect(context.canvas.getByRole('listitem')).toHaveTextContent(audioFile.name));
    await context.userEvent.click(context.canvas.getByRole('button', { name: labels.save }));
    await expect(getSubmitted(context)).toEqual([audioFile.name]);
  },
};
