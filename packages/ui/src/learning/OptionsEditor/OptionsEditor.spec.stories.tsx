import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { localize } from '../../stories/localize.ts';
import { StatefulOptionsEditor } from './StatefulOptionsEditor.tsx';
import { createBlankOptions, type EditedOption } from './options.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { physicsOptions, optionsFormLabels, optionsLabels } from './OptionsEditor.fixtures.ts';

const meta = {
  title: 'Learning/OptionsEditor/Spec',
  component: OptionsEditor,
  tags: ['!autodocs', 'spec'],
  args: { value: physicsOptions.ar, labels: optionsLabels.ar, onChange: fn() },
  render: (args, { globals }) => (
    <StatefulOptionsEditor
      {...args}
      value={localize(globals, physicsOptions)}
      labels={localize(globals, optionsLabels)}
    />
  ),
} satisfies Meta<typeof OptionsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const getField = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const getCheckedStates = (canvas: Canvas) =>
  canvas.getAllByRole('radio').map((radio: HTMLElement) => (radio as HTMLInputElement).checked);

export const ArrowKeysInATextDoNotMoveTheAnswer: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    await userEvent.click(getField(canvas, labels.option(2)));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowUp}{Home}{End}');
    await expect(getField(canvas, labels.option(2))).toHaveFocus();
    await expect(getCheckedStates(canvas)).toEqual([true, false, false]);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ArrowKeysAndSpaceSelectOneAnswer: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    const radio = (number: number) => canvas.getByRole('radio', { name: labels.markCorrect(number) });
    radio(1).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(2)).toHaveFocus();
    await expect(getCheckedStates(canvas)).toEqual([false, true, false]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(getCheckedStates(canvas)).toEqual([true, false, false]);
    await userEvent.click(radio(3));
    await expect(getCheckedStates(canvas)).toEqual([false, false, true]);
    const third = localize(globals, physicsOptions)[2];
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ ...third, isCorrect: true }, expect.objectContaining({ key: '31', isCorrect: false })]),
    );
  },
};

export const TabVisitsOneRowBeforeTheNext: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    getField(canvas, labels.option(1)).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: labels.markCorrect(1) })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.moveDown(1) })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.remove(1) })).toHaveFocus();
    await userEvent.tab();
    await expect(getField(canvas, labels.option(2))).toHaveFocus();
  },
};

export const AddingIsAnnouncedAndFocusesTheNewField: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.add }));
    await expect(getField(canvas, labels.option(4))).toHaveFocus();
    await expect(canvas.getByText(labels.added(4, 5))).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('باسكال');
    await expect(getField(canvas, labels.option(4))).toHaveValue('باسكال');
  },
};

export const SixthOptionOpensADialog: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    const add = canvas.getByRole('button', { name: labels.add });
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(add);
    const dialog = await screen.findByRole('alertdialog', { name: labels.limitReached.title });
    await expect(dialog).toHaveAccessibleDescription(labels.limitReached.description);
    await userEvent.click(within(dialog).getByRole('button', { name: labels.ok }));
    await waitFor(() => expect(add).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
  },
};

export const RemovingFocusesTheNextRowOrTheAddButton: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    const [, second, third] = localize(globals, physicsOptions);
    await userEvent.click(canvas.getByRole('button', { name: labels.add }));
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(1) }));
    await expect(getField(canvas, labels.option(1))).toHaveFocus();
    await expect(getField(canvas, labels.option(1))).toHaveValue(second?.text);
    await expect(getField(canvas, labels.option(2))).toHaveValue(third?.text);
    await expect(canvas.getByText(labels.removed(1, 3))).toBeInTheDocument();
    // The correct option was removed, and no other is marked as correct.
    await expect(getCheckedStates(canvas)).toEqual([false, false, false]);
    await userEvent.click(canvas.getByRole('button', { name: labels.remove(3) }));
    await expect(canvas.getByRole('button', { name: labels.add })).toHaveFocus();
  },
};

export const RemovingBelowTwoOpensADialog: Story = {
  args: { value: createBlankOptions() },
  render: (args, { globals }) => <StatefulOptionsEditor {...args} labels={localize(globals, optionsLabels)} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    const remove = canvas.getByRole('button', { name: labels.remove(2) });
    await userEvent.click(remove);
    const dialog = await screen.findByRole('alertdialog', { name: labels.cannotRemove.title });
    await expect(dialog).toHaveAccessibleDescription(labels.cannotRemove.description);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const MovingKeepsTheFocusAndTheAnswer: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, optionsLabels);
    const [first] = localize(globals, physicsOptions);
    await expect(canvas.getByRole('button', { name: labels.moveUp(1) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: labels.moveDown(1) }));
    await expect(getField(canvas, labels.option(2))).toHaveValue(first?.text);
    await expect(getCheckedStates(canvas)).toEqual([false, true, false]);
    await expect(canvas.getByRole('button', { name: labels.moveDown(2) })).toHaveFocus();
    await expect(canvas.getByText(labels.moved(2, 3))).toBeInTheDocument();
    // At the edge the other move button gets the focus, because the pressed one is disabled.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: labels.moveUp(3) })).toHaveFocus();
  },
};

const createOption = (key: string, isCorrect: boolean): EditedOption => ({ key, text: key, isCorrect });
const handleSubmit = fn<(value: readonly EditedOption[]) => void>();

/** In a form. */
export const MissingCorrectAnswerBlocksTheForm: Story = {
  args: { value: [createOption('1', false), createOption('2', false)] },
  render: (args, { globals }) => {
    const formLabels = localize(globals, optionsFormLabels);
    return (
      <Form onSubmit={() => handleSubmit(args.value)} errorTitle={formLabels.errors}>
        <StatefulOptionsEditor {...args} labels={localize(globals, optionsLabels)} />
        <Button type="submit" tone="primary">
          {formLabels.save}
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    handleSubmit.mockClear();
    const labels = localize(globals, optionsLabels);
    const save = canvas.getByRole('button', { name: localize(globals, optionsFormLabels).save });
    await userEvent.click(save);
    const dialog = await screen.findByRole('alertdialog', { name: labels.incomplete.title });
    await expect(dialog).toHaveAccessibleDescription(labels.incomplete.description);
    await userEvent.keyboard('{Enter}');
    // Closing it focuses the radio, which is described by the error.
    const radio = canvas.getByRole('radio', { name: labels.markCorrect(1) });
    await waitFor(() => expect(radio).toHaveFocus());
    await expect(radio).toHaveAccessibleDescription(labels.incomplete.description);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(labels.incomplete.description)).toBeNull();
    await userEvent.click(save);
    await expect(handleSubmit).toHaveBeenCalledOnce();
  },
};

export const BlankTextShowsAnErrorInItsRow: Story = {
  args: { value: [createOption('1', true), createOption('2', false)] },
  render: MissingCorrectAnswerBlocksTheForm.render!,
  play: async ({ canvas, globals, userEvent }) => {
    handleSubmit.mockClear();
    const labels = localize(globals, optionsLabels);
    await userEvent.clear(getField(canvas, labels.option(2)));
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, optionsFormLabels).save }));
    const second = getField(canvas, labels.option(2));
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription(labels.textRequired(2));
    await expect(getField(canvas, labels.option(1))).toBeValid();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(handleSubmit).not.toHaveBeenCalled();
  },
};

export const RepeatedTextShowsAnErrorInItsRow: Story = {
  args: { value: [createOption('1', true), createOption('2', false)] },
  render: MissingCorrectAnswerBlocksTheForm.render!,
  play: async ({ canvas, globals, userEvent }) => {
    handleSubmit.mockClear();
    const labels = localize(globals, optionsLabels);
    const second = getField(canvas, labels.option(2));
    // Arabic and Western digits count as the same text.
    await userEvent.clear(second);
    await userEvent.type(second, ' ١ ');
    const save = canvas.getByRole('button', { name: localize(globals, optionsFormLabels).save });
    await userEvent.click(save);
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription(labels.textRepeated(2));
    await expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.clear(second);
    await userEvent.type(second, '-1');
    await userEvent.click(save);
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce());
  },
};

export const ServerErrorIsShownInItsRow: Story = {
  args: { errorsByKey: { 32: 'x' } },
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, optionsLabels);
    await expect(getField(canvas, labels.option(2))).toHaveAccessibleDescription('x');
    await expect(getField(canvas, labels.option(1))).toHaveAccessibleDescription('');
  },
};
