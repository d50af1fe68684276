import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { chooseFiles, dispatchFileDragEvent } from '../../stories/chooseFiles.ts';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { createFakeFile } from '../FileField/FileField.fixtures.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';
import { createTestPatternCanvas, imageLabels, imageFieldTexts, createPhotoFile } from './ImageField.fixtures.ts';

interface SpecArgs extends Pick<ImageFieldProps, 'shape' | 'savedSrc'> {
  onSubmit: (values: FormData) => void;
}

const meta = {
  title: 'Forms/ImageField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void>(), shape: 'wide', savedSrc: null },
  render: ({ onSubmit, ...rest }, { globals }) => {
    const { course, acceptedLabel, required, save } = localize(globals, imageFieldTexts);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <ImageField
          {...rest}
          name="image"
          removedInputName="image_removed"
          label={course}
          acceptedLabel={acceptedLabel}
          maxBytes={1024 ** 2}
          labels={localize(globals, imageLabels)}
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
  const labels = { ...localize(globals, imageFieldTexts), ...localize(globals, imageLabels) };
  return {
    labels,
    choose: () => canvas.getByRole('button', { name: new RegExp(`${labels.choose}|${labels.replace}`) }),
    save: () => canvas.getByRole('button', { name: labels.save }),
    preview: () => canvas.findByRole('img', { name: labels.preview }),
  };
};
const getSubmitted = ({ args }: Context) => {
  const [values] = (args.onSubmit as ReturnType<typeof fn<SpecArgs['onSubmit']>>).mock.lastCall ?? [];
  return { image: values?.get('image') as File, isRemoved: values?.has('image_removed') };
};

export const SelectedImageIsShownAnnouncedAndSubmitted: Story = {
  play: async (context) => {
    const { labels, choose, save, preview } = getParts(context);
    await expect(choose()).toHaveAccessibleName(`${labels.course} ${labels.choose}`);
    await expect(choose()).toHaveAccessibleDescription(labels.acceptedLabel);
    const file = await createPhotoFile();
    chooseFiles(choose(), [file]);
    await expect(await preview()).toBeVisible();
    await expect(context.canvas.getByText(labels.selected(file.name))).toBeInTheDocument();
    await expect(choose()).toHaveAccessibleName(`${labels.course} ${labels.replace}`);
    await context.userEvent.click(save());
    await expect(getSubmitted(context).image.name).toBe(file.name);
  },
};

export const InvalidFileIsRejectedAndTheImageStays: Story = {
  play: async (context) => {
    const { labels, choose, save, preview } = getParts(context);
    const file = await createPhotoFile();
    chooseFiles(choose(), [file]);
    await preview();
    dispatchFileDragEvent('drop', choose(), [createFakeFile('كتاب.pdf', 'application/pdf')]);
    await waitFor(() => expect(choose()).toHaveAccessibleDescription(`${labels.acceptedLabel} ${labels.wrongType}`));
    chooseFiles(choose(), [createFakeFile('ثقيلة.jpg', 'image/jpeg', 1100)]);
    await expect(choose().getAttribute('aria-describedby')).toContain('error');
    // An image file name with other content.
    chooseFiles(choose(), [createFakeFile('مزوّرة.jpg', 'image/jpeg')]);
    await waitFor(() => expect(choose()).toHaveAccessibleDescription(`${labels.acceptedLabel} ${labels.unreadable}`));
    await context.userEvent.click(save());
    await expect(getSubmitted(context).image.name).toBe(file.name);
  },
};

export const RemovedRequiredImageIsMissing: Story = {
  play: async (context) => {
    const { labels, choose, save, preview } = getParts(context);
    chooseFiles(choose(), [await createPhotoFile()]);
    await preview();
    await context.userEvent.click(context.canvas.getByRole('button', { name: labels.remove }));
    await expect(choose()).toHaveFocus();
    await expect(context.canvas.queryByRole('img', { name: labels.preview })).toBeNull();
    await context.userEvent.click(save());
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(choose()).toHaveFocus();
    await expect(context.canvas.getByText(labels.required)).toBeVisible();
  },
};

export const SavedImageSatisfiesRequiredAndCanBeRemoved: Story = {
  args: { savedSrc: createTestPatternCanvas(160, 90).toDataURL() },
  play: async (context) => {
    const { labels, choose, save, preview } = getParts(context);
    await preview();
    await context.userEvent.click(save());
    await expect(getSubmitted(context).isRemoved).toBe(false);
    await context.userEvent.click(context.canvas.getByRole('button', { name: labels.remove }));
    chooseFiles(choose(), [await createPhotoFile()]);
    await preview();
    await context.userEvent.click(save());
    // Replacing the image is not a removal.
    await expect(getSubmitted(context).isRemoved).toBe(false);
  },
};

export const SquareIsCroppedWithSliders: Story = {
  args: { shape: 'square' },
  play: async (context) => {
    const { labels, choose, save, preview } = getParts(context);
    chooseFiles(choose(), [await createPhotoFile('منى.jpg', 480, 320)]);
    await preview();
    const across = context.canvas.getByRole('slider', { name: labels.moveHorizontally });
    await expect(getComputedStyle(across).direction).toBe('ltr');
    await expect(across).toHaveAttribute('aria-valuetext', '50%');
    await context.userEvent.click(save());
    const before = getSubmitted(context).image;
    await fireEvent.change(across, { target: { value: '1' } });
    const zoom = context.canvas.getByRole('slider', { name: labels.zoom });
    await fireEvent.change(zoom, { target: { value: '2' } });
    await expect(zoom).toHaveAttribute('aria-valuetext', '200%');
    await context.userEvent.click(save());
    const after = getSubmitted(context).image;
    const bitmap = await createImageBitmap(after);
    await expect([bitmap.width, bitmap.height, after.name]).toEqual([512, 512, 'منى.jpg']);
    await expect(new Uint8Array(await after.arrayBuffer())).not.toEqual(new Uint8Array(await before.arrayBuffer()));
  },
};

/** Presses a point of an element, moves along other points and releases. Points are fractions of its size. */
async function dragPointer(element: HTMLElement, [first, ...path]: [number, number][]) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Only a pointer that exists can be captured.
  element.setPointerCapture = () => undefined;
  const toPointerEvent = ([x, y]: [number, number]) => ({
    pointerId: 1,
    clientX: left + width * x,
    clientY: top + height * y,
  });
  await fireEvent.pointerDown(element, { ...toPointerEvent(first ?? [0, 0]), button: 0, buttons: 1 });
  for (const point of path) await fireEvent.pointerMove(element, { ...toPointerEvent(point), buttons: 1 });
  await fireEvent.pointerUp(element, toPointerEvent(path.at(-1) ?? [0, 0]));
}

export const DraggingMovesTheCropAndTheSliders: Story = {
  args: { shape: 'square' },
  play: async (context) => {
    const { labels, choose, save, preview } = getParts(context);
    const { canvas, userEvent } = context;
    chooseFiles(choose(), [await createPhotoFile('منى.jpg', 480, 320)]);
    const square = await preview();
    const getSliderValue = (name: string) => canvas.getByRole<HTMLInputElement>('slider', { name }).valueAsNumber;
    await userEvent.click(save());
    const before = getSubmitted(context).image;

    // A landscape picture can only move sideways: its left edge moves right with the pointer.
    await dragPointer(square, [
      [0.5, 0.5],
      [0.6, 0.9],
    ]);
    await waitFor(() => expect(getSliderValue(labels.moveHorizontally)).toBeLessThan(0.5));
    await expect(getSliderValue(labels.moveHorizontally)).toBeGreaterThan(0);
    await expect(getSliderValue(labels.moveVertically)).toBe(0.5);
    await userEvent.click(save());
    await expect(new Uint8Array(await getSubmitted(context).image.arrayBuffer())).not.toEqual(
      new Uint8Array(await before.arrayBuffer()),
    );

    // Zoomed in, it moves both ways, up to its edges.
    await fireEvent.change(canvas.getByRole('slider', { name: labels.zoom }), { target: { value: '2' } });
    await dragPointer(square, [
      [0.5, 0.5],
      [-4, -4],
      [-5, -5],
    ]);
    await waitFor(() =>
      expect([getSliderValue(labels.moveHorizontally), getSliderValue(labels.moveVertically)]).toEqual([1, 1]),
    );

    // After releasing, it does not move.
    await fireEvent.pointerMove(square, { pointerId: 1, clientX: 0, clientY: 0 });
    await expect([getSliderValue(labels.moveHorizontally), getSliderValue(labels.moveVertically)]).toEqual([1, 1]);
  },
};

/** The keyboard can do what dragging does: the browser moves native sliders with the arrow keys. */
export const SlidersAreReachedByTabInOrder: Story = {
  args: { shape: 'square' },
  play: async (context) => {
    const { labels, choose, preview } = getParts(context);
    const { canvas, userEvent } = context;
    chooseFiles(choose(), [await createPhotoFile('منى.jpg', 480, 320)]);
    await preview();
    const sliders = [labels.zoom, labels.moveHorizontally, labels.moveVertically].map((name) =>
      canvas.getByRole('slider', { name }),
    );
    sliders[0]?.focus();
    for (const slider of sliders) {
      await expect(slider).toHaveFocus();
      await expect(slider).toHaveAttribute('type', 'range');
      await userEvent.tab();
    }
  },
};
