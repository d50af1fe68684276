import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { chooseFiles, dragFiles } from '../../stories/chooseFiles.ts';
import { pick } from '../../stories/text.ts';
import { Form } from '../Form/Form.tsx';
import { FileField } from './FileField.tsx';
import { chapter, fileLabels, fileWords, heavy, lesson, program, talk } from './FileField.fixtures.ts';

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
    const { required, save, errors, damaged: _, ...say } = pick(globals, fileWords);
    return (
      <Form onSubmit={onSubmit} errorTitle={errors} aria-label={save}>
        <FileField
          {...say}
          {...rest}
          name="files"
          accept={['.pdf', '.mp3']}
          maxBytes={2 * 1024 ** 2}
          defaultValue={files}
          labels={pick(globals, fileLabels)}
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
  const say = { ...pick(globals, fileWords), ...pick(globals, fileLabels) };
  return {
    say,
    choose: canvas.getByRole('button', { name: `${say.label} ${say.choose}` }),
    save: canvas.getByRole('button', { name: say.save }),
    rows: () => canvas.queryAllByRole('listitem'),
    press: (name: string) => canvas.getByRole('button', { name }),
  };
};
const sent = ({ args }: Context) => {
  const [values] = (args.onSubmit as ReturnType<typeof fn<SpecArgs['onSubmit']>>).mock.lastCall ?? [];
  return values?.getAll('files').map((file) => (file as File).name);
};

export const IsNamedAndDescribed: Story = {
  play: async (context) => {
    const { say, choose } = partsOf(context);
    await expect(choose).toHaveAccessibleDescription(`${say.acceptedLabel} ${say.description}`);
    await expect(context.canvas.queryByRole('list')).toBeNull();
  },
};

export const TheButtonOpensTheBrowsersWindow: Story = {
  play: async (context) => {
    const { choose } = partsOf(context);
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

export const ChosenFilesAreListedSaidAndSent: Story = {
  play: async (context) => {
    const { say, choose, save, rows } = partsOf(context);
    chooseFiles(choose, [chapter, talk]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(context.canvas.getByText(say.added(2))).toBeInTheDocument();
    // What is there already is not taken twice.
    chooseFiles(choose, [chapter]);
    await expect(rows()).toHaveLength(2);
    await context.userEvent.click(save);
    await expect(sent(context)).toEqual([chapter.name, talk.name]);
  },
};

export const DroppedFilesAreTaken: Story = {
  play: async (context) => {
    const { say, choose, rows } = partsOf(context);
    dragFiles('dragenter', choose, [lesson]);
    await expect(await context.canvas.findByText(say.dropHere)).toBeVisible();
    dragFiles('drop', choose, [lesson]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(context.canvas.queryByText(say.dropHere)).toBeNull();
  },
};

export const DroppedBesideItTheyDoNothing: Story = {
  play: async (context) => {
    const { rows } = partsOf(context);
    await expect(dragFiles('drop', document.body, [lesson])).toBe(true);
    await expect(rows()).toHaveLength(0);
  },
};

export const AFileThatDoesNotSuitSaysWhyAndHoldsTheForm: Story = {
  play: async (context) => {
    const { say, choose, save, rows, press } = partsOf(context);
    dragFiles('drop', choose, [program, heavy, chapter]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    const [wrong, large, right] = rows() as [HTMLElement, HTMLElement, HTMLElement];
    await expect(within(wrong).getByText(say.wrongType)).toBeVisible();
    await expect(large.textContent).toMatch(pick(context.globals, { ar: /أكبر من 2/, en: /Larger than 2/ }));
    await expect(right.textContent).not.toContain(say.wrongType);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(choose).toHaveFocus();
    await expect(choose).toHaveAccessibleDescription(`${say.acceptedLabel} ${say.description} ${say.unfit}`);
    await context.userEvent.click(press(say.remove(program.name)));
    await context.userEvent.click(press(say.remove(heavy.name)));
    await context.userEvent.click(save);
    await expect(sent(context)).toEqual([chapter.name]);
  },
};

export const TooManyAreLeftOutAndThatIsSaid: Story = {
  args: { maxFiles: 2 },
  play: async (context) => {
    const { say, choose, rows } = partsOf(context);
    chooseFiles(choose, [chapter, lesson, talk]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(context.canvas.getByText(`${say.added(2)} ${say.tooMany(2)}`)).toBeInTheDocument();
    await expect(context.canvas.getByText(say.tooMany(2))).toBeVisible();
  },
};

export const MovingKeepsTheFocusAndIsSent: Story = {
  args: { files: [chapter, lesson, talk] },
  play: async (context) => {
    const { say, save, rows, press } = partsOf(context);
    const last = press(say.moveUp(talk.name));
    last.focus();
    await context.userEvent.keyboard('{Enter}');
    await expect(press(say.moveUp(talk.name))).toHaveFocus();
    await expect(context.canvas.getByText(say.moved(talk.name, 2))).toBeInTheDocument();
    await context.userEvent.keyboard('{Enter}');
    // At the top only the way back is left.
    await expect(press(say.moveDown(talk.name))).toHaveFocus();
    await expect(rows()[0]).toHaveTextContent(talk.name);
    await context.userEvent.click(save);
    await expect(sent(context)).toEqual([talk.name, chapter.name, lesson.name]);
  },
};

export const RemovingHandsTheFocusOn: Story = {
  args: { files: [chapter, talk] },
  play: async (context) => {
    const { say, choose, press } = partsOf(context);
    await context.userEvent.click(press(say.remove(chapter.name)));
    await expect(press(say.remove(talk.name))).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(choose).toHaveFocus();
    await expect(context.canvas.getByText(say.removed(talk.name))).toBeInTheDocument();
  },
};

export const MissingIsSaidInItsOwnWords: Story = {
  play: async (context) => {
    const { say, choose, save, rows } = partsOf(context);
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(choose).toHaveFocus();
    await expect(context.canvas.getByText(say.required)).toBeVisible();
    chooseFiles(choose, [chapter]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(context.canvas.queryByText(say.required)).toBeNull();
  },
};

export const NamesStandInTheirOwnDirection: Story = {
  args: { files: [lesson, talk] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(lesson.name)).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText(talk.name)).direction).toBe('ltr');
  },
};

export const OneFileIsExchanged: Story = {
  args: { isMultiple: false, files: [chapter] },
  play: async (context) => {
    const say = { ...pick(context.globals, fileWords), ...pick(context.globals, fileLabels) };
    const replace = context.canvas.getByRole('button', { name: `${say.label} ${say.replace}` });
    chooseFiles(replace, [talk]);
    await waitFor(() => expect(context.canvas.getByRole('listitem')).toHaveTextContent(talk.name));
    await context.userEvent.click(context.canvas.getByRole('button', { name: say.save }));
    await expect(sent(context)).toEqual([talk.name]);
  },
};
