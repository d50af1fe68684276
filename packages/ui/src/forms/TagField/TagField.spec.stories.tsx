import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { TagField } from './TagField.tsx';
import { subjectItems, tagLabels } from './TagField.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (ids: string[]) => void;
  defaultValue: string[];
  canCreate: boolean;
  maxItems: number;
  hasServerError: boolean;
}

const serverErrors = { ar: { subjects: tagLabels.ar.taken }, en: { subjects: tagLabels.en.taken } };
const meta = {
  title: 'Forms/TagField/Spec',
  tags: ['!autodocs', 'spec'],
  args: {
    onSubmit: fn<SpecArgs['onSubmit']>(),
    onChange: fn<SpecArgs['onChange']>(),
    defaultValue: [],
    canCreate: false,
    maxItems: 10,
    hasServerError: false,
  },
  render: ({ onSubmit, onChange, defaultValue, canCreate, maxItems, hasServerError }, { globals }) => {
    const { required, taken: _, save, createLabel, ...labels } = localize(globals, tagLabels);
    return (
      <Form
        onSubmit={onSubmit}
        errorTitle={String}
        errors={hasServerError ? localize(globals, serverErrors) : undefined}
        aria-label={save}
      >
        <TagField
          {...labels}
          {...(canCreate && { createLabel })}
          {...{ onChange, defaultValue, maxItems }}
          name="subjects"
          items={subjectItems}
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

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, tagLabels);
  return {
    labels,
    box: canvas.getByRole('combobox', { name: labels.label }),
    save: canvas.getByRole('button', { name: labels.save }),
    getTags: () => canvas.queryAllByRole('row').map((row) => row.getAttribute('aria-label')),
  };
}
/** The arrow keys to the start and to the end of the line. */
const getArrows = () =>
  getComputedStyle(document.documentElement).direction === 'rtl'
    ? { toStart: '{ArrowRight}', toEnd: '{ArrowLeft}' }
    : { toStart: '{ArrowLeft}', toEnd: '{ArrowRight}' };
const getAnnouncements = () =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join(' ');
const getSubmitted = ({ args }: Context) => args.onSubmit.mock.lastCall?.[0].getAll('subjects');
async function closeList({ userEvent }: Context) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const SelectsSeveralByKeyboardAndSubmitsTheIds: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, box, save, getTags } = getParts(context);
    await userEvent.type(box, 'احياء');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // The list stays open for the next one, and shows all items again.
    await expect(box).toHaveValue('');
    await expect(await screen.findAllByRole('option')).toHaveLength(subjectItems.length);
    await expect(screen.getByRole('option', { name: 'الأحياء' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('html{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['biology', 'html']);
    await waitFor(() => expect(getAnnouncements()).toContain(labels.selectedCountMessage(2)));
    await closeList(context);
    await expect(getTags()).toEqual(['الأحياء', 'HTML5 و CSS للمبتدئين']);
    await userEvent.click(save);
    await expect(getSubmitted(context)).toEqual(['biology', 'html']);
  },
};

export const SelectingAgainRemovesTheTag: Story = {
  args: { defaultValue: ['physics', 'biology'] },
  play: async (context) => {
    const { args, userEvent } = context;
    const { box, getTags } = getParts(context);
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'الفيزياء' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['biology']);
    await closeList(context);
    await expect(getTags()).toEqual(['الأحياء']);
  },
};

export const BackspaceInTheEmptyFieldRemovesTheLastTag: Story = {
  args: { defaultValue: ['physics', 'biology'] },
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, box, getTags } = getParts(context);
    await userEvent.type(box, 'ق');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['physics']);
    await waitFor(() => expect(getAnnouncements()).toContain(labels.selectedCountMessage(1)));
    await closeList(context);
    await expect(getTags()).toEqual(['الفيزياء']);
    await expect(box).toHaveFocus();
  },
};

export const ArrowsMoveBetweenTagsInReadingDirection: Story = {
  args: { defaultValue: ['physics', 'biology', 'english'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { box, getTags } = getParts(context);
    const { toStart, toEnd } = getArrows();
    const getTag = (name: string) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(getTag('الفيزياء')).toHaveFocus();
    box.focus();
    await userEvent.keyboard(toStart);
    await expect(getTag('English')).toHaveFocus();
    await userEvent.keyboard(toStart);
    await expect(getTag('الأحياء')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['physics', 'english']);
    await waitFor(() => expect(getTag('English')).toHaveFocus());
    await userEvent.keyboard(toEnd);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(toStart);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(getTag('الفيزياء')).toHaveFocus());
    // After the last tag the input has the focus.
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(getTags()).toEqual([]);
  },
};

export const TagsAreRemovedByTheirButtons: Story = {
  args: { defaultValue: ['physics', 'biology'] },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels } = getParts(context);
    await userEvent.click(canvas.getByRole('button', { name: `${labels.removeLabel} الفيزياء` }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['biology']);
  },
};

export const TheInputIsDescribedByItsTags: Story = {
  args: { defaultValue: ['physics', 'english'] },
  play: async (context) => {
    const { labels, box } = getParts(context);
    const list = localize(context.globals, { ar: 'الفيزياء وEnglish', en: 'الفيزياء and English' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(labels.description)));
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(list));
    const tag = within(context.canvas.getByRole('row', { name: 'English' })).getByText('English');
    await expect(getComputedStyle(tag).direction).toBe('ltr');
  },
};

export const TypedTextBecomesANewTag: Story = {
  args: { canCreate: true },
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, box, save, getTags } = getParts(context);
    await userEvent.type(box, 'نحو');
    await expect(await screen.findByRole('option', { name: labels.createLabel('نحو') })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['نحو']);
    // An existing item is not made twice, whatever its spelling.
    await userEvent.keyboard('الاحياء');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('،');
    await expect(args.onChange).toHaveBeenLastCalledWith(['نحو', 'biology']);
    await expect(box).toHaveValue('');
    await closeList(context);
    await expect(getTags()).toEqual(['نحو', 'الأحياء']);
    await userEvent.click(save);
    await expect(getSubmitted(context)).toEqual(['نحو', 'biology']);
  },
};

export const UnknownTextIsNoTag: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, box } = getParts(context);
    await userEvent.type(box, 'قققق');
    await waitFor(() => expect(screen.getByText(labels.emptyLabel)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('قققق');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(box).toHaveValue('');
  },
};

export const TheLimitDisablesTheOtherOptions: Story = {
  args: { defaultValue: ['physics'], maxItems: 2 },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, box } = getParts(context);
    await expect(canvas.queryByText(labels.maxItemsMessage)).toBeNull();
    await userEvent.type(box, 'احياء');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText(labels.maxItemsMessage)).toBeVisible();
    await waitFor(() => expect(getAnnouncements()).toContain(labels.maxItemsMessage));
    const other = await screen.findByRole('option', { name: 'التاريخ' });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('option', { name: 'الفيزياء' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['biology']);
    await expect(canvas.queryByText(labels.maxItemsMessage)).toBeNull();
    await closeList(context);
  },
};

export const AMissingValueIsReportedUntilATagIsChosen: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, box, save } = getParts(context);
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(labels.required));
    await userEvent.type(box, 'احياء');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closeList(context);
    await userEvent.click(save);
    await expect(getSubmitted(context)).toEqual(['biology']);
    await expect(box).not.toHaveAccessibleDescription(expect.stringContaining(labels.required));
  },
};

export const ServerErrorIsShownUntilTheValueChanges: Story = {
  args: { hasServerError: true, defaultValue: ['physics', 'biology'] },
  play: async (context) => {
    const { userEvent } = context;
    const { labels, box } = getParts(context);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(labels.taken));
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect(box).not.toHaveAccessibleDescription(expect.stringContaining(labels.taken));
  },
};
