import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { PlayerNotice } from './PlayerNotice.tsx';

const translations = {
  ar: {
    resumed: 'تمت المتابعة من 12:30',
    restart: 'ابدأ من جديد',
    next: 'الدرس التالي',
    play: 'تشغيل',
    cancel: 'إلغاء',
  },
  en: { resumed: 'Continued from 12:30', restart: 'Start over', next: 'Next lesson', play: 'Play', cancel: 'Cancel' },
};

const meta = {
  title: 'Learning/PlayerNotice',
  component: PlayerNotice,
  args: { children: translations.ar.resumed, actions: null },
  argTypes: { actions: { control: false }, children: { control: false } },
  render: (args, { globals }) => {
    const words = localize(globals, translations);
    return (
      <PlayerNotice
        {...args}
        actions={
          <Button size="dense" variant="outline">
            {words.restart}
          </Button>
        }
      >
        {words.resumed}
      </PlayerNotice>
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'A message over the picture of a player: where it continues, or which lesson comes next. It is announced and does not take the focus.',
      },
    },
  },
} satisfies Meta<typeof PlayerNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Both messages, and a title that is hard to lay out. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, context) => {
    const words = localize(context.globals, translations);
    return (
      <Stack gap="s5">
        {meta.render(args, context)}
        {[texts.mixed, texts.long].map((title) => (
          <PlayerNotice
            key={title}
            actions={
              <>
                <Button size="dense">{words.play}</Button>
                <Button size="dense" variant="outline">
                  {words.cancel}
                </Button>
              </>
            }
          >
            {words.next}: <bdi>{title}</bdi>
          </PlayerNotice>
        ))}
      </Stack>
    );
  },
};
