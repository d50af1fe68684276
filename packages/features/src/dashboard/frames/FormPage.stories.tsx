import { getCategoryQuery } from '@fanous/api-client/generated/queries.ts';
import { updateCategory } from '@fanous/api-client/generated/staffQueries.ts';
import type { Schema } from '@fanous/api-client/client';
import { TextField } from '@fanous/ui/forms/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { type ApiCall, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { people } from '../../shared/stories/Api.fixtures.ts';
import { getFormText } from '../../shared/forms/getFormText.ts';
import { slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { FormPage } from './FormPage.tsx';

type Detail = Schema<'CategoryDetail'>;
const physics: Detail = {
  id: 8,
  name: 'الفيزياء',
  main_category_id: 2,
  main_category: { id: 2, name: 'المرحلة الثانوية' },
  courses_count: 0,
  courses: [],
};

/** A form whose save may conflict with another user. */
function Renaming() {
  const { api, queryClient } = useApp();
  const query = getCategoryQuery(api, { path: { id: 8 } });
  const category = useQuery(query);
  return (
    <FormPage
      title={physics.name}
      save={(to, values) => updateCategory(to, { path: { id: 8 }, body: { name: getFormText(values, 'name') } })}
      submitMode="changes"
      returnTo={paths.mainCategories.to()}
      invalidates={[]}
      labels={{ errorMessage: 'failure', successMessage: 'success' }}
      initialDataSource={{ query: category, errorMessage: 'failure' }}
      conflict={{
        applySaved: (current) => queryClient.setQueryData(query.queryKey, current),
        getDifferences: (changes) => [
          { label: 'Name', mine: getFormText(changes, 'name'), theirs: category.data?.name ?? '' },
        ],
      }}
    >
      <TextField name="name" label="Name" defaultValue={category.data?.name ?? ''} />
    </FormPage>
  );
}

const conflict = (_call: ApiCall) => {
  const problem = { code: 'changed', message: 'Changed', current: { ...physics, name: 'فيزياء الثانوية' } };
  return new ProblemResponse(409, problem);
};
const save = fn<(call: ApiCall) => ProblemResponse | Detail>();

const meta = {
  title: 'Pages/Frames/Form with a conflict',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { controls: { disable: true } },
  args: {
    Page: Renaming,
    area: 'shared',
    pattern: paths.editSubCategory.pattern,
    path: paths.editSubCategory.to({ id: 8 }),
    user: people.admin,
    handlers: { getCategory: () => physics, updateCategory: save },
  },
  beforeEach: () => {
    save.mockReset();
    save.mockImplementationOnce(conflict).mockReturnValue(physics);
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const textsByLanguage = {
  ar: { save: 'حفظ', keep: 'حفظ نسختي', take: 'اعتماد النسخة المحفوظة' },
  en: { save: 'Save', keep: 'Keep my version', take: 'Keep the saved version' },
};

const collide = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const { canvas, userEvent } = context;
  const field = await canvas.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'علم الفيزياء');
  await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).save }));
  const dialog = await findOpenDialog('dialog');
  await expect(dialog.getByText('علم الفيزياء')).toBeVisible();
  await expect(dialog.getByText('فيزياء الثانوية')).toBeVisible();
  return dialog;
};

export const MineIsSavedOverIt: Story = {
  play: async (context) => {
    const dialog = await collide(context);
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).keep }));
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('success')).toBeVisible(), slowLoadOptions);
    await expect(save.mock.calls[1]?.[0].body).toEqual({ name: 'علم الفيزياء' });
  },
};

export const TheOtherIsTaken: Story = {
  play: async (context) => {
    const dialog = await collide(context);
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).take }));
    await waitFor(
      () => expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('فيزياء الثانوية'),
      slowLoadOptions,
    );
  },
};
