import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { chooseFiles, dragFiles } from '../../stories/chooseFiles.ts';
import { pick } from '../../stories/text.ts';
import { Form } from '../Form/Form.tsx';
import { fakeFile } from '../FileField/FileField.fixtures.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';
import { cloth, imageLabels, imageWords, photoFile } from './ImageField.fixtures.ts';

interface SpecArgs extends Pick<ImageFieldProps, 'shape' | 'savedSrc'> {
  onSubmit: (values: FormData) => void;
}

const meta = {
  title: 'Forms/ImageField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void>(), shape: 'wide', savedSrc: null },
  render: ({ onSubmit, ...rest }, { globals }) => {
    const { course, acceptedLabel, required, save } = pick(globals, imageWords);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <ImageField
          {...rest}
          name="image"
          removedName="image_removed"
          label={course}
          acceptedLabel={acceptedLabel}
          maxBytes={1024 ** 2}
          labels={pick(globals, imageLabels)}
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

const partsOf = ({ canvas, globals }: Context) => {
  const say = { ...pick(globals, imageWords), ...pick(globals, imageLabels) };
  return {
    say,
    choose: () => canvas.getByRole('button', { name: new RegExp(`${say.choose}|${say.replace}`) }),
    save: () => canvas.getByRole('button', { name: say.save }),
    preview: () => canvas.findByRole('img', { name: say.preview }),
  };
};
const sent = ({ args }: Context) => {
  const [values] = (args.onSubmit as ReturnType<typeof fn<SpecArgs['onSubmit']>>).mock.lastCall ?? [];
  return { image: values?.get('image') as File, isRemoved: values?.has('image_removed') };
};

export const IsShownSaidAndSent: Story = {
  play: async (context) => {
    const { say, choose, save, preview } = partsOf(context);
    await expect(choose()).toHaveAccessibleName(`${say.course} ${say.choose}`);
    await expect(choose()).toHaveAccessibleDescription(say.acceptedLabel);
    const file = await photoFile();
    chooseFiles(choose(), [file]);
    await expect(await preview()).toBeVisible();
    await expect(context.canvas.getByText(say.chosen(file.name))).toBeInTheDocument();
    await expect(choose()).toHaveAccessibleName(`${say.course} ${say.replace}`);
    await context.userEvent.click(save());
    await expect(sent(context).image.name).toBe(file.name);
  },
};

export const AWrongFileIsNotTakenAndTheRightOneKept: Story = {
  play: async (context) => {
    const { say, choose, save, preview } = partsOf(context);
    const file = await photoFile();
    chooseFiles(choose(), [file]);
    await preview();
    dragFiles('drop', choose(), [fakeFile('كتاب.pdf', 'application/pdf')]);
    await waitFor(() => expect(choose()).toHaveAccessibleDescription(`${say.acceptedLabel} ${say.wrongType}`));
    chooseFiles(choose(), [fakeFile('ثقيلة.jpg', 'image/jpeg', 1100)]);
    await expect(choose().getAttribute('aria-describedby')).toContain('error');
    // The name of a picture, and none inside.
    chooseFiles(choose(), [fakeFile('مزوّرة.jpg', 'image/jpeg')]);
    await waitFor(() => expect(choose()).toHaveAccessibleDescription(`${say.acceptedLabel} ${say.unreadable}`));
    await context.userEvent.click(save());
    await expect(sent(context).image.name).toBe(file.name);
  },
};

export const RemovedItIsMissing: Story = {
  play: async (context) => {
    const { say, choose, save, preview } = partsOf(context);
    chooseFiles(choose(), [await photoFile()]);
    await preview();
    await context.userEvent.click(context.canvas.getByRole('button', { name: say.remove }));
    await expect(choose()).toHaveFocus();
    await expect(context.canvas.queryByRole('img', { name: say.preview })).toBeNull();
    await context.userEvent.click(save());
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(choose()).toHaveFocus();
    await expect(context.canvas.getByText(say.required)).toBeVisible();
  },
};

export const TheSavedOneIsEnoughAndCanBeRemoved: Story = {
  args: { savedSrc: cloth(160, 90).toDataURL() },
  play: async (context) => {
    const { say, choose, save, preview } = partsOf(context);
    await preview();
    await context.userEvent.click(save());
    await expect(sent(context).isRemoved).toBe(false);
    await context.userEvent.click(context.canvas.getByRole('button', { name: say.remove }));
    chooseFiles(choose(), [await photoFile()]);
    await preview();
    await context.userEvent.click(save());
    // Another one in its place is no removal.
    await expect(sent(context).isRemoved).toBe(false);
  },
};

export const ASquareIsCutByKeys: Story = {
  args: { shape: 'square' },
  play: async (context) => {
    const { say, choose, save, preview } = partsOf(context);
    chooseFiles(choose(), [await photoFile('منى.jpg', 480, 320)]);
    await preview();
    const across = context.canvas.getByRole('slider', { name: say.across });
    await expect(getComputedStyle(across).direction).toBe('ltr');
    await expect(across).toHaveAttribute('aria-valuetext', '50%');
    await context.userEvent.click(save());
    const before = sent(context).image;
    await fireEvent.change(across, { target: { value: '1' } });
    const zoom = context.canvas.getByRole('slider', { name: say.zoom });
    await fireEvent.change(zoom, { target: { value: '2' } });
    await expect(zoom).toHaveAttribute('aria-valuetext', '200%');
    await context.userEvent.click(save());
    const after = sent(context).image;
    const bitmap = await createImageBitmap(after);
    await expect([bitmap.width, bitmap.height, after.name]).toEqual([512, 512, 'منى.jpg']);
    await expect(new Uint8Array(await after.arrayBuffer())).not.toEqual(new Uint8Array(await before.arrayBuffer()));
  },
};

/** Presses a point of an element, goes along points of it, and lets go. Points are shares of its sides. */
async function drag(element: HTMLElement, [first, ...way]: [number, number][]) {
  const { left, top, width, height } = element.getBoundingClientRect();
  // The number of the mouse: the one pointer that is always there to be captured.
  const at = ([x, y]: [number, number]) => ({ pointerId: 1, clientX: left + width * x, clientY: top + height * y });
  await fireEvent.pointerDown(element, { ...at(first ?? [0, 0]), button: 0, buttons: 1 });
  for (const point of way) await fireEvent.pointerMove(element, { ...at(point), buttons: 1 });
  await fireEvent.pointerUp(element, at(way.at(-1) ?? [0, 0]));
  element.releasePointerCapture(1);
}

export const ASquareIsDraggedAndTheSlidersFollow: Story = {
  args: { shape: 'square' },
  play: async (context) => {
    const { say, choose, save, preview } = partsOf(context);
    const { canvas, userEvent } = context;
    chooseFiles(choose(), [await photoFile('منى.jpg', 480, 320)]);
    const square = await preview();
    const place = (name: string) => canvas.getByRole<HTMLInputElement>('slider', { name }).valueAsNumber;
    await userEvent.click(save());
    const before = sent(context).image;

    // A lying picture can go sideways alone, with the hand: its left edge comes in from the left.
    await drag(square, [
      [0.5, 0.5],
      [0.6, 0.9],
    ]);
    await waitFor(() => expect(place(say.across)).toBeLessThan(0.5));
    await expect(place(say.across)).toBeGreaterThan(0);
    await expect(place(say.down)).toBe(0.5);
    await userEvent.click(save());
    await expect(new Uint8Array(await sent(context).image.arrayBuffer())).not.toEqual(
      new Uint8Array(await before.arrayBuffer()),
    );

    // Nearer, it goes both ways, and no further than its edges.
    await fireEvent.change(canvas.getByRole('slider', { name: say.zoom }), { target: { value: '2' } });
    await drag(square, [
      [0.5, 0.5],
      [-4, -4],
      [-5, -5],
    ]);
    await waitFor(() => expect([place(say.across), place(say.down)]).toEqual([1, 1]));

    // Let go, it stays.
    await fireEvent.pointerMove(square, { pointerId: 1, clientX: 0, clientY: 0 });
    await expect([place(say.across), place(say.down)]).toEqual([1, 1]);
  },
};

/** What dragging does, keys do: the browser moves a native slider by the arrows, and each step is seen at once. */
export const EverySliderIsReachedByTabInOrder: Story = {
  args: { shape: 'square' },
  play: async (context) => {
    const { say, choose, preview } = partsOf(context);
    const { canvas, userEvent } = context;
    chooseFiles(choose(), [await photoFile('منى.jpg', 480, 320)]);
    await preview();
    const sliders = [say.zoom, say.across, say.down].map((name) => canvas.getByRole('slider', { name }));
    sliders[0]?.focus();
    for (const slider of sliders) {
      await expect(slider).toHaveFocus();
      await expect(slider).toHaveAttribute('type', 'range');
      await userEvent.tab();
    }
  },
};
