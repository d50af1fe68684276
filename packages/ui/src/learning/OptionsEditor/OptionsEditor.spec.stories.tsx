import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { pick } from '../../stories/text.ts';
import { LiveOptions } from './LiveOptions.tsx';
import { blankOptions, type EditedOption } from './options.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { forces, formWords, optionsLabels } from './OptionsEditor.fixtures.ts';

const meta = {
  title: 'Learning/OptionsEditor/Spec',
  component: OptionsEditor,
  tags: ['!autodocs', 'spec'],
  args: { value: forces.ar, labels: optionsLabels.ar, onChange: fn() },
  render: (args, { globals }) => (
    <LiveOptions {...args} value={pick(globals, forces)} labels={pick(globals, optionsLabels)} />
  ),
} satisfies Meta<typeof OptionsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const marked = (canvas: Canvas) =>
  canvas.getAllByRole('radio').map((radio: HTMLElement) => (radio as HTMLInputElement).checked);

export const ArrowsInATextChangeNoAnswer: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    await userEvent.click(field(canvas, labels.option(2)));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowUp}{Home}{End}');
    await expect(field(canvas, labels.option(2))).toHaveFocus();
    await expect(marked(canvas)).toEqual([true, false, false]);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ExactlyOneIsCorrectByArrowsAndSpace: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    const radio = (number: number) => canvas.getByRole('radio', { name: labels.markCorrect(number) });
    radio(1).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(2)).toHaveFocus();
    await expect(marked(canvas)).toEqual([false, true, false]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(marked(canvas)).toEqual([true, false, false]);
    await userEvent.click(radio(3));
    await expect(marked(canvas)).toEqual([false, false, true]);
    const third = pick(globals, forces)[2];
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ ...third, isCorrect: true }, expect.objectContaining({ key: '31', isCorrect: false })]),
    );
  },
};

export const TabWalksARowBeforeTheNext: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    field(canvas, labels.option(1)).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: labels.markCorrect(1) })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.moveDown(1) })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.remove(1) })).toHaveFocus();
    await userEvent.tab();
    await expect(field(canvas, labels.option(2))).toHaveFocus();
  },
};

export const AddingSaysSoAndGoesThere: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.add }));
    await expect(field(canvas, labels.option(4))).toHaveFocus();
    await expect(canvas.getByText(labels.added(4, 5))).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('باسكال');
    await expect(field(canvas, labels.option(4))).toHaveValue('باسكال');
  },
};

export const ASixthIsRefusedInWords: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    const add = canvas.getByRole('button', { name: labels.add });
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(add);
    const dialog = await screen.findByRole('alertdialog', { name: labels.limitReached.title });
    await expect(dialog).toHaveAccessibleDescription(labels.limitReached.text);
    await userEvent.click(within(dialog).getByRole('button', { name: labels.ok }));
    await waitFor(() => expect(add).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
  },
};

export const RemovingGoesToTheNextRowThenToAdd: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    const [, second, third] = pick(globals, forces);
    await userEvent.click(canvas.getByRole('button', { name: labels.add }));
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(1) }));
    await expect(field(canvas, labels.option(1))).toHaveFocus();
    await expect(field(canvas, labels.option(1))).toHaveValue(second?.text);
    await expect(field(canvas, labels.option(2))).toHaveValue(third?.text);
    await expect(canvas.getByText(labels.removed(1, 3))).toBeInTheDocument();
    // The correct one is gone, and nothing took its place by itself.
    await expect(marked(canvas)).toEqual([false, false, false]);
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(3) }));
    await expect(canvas.getByRole('button', { name: labels.add })).toHaveFocus();
  },
};

export const BelowTwoIsRefusedInWords: Story = {
  args: { value: blankOptions() },
  render: (args, { globals }) => <LiveOptions {...args} labels={pick(globals, optionsLabels)} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    const remove = canvas.getByRole('button', { name: labels.remove(2) });
    await userEvent.click(remove);
    const dialog = await screen.findByRole('alertdialog', { name: labels.cannotRemove.title });
    await expect(dialog).toHaveAccessibleDescription(labels.cannotRemove.text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const MovingKeepsTheFocusAndTheAnswer: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = pick(globals, optionsLabels);
    const [first] = pick(globals, forces);
    await expect(canvas.getByRole('button', { name: labels.moveUp(1) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: labels.moveDown(1) }));
    await expect(field(canvas, labels.option(2))).toHaveValue(first?.text);
    await expect(marked(canvas)).toEqual([false, true, false]);
    await expect(canvas.getByRole('button', { name: labels.moveDown(2) })).toHaveFocus();
    await expect(canvas.getByText(labels.moved(2, 3))).toBeInTheDocument();
    // At the edge its twin takes the focus, or it would be lost with the button.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: labels.moveUp(3) })).toHaveFocus();
  },
};

const option = (key: string, isCorrect: boolean): EditedOption => ({ key, text: key, isCorrect });
const sent = fn<(value: readonly EditedOption[]) => void>();

/** In a form, as a page has it. */
export const WithoutACorrectOneNothingIsSent: Story = {
  args: { value: [option('1', false), option('2', false)] },
  render: (args, { globals }) => {
    const say = pick(globals, formWords);
    return (
      <Form onSubmit={() => sent(args.value)} errorTitle={say.errors}>
        <LiveOptions {...args} labels={pick(globals, optionsLabels)} />
        <Button type="submit" tone="primary">
          {say.save}
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    sent.mockClear();
    const labels = pick(globals, optionsLabels);
    const save = canvas.getByRole('button', { name: pick(globals, formWords).save });
    await userEvent.click(save);
    const dialog = await screen.findByRole('alertdialog', { name: labels.incomplete.title });
    await expect(dialog).toHaveAccessibleDescription(labels.incomplete.text);
    await userEvent.keyboard('{Enter}');
    // Closing it leads to what is to be mended, and says there what it is.
    const radio = canvas.getByRole('radio', { name: labels.markCorrect(1) });
    await waitFor(() => expect(radio).toHaveFocus());
    await expect(radio).toHaveAccessibleDescription(labels.incomplete.text);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(labels.incomplete.text)).toBeNull();
    await userEvent.click(save);
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const ABlankTextIsSaidInItsRow: Story = {
  args: { value: [option('1', true), option('2', false)] },
  render: WithoutACorrectOneNothingIsSent.render!,
  play: async ({ canvas, globals, userEvent }) => {
    sent.mockClear();
    const labels = pick(globals, optionsLabels);
    await userEvent.clear(field(canvas, labels.option(2)));
    await userEvent.click(canvas.getByRole('button', { name: pick(globals, formWords).save }));
    const second = field(canvas, labels.option(2));
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription(labels.textRequired(2));
    await expect(field(canvas, labels.option(1))).toBeValid();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const ARepeatedTextIsSaidInItsRow: Story = {
  args: { value: [option('1', true), option('2', false)] },
  render: WithoutACorrectOneNothingIsSent.render!,
  play: async ({ canvas, globals, userEvent }) => {
    sent.mockClear();
    const labels = pick(globals, optionsLabels);
    const second = field(canvas, labels.option(2));
    // The other digits are the same number.
    await userEvent.clear(second);
    await userEvent.type(second, ' ١ ');
    const save = canvas.getByRole('button', { name: pick(globals, formWords).save });
    await userEvent.click(save);
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription(labels.textRepeated(2));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(second);
    await userEvent.type(second, '-1');
    await userEvent.click(save);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

export const WhatTheServerRefusedStandsInItsRow: Story = {
  args: { rowErrors: { 32: 'x' } },
  play: async ({ canvas, globals }) => {
    const labels = pick(globals, optionsLabels);
    await expect(field(canvas, labels.option(2))).toHaveAccessibleDescription('x');
    await expect(field(canvas, labels.option(1))).toHaveAccessibleDescription('');
  },
};
