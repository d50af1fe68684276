import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { FormColumn } from '../../layout/FormColumn/FormColumn.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormActions } from './FormActions.tsx';

const translations = {
  ar: {
    fields: ['الاسم الكامل', 'رقم الهاتف', 'المدرسة'],
    save: 'حفظ',
    saving: 'جارٍ الحفظ',
    draft: 'حفظ مسودة',
    cancel: 'إلغاء',
  },
  en: {
    fields: ['Full name', 'Phone', 'School'],
    save: 'Save',
    saving: 'Saving',
    draft: 'Keep draft',
    cancel: 'Cancel',
  },
};

const meta = {
  title: 'Forms/FormActions',
  component: FormActions,
  args: { children: null },
  argTypes: { children: { control: false } },
  render: (_args, { globals }) => {
    const { fields, save, cancel } = localize(globals, translations);
    return (
      <FormColumn>
        <Stack gap="s7">
          {fields.map((label) => (
            <TextField key={label} label={label} />
          ))}
          <FormActions>
            <Button tone="accent">{save}</Button>
            <ButtonLink variant="quiet" href="#out">
              {cancel}
            </ButtonLink>
          </FormActions>
        </Stack>
      </FormColumn>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'The buttons of a form that is longer than the screen: submit first, then cancel. They stick to the bottom of the screen until the end of the form. A short form does not need it.',
          '**Keyboard** · A focused field is never covered by the bar.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** At the end of a form, pending, and with three buttons, which take two lines on a phone. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, context) => {
    const { save, saving, draft, cancel } = localize(context.globals, translations);
    const out = (
      <ButtonLink variant="quiet" href="#out">
        {cancel}
      </ButtonLink>
    );
    return (
      <Stack gap="s9">
        {meta.render(args, context)}
        <FormColumn>
          <FormActions>
            <Button tone="accent" isPending pendingLabel={saving}>
              {save}
            </Button>
            {out}
          </FormActions>
        </FormColumn>
        <FormColumn>
          <FormActions>
            <Button tone="accent">{save}</Button>
            <Button variant="outline">{draft}</Button>
            {out}
          </FormActions>
        </FormColumn>
      </Stack>
    );
  },
};
