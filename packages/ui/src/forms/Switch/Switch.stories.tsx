import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const words = {
  ar: { children: 'الدورة منشورة', description: 'يراها الزوار في الصفحة الرئيسية.' },
  en: { children: 'The course is public', description: 'Visitors see it on the home page.' },
};

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: words.ar,
  argTypes: { children: { control: 'text' } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Something that is on or off from the moment it is pressed: dark theme, a course that is public. What counts only when a form is sent is a `Checkbox`; one of several is a `RadioGroup`.',
          'Its words name what is on, and stay the same in both states: changing both says the opposite of what it means.',
          '**Keyboard** · Space turns it on and off.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Switch {...localizeArgs<SwitchProps>(args, globals, words)} />,
};

/** Off, on, with a hint, disabled, with a long text. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { children, description } = pick(globals, words);
    return (
      <Stack gap="s4">
        <Switch>{children}</Switch>
        <Switch defaultSelected>{children}</Switch>
        <Switch defaultSelected description={description}>
          {children}
        </Switch>
        <Switch isDisabled>{children}</Switch>
        <Switch isDisabled defaultSelected>
          {children}
        </Switch>
        <Switch defaultSelected description={<Bidi>{texts.contact}</Bidi>}>
          {texts.long}
        </Switch>
      </Stack>
    );
  },
};
