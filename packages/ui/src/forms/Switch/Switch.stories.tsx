import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const translations = {
  ar: { children: 'الدورة منشورة', description: 'يراها الزوار في الصفحة الرئيسية.' },
  en: { children: 'The course is public', description: 'Visitors see it on the home page.' },
};

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: translations.ar,
  argTypes: { children: { control: 'text' } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A setting that takes effect immediately: the dark theme, a public course. For a choice that is submitted with a form use `Checkbox`; for one of several use `RadioGroup`.',
          'The label names the setting and does not change with the state.',
          '**Keyboard** · Space turns it on and off.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Switch {...localizeArgs<SwitchProps>(args, globals, translations)} />,
};

/** Off, on, with a hint, disabled, with a long text. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { children, description } = localize(globals, translations);
    return (
      <FieldStates>
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
      </FieldStates>
    );
  },
};
