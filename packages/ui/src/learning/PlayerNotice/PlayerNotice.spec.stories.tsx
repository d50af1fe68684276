import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { PlayerNotice } from './PlayerNotice.tsx';

const onPress = fn();

const meta = {
  title: 'Learning/PlayerNotice/Spec',
  component: PlayerNotice,
  tags: ['!autodocs', 'spec'],
  args: {
    children: 'الدرس التالي: الجبر',
    actions: (
      <Button size="dense" onPress={onPress}>
        تشغيل
      </Button>
    ),
  },
} satisfies Meta<typeof PlayerNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnnouncedAndLeavesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('الدرس التالي: الجبر');
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'تشغيل' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
