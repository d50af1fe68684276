import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { icons } from '../../media/Icon/icons.ts';
import { VariantRow } from '../../stories/VariantRow.tsx';
import { localize } from '../../stories/localize.ts';
import { IconButton } from './IconButton.tsx';

const tones = ['neutral', 'primary', 'danger'] as const;

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'search', label: '', onPress: fn() },
  argTypes: {
    icon: { control: 'select', options: Object.keys(icons) },
    tone: { control: 'inline-radio', options: tones },
    variant: { control: 'inline-radio', options: ['quiet', 'outline'] },
    size: { control: 'inline-radio', options: ['dense', 'default'] },
    shape: { control: 'inline-radio', options: ['rounded', 'round'] },
  },
  parameters: {
    docs: {
      description: {
        component: `
An action shown as one icon: close, search, the bell. Use it only where everyone knows the icon; when in doubt use \`Button\` with a label.
The \`label\` is its accessible name, so in a table it includes the row: «حذف الفيزياء», not «حذف».

| Key | Does |
|---|---|
| Enter, Space | presses |`,
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, ...args }, { globals }) => (
    <IconButton {...args} label={label || localize(globals, { ar: 'بحث', en: 'Search' })} />
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const remove = localize(globals, { ar: 'حذف الفيزياء', en: 'Delete Physics' });
    return (
      <Stack gap="s6">
        {(['quiet', 'outline'] as const).map((variant) => (
          <VariantRow key={variant} name={variant}>
            {tones.map((tone) => (
              <IconButton key={tone} variant={variant} tone={tone} icon="trash" label={remove} />
            ))}
            <IconButton variant={variant} icon="trash" label={remove} isDisabled />
            <IconButton
              variant={variant}
              icon="chevron-forward"
              label={localize(globals, { ar: 'التالي', en: 'Next' })}
            />
            <IconButton
              variant={variant}
              size="dense"
              icon="pencil"
              label={localize(globals, { ar: 'تعديل', en: 'Edit' })}
            />
            <IconButton
              variant={variant}
              shape="round"
              icon="x"
              label={localize(globals, { ar: 'إغلاق', en: 'Close' })}
            />
          </VariantRow>
        ))}
      </Stack>
    );
  },
};
