import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { composerLabels, lessons } from './SummaryComposer.fixtures.ts';
import { addRotationExif, createPdfFile, createPhotoFile } from './Photos.fixtures.ts';
import type { SummaryDraft } from './photos.ts';
import { readPdf } from './ReadPdf.fixtures.ts';
import { SummaryComposer } from './SummaryComposer.tsx';

const onSubmit = fn<(summary: { lectureName: string; file: File }) => void>();

const meta = {
  title: 'Learning/SummaryComposer/Spec',
  component: SummaryComposer,
  tags: ['!autodocs', 'spec'],
  args: { labels: composerLabels.ar, onSubmit },
  beforeEach: () => void onSubmit.mockClear(),
  render: (args, { globals }) => <SummaryComposer {...args} labels={localize(globals, composerLabels)} />,
} satisfies Meta<typeof SummaryComposer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

type Canvas = ReturnType<typeof within>;
type Labels = (typeof composerLabels)['ar'];
const getPhotoNames = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((row: HTMLElement) => row.querySelector('bdi')?.textContent);
const getSubmitButton = (canvas: Canvas, labels: Labels) => canvas.getByRole('button', { name: labels.submit });

function dropFiles(canvas: Canvas, labels: Labels, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  canvas
    .getByRole('group', { name: labels.file })
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const MissingNameAndFileBlockTheForm: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await userEvent.click(getSubmitButton(canvas, labels));
    await expect(canvas.getByRole('heading', { name: labels.errors(2) })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: labels.lectureName })).toHaveAccessibleDescription(
      labels.lectureNameRequired,
    );
    // Each line of the summary leads to the control that corrects it.
    await userEvent.click(within(canvas.getByRole('list')).getByRole('button', { name: labels.fileRequired }));
    await expect(canvas.getByLabelText(labels.choosePdf)).toHaveFocus();
    await expect(canvas.getByLabelText(labels.choosePdf)).toHaveAccessibleDescription(
      new RegExp(`${labels.fileRequired}$`),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const PhotosCanBeAddedAfterAFailedSubmit: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await userEvent.click(getSubmitButton(canvas, labels));
    await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), 'قانون أوم');
    const choice = canvas.getByLabelText(labels.choosePhotos);
    choice.focus();
    await userEvent.upload(choice, await createPhotoFile('page.jpg', 40, 20, ['#f00', '#0f0']));
    const more = await canvas.findByLabelText(labels.addPhotos);
    // Chromium may give a late element no box, and then it cannot be focused.
    await waitFor(() => expect(more.getClientRects()).toHaveLength(1));
    await expect(more).toHaveFocus();
  },
};

export const PdfIsSubmittedUnchanged: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    const file = createPdfFile('ملخص.pdf');
    await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), ' قانون أوم ');
    await userEvent.upload(canvas.getByLabelText(labels.choosePdf), file);
    await expect(canvas.getByText('ملخص.pdf')).toHaveAttribute('dir', 'rtl');
    await expect(canvas.queryByLabelText(labels.choosePhotos)).toBeNull();
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ lectureName: 'قانون أوم', file }));
    await userEvent.click(canvas.getByRole('button', { name: labels.removePdf }));
    await waitFor(() => expect(canvas.getByLabelText(labels.choosePdf)).toHaveFocus());
  },
};

/** The colour of a JPEG near a corner, in three numbers. */
async function getColorAt(jpeg: Uint8Array<ArrayBuffer>, across: number, down: number): Promise<number[]> {
  const image = await createImageBitmap(new Blob([jpeg], { type: 'image/jpeg' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixel = context?.getImageData(Math.floor(image.width * across), Math.floor(image.height * down), 1, 1);
  return [...(pixel?.data ?? [])].slice(0, 3).map((value) => Math.round(value / 255));
}
const [red, green] = [
  [1, 0, 0],
  [0, 1, 0],
];

/** Sends two photos and checks the PDF; `withBrowser` may change what the browser supports meanwhile. */
async function checkUprightFittedPages(
  { canvas, globals, userEvent }: Context,
  withBrowser = (run: () => Promise<void>) => run(),
) {
  const labels = localize(globals, composerLabels);
  await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), 'Ohm');
  // The pixels of both are wider than high; the EXIF of the second says to rotate it clockwise.
  const flat = await createPhotoFile('flat.jpg', 2000, 1000, ['#f00', '#0f0']);
  const upright = await addRotationExif(await createPhotoFile('upright.jpg', 400, 300, ['#f00', '#0f0']));
  await userEvent.upload(canvas.getByLabelText(labels.choosePhotos), [flat, upright]);
  await withBrowser(async () => {
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), { timeout: 15_000 });
  });
  const { file } = onSubmit.mock.calls[0]?.[0] ?? {};
  if (!file) throw new Error('no file was handed over');
  await expect(file.name).toBe('Ohm.pdf');
  await expect(file.type).toBe('application/pdf');
  const [first, second] = await readPdf(new Uint8Array(await file.arrayBuffer()));
  if (!first || !second) throw new Error('a page is missing');
  await expect([first.size, second.size]).toEqual([
    { width: 210, height: 297 },
    { width: 210, height: 297 },
  ]);
  // No more pixels than a page shows; the tall one takes the height of the box.
  await expect(first.images.map(({ pixels, position }) => ({ pixels, position }))).toEqual([
    { pixels: { width: 1600, height: 800 }, position: { x: 15, y: 50, width: 180, height: 90 } },
  ]);
  await expect(second.images.map(({ pixels, position }) => ({ pixels, position }))).toEqual([
    { pixels: { width: 300, height: 400 }, position: { x: 45, y: 15, width: 120, height: 160 } },
  ]);
  const [flatJpeg, uprightJpeg] = [first, second].map(({ images }) => images[0]?.jpeg ?? new Uint8Array());
  await expect(await getColorAt(flatJpeg!, 0.5, 0.1)).toEqual(red);
  await expect(await getColorAt(flatJpeg!, 0.5, 0.9)).toEqual(green);
  // Rotated clockwise, the upper half is now on the right.
  await expect(await getColorAt(uprightJpeg!, 0.9, 0.5)).toEqual(red);
  await expect(await getColorAt(uprightJpeg!, 0.1, 0.5)).toEqual(green);
}

export const PhotosBecomeOnePdf: Story = {
  play: (context) => checkUprightFittedPages(context),
};

/** Safari before 16.4: workers cannot draw. No worker may be created. */
async function withoutDrawingWorkers(run: () => Promise<void>) {
  const original = { OffscreenCanvas, Worker };
  const createWorker = fn();
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  globalThis.Worker = createWorker;
  try {
    await run();
    await expect(createWorker).not.toHaveBeenCalled();
  } finally {
    Object.assign(globalThis, original);
  }
}

/** The main thread draws instead, with the same result. */
export const MainThreadDrawsWithoutWorkerSupport: Story = {
  play: (context) => checkUprightFittedPages(context, withoutDrawingWorkers),
};

export const PagesAreMovedRotatedAndRemoved: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    const files = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => createPhotoFile(name, 40, 20, ['#f00', '#0f0'])),
    );
    await userEvent.upload(canvas.getByLabelText(labels.choosePhotos), files);
    await expect(canvas.getByRole('list', { name: labels.photos(3) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labels.moveDown(1) }));
    await expect(getPhotoNames(canvas)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
    await expect(canvas.getByRole('button', { name: labels.moveDown(2) })).toHaveFocus();
    await expect(canvas.getByText(labels.moved(2, 3))).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(1) }));
    await expect(getPhotoNames(canvas)).toEqual(['a.jpg', 'c.jpg']);
    await expect(canvas.getByRole('button', { name: labels.remove(1) })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: labels.rotate(1) }));
    await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), 'Ohm{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const { file } = onSubmit.mock.calls[0]?.[0] ?? {};
    const [first, second] = await readPdf(new Uint8Array((await file?.arrayBuffer()) ?? []));
    await expect([first, second].map((page) => page?.images[0]?.pixels)).toEqual([
      { width: 20, height: 40 },
      { width: 40, height: 20 },
    ]);
    // In the corner: a rotated photo drawn with swapped sides would leave it white.
    await expect(await getColorAt(first?.images[0]?.jpeg ?? new Uint8Array(), 0.9, 0.02)).toEqual(red);
    // After the last one the file button has the focus.
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(2) }));
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(1) }));
    await waitFor(() => expect(canvas.getByLabelText(labels.choosePdf)).toHaveFocus());
  },
};

export const DraggedPhotoMovesToItsTarget: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    const files = await Promise.all(
      ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => createPhotoFile(name, 40, 20, ['#f00', '#0f0'])),
    );
    await userEvent.upload(canvas.getByLabelText(labels.choosePhotos), files);
    const dataTransfer = new DataTransfer();
    const row = (at: number): HTMLElement => canvas.getAllByRole('listitem')[at]!;
    const draggedRow = row(0);
    await fireEvent.dragStart(draggedRow, { dataTransfer });
    await fireEvent.dragOver(row(2), { dataTransfer });
    await expect(getPhotoNames(canvas)).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);
    await fireEvent.dragEnd(draggedRow, { dataTransfer });
    await expect(canvas.getByText(labels.moved(3, 3))).toBeInTheDocument();
  },
};

export const InvalidFilesAreNamed: Story = {
  args: { limits: { photos: 2, photoBytes: 5000, pdfBytes: 5000, nameLength: 200 } },
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, composerLabels);
    const files = [
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      new File([new Uint8Array(6000)], 'huge.jpg', { type: 'image/jpeg' }),
      ...(await Promise.all(
        ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => createPhotoFile(name, 40, 20, ['#f00', '#0f0'])),
      )),
    ];
    dropFiles(canvas, labels, files);
    await waitFor(() => expect(getPhotoNames(canvas)).toEqual(['a.jpg', 'b.jpg']));
    await expect(canvas.getByText(labels.wrongType('notes.txt'))).toBeVisible();
    await expect(canvas.getByText(/huge\.jpg/)).toBeVisible();
    await expect(canvas.getByText(labels.tooMany(2))).toBeVisible();
  },
};

/** The first half of a JPEG, as a broken download leaves it. */
async function truncate(file: File): Promise<File> {
  const bytes = await file.arrayBuffer();
  return new File([bytes.slice(0, bytes.byteLength / 2)], file.name, { type: file.type });
}

/** The preview of a photo of a camera is a small bitmap, upright as its EXIF says. */
export const PreviewsAreSmallAndUpright: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const labels = localize(globals, composerLabels);
    const wide = await createPhotoFile('wide.jpg', 2400, 1200, ['#f00', '#0f0']);
    dropFiles(canvas, labels, [wide, await addRotationExif(wide)]);
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(2));
    const canvases = [...canvasElement.querySelectorAll('canvas')];
    await expect(canvases.map(({ width }) => width)).toEqual([216, 216]);
    const shapes = canvases.map(({ width, height }) => (height / width).toFixed(1));
    await expect(shapes).toEqual(['0.5', '2.0']);
    // The upper half of the pixels is red. Rotated clockwise it is the right half.
    const rotated = canvases[1]?.getContext('2d');
    const [red = 0, green = 0] = rotated?.getImageData(200, 216, 1, 1).data ?? [];
    await expect(red).toBeGreaterThan(200);
    await expect(green).toBeLessThan(60);
  },
};

/** Damaged files are named; the others, their order, their rotation and the lecture's name stay. */
export const UnreadablePhotosAreNamedAndNothingIsLost: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), 'Ohm');
    dropFiles(canvas, labels, [
      await createPhotoFile('good.jpg', 40, 20, ['#f00', '#0f0']),
      new File(['no picture'], 'bad.jpg', { type: 'image/jpeg' }),
      // Windows gives HEIC files no type.
      new File(['????ftypheic'], 'IMG_0413.HEIC'),
      new File([], 'empty.jpg', { type: 'image/jpeg' }),
    ]);
    await expect(await canvas.findByText(labels.emptyFile('empty.jpg'))).toBeVisible();
    await expect(await canvas.findByText(labels.unreadable)).toBeVisible();
    await expect(await canvas.findByText(labels.unreadableHeic)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labels.rotate(1) }));
    await userEvent.click(getSubmitButton(canvas, labels));
    const group = within(canvas.getByRole('group', { name: labels.file }));
    for (const name of ['bad.jpg', 'IMG_0413.HEIC']) {
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(group.getByText(labels.unreadablePhoto(name), { selector: 'p *' })).toBeVisible());
    }
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(getPhotoNames(canvas)).toEqual(['good.jpg', 'bad.jpg', 'IMG_0413.HEIC']);
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(3) }));
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(2) }));
    await expect(group.queryByText(labels.unreadablePhoto('bad.jpg'), { selector: 'p *' })).toBeNull();
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const { lectureName, file } = onSubmit.mock.calls[0]![0];
    await expect(lectureName).toBe('Ohm');
    const pages = await readPdf(new Uint8Array(await file.arrayBuffer()));
    await expect(pages.map(({ images }) => images[0]?.pixels)).toEqual([{ width: 20, height: 40 }]);
  },
};

/** Sends half a photo and a whole one; `withBrowser` may change what the browser supports meanwhile. */
async function checkTruncatedPhotoIsNamed(
  { canvas, globals, userEvent }: Context,
  withBrowser = (run: () => Promise<void>) => run(),
) {
  const labels = localize(globals, composerLabels);
  await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), 'Ohm');
  await userEvent.upload(canvas.getByLabelText(labels.choosePhotos), [
    await truncate(await createPhotoFile('half.jpg', 1600, 1200, ['#f00', '#0f0'])),
    await createPhotoFile('good.jpg', 40, 20, ['#f00', '#0f0']),
  ]);
  await withBrowser(async () => {
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() =>
      expect(canvas.getByText(labels.unreadablePhoto('half.jpg'), { selector: 'p *' })).toBeVisible(),
    );
  });
  await expect(onSubmit).not.toHaveBeenCalled();
  await expect(getPhotoNames(canvas)).toEqual(['half.jpg', 'good.jpg']);
}

export const TruncatedPhotoIsNamed: Story = {
  play: (context) => checkTruncatedPhotoIsNamed(context),
};

export const TruncatedPhotoIsNamedOnTheMainThread: Story = {
  play: (context) => checkTruncatedPhotoIsNamed(context, withoutDrawingWorkers),
};

export const UploadProgressIsAnnounced: Story = {
  args: { isSubmitting: true, uploaded: 60 },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await expect(canvas.getByRole('progressbar', { name: labels.uploading })).toHaveAttribute('value', '60');
    // Announced at quarters, not at each percent.
    await expect(canvas.getByText(`${labels.uploading} 50%`)).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(labels.submitting) }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Without a network the code that creates the PDF cannot be loaded; the photos stay. */
export const OfflineErrorIsShown: Story = {
  beforeEach: () => {
    const { Worker } = globalThis;
    globalThis.Worker = class extends EventTarget {
      constructor() {
        super();
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker;
    return () => {
      globalThis.Worker = Worker;
    };
  },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), 'Ohm');
    await userEvent.upload(
      canvas.getByLabelText(labels.choosePhotos),
      await createPhotoFile('a.jpg', 40, 20, ['#f00', '#0f0']),
    );
    await userEvent.click(getSubmitButton(canvas, labels));
    await expect(await canvas.findByText(labels.pdfOffline)).toBeVisible();
    await expect(canvas.getByRole('listitem')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

const onChange = fn<(summary: { lectureName: string; file: File | null }) => void>();
const onDraftChange = fn<(draft: SummaryDraft) => void>();

/** It starts with the draft and reports its content after each change. */
export const DraftIsRestoredAndReported: Story = {
  args: { onDraftChange },
  render: (args, { globals, loaded }) => (
    <SummaryComposer
      {...args}
      isFileRequired
      onSubmit={onSubmit}
      labels={localize(globals, composerLabels)}
      draft={loaded['draft'] as SummaryDraft}
    />
  ),
  loaders: [
    async () => ({
      draft: {
        lectureName: 'Ohm',
        pdf: null,
        photos: [
          { key: 'photo-1-1', file: await createPhotoFile('a.jpg', 40, 20, ['#f00', '#0f0']), quarters: 1 },
          { key: 'photo-1-2', file: await createPhotoFile('b.jpg', 40, 20, ['#f00', '#0f0']), quarters: 0 },
        ],
      } satisfies SummaryDraft,
    }),
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await expect(canvas.getByRole('textbox', { name: labels.lectureName })).toHaveValue('Ohm');
    await expect(getPhotoNames(canvas)).toEqual(['a.jpg', 'b.jpg']);
    await userEvent.click(canvas.getByRole('button', { name: labels.moveDown(1) }));
    await userEvent.upload(
      canvas.getByLabelText(labels.addPhotos),
      await createPhotoFile('c.jpg', 40, 20, ['#f00', '#0f0']),
    );
    await waitFor(() => expect(onDraftChange.mock.lastCall?.[0].photos).toHaveLength(3));
    const { photos = [] } = onDraftChange.mock.lastCall?.[0] ?? {};
    await expect(photos.map(({ file, quarters }) => [file.name, quarters])).toEqual([
      ['b.jpg', 0],
      ['a.jpg', 1],
      ['c.jpg', 0],
    ]);
    await expect(new Set(photos.map(({ key }) => key)).size).toBe(3);
  },
};

/** The name of the lecture is a lesson of the course, or any other name. */
export const LessonIsChosenOrAnotherNameTyped: Story = {
  args: { lessons },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, composerLabels);
    await userEvent.click(getSubmitButton(canvas, labels));
    const name = canvas.getByRole('combobox', { name: labels.lectureName });
    await expect(name).toHaveAccessibleDescription(`${labels.lessons?.hint} ${labels.lectureNameRequired}`);
    const file = createPdfFile('a.pdf');
    await userEvent.upload(canvas.getByLabelText(labels.choosePdf), file);
    // Written without the vowels of the title.
    await userEvent.type(name, 'كرشوف');
    await userEvent.click(await screen.findByRole('option', { name: 'قانونا كِرشُوف' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ lectureName: 'قانونا كِرشُوف', file }));
    await userEvent.clear(name);
    await userEvent.type(name, 'مراجعة الباب الثاني');
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ lectureName: 'مراجعة الباب الثاني', file }));
  },
};

/** A summary that is changed has a file already. */
export const FileIsOptionalForAChange: Story = {
  render: (_args, { globals }) => (
    <SummaryComposer
      labels={localize(globals, composerLabels)}
      isFileRequired={false}
      onSubmit={onChange}
      draft={{ lectureName: 'قانون أوم', pdf: null, photos: [] }}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    onChange.mockClear();
    const labels = localize(globals, composerLabels);
    await userEvent.type(canvas.getByRole('textbox', { name: labels.lectureName }), ' للدوائر');
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ lectureName: 'قانون أوم للدوائر', file: null }));
    const file = createPdfFile('b.pdf');
    await userEvent.upload(canvas.getByLabelText(labels.choosePdf), file);
    await userEvent.click(getSubmitButton(canvas, labels));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ lectureName: 'قانون أوم للدوائر', file }));
  },
};
