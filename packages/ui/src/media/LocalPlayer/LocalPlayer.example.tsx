import { LocalPlayer } from '@fanous/ui/media/LocalPlayer';

export function Recording() {
  return <LocalPlayer src="/recordings/7.mp3" type="audio/mpeg" label="تسجيل المراجعة" />;
}
