import { Button } from '@fanous/ui/actions/Button';
import { PlayerNotice } from '@fanous/ui/learning/PlayerNotice';

export function NextLesson() {
  return <PlayerNotice actions={<Button size="dense">تشغيل</Button>}>الدرس التالي: الجبر</PlayerNotice>;
}
