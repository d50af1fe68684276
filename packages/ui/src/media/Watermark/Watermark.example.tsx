import { EmbedPlayer } from '@fanous/ui/media/EmbedPlayer';
import { Watermark } from '@fanous/ui/media/Watermark';

export function PaidLesson() {
  return (
    <EmbedPlayer
      src="https://player.example.com/embed/12"
      title="الدرس الأول: المعادلات"
      watermark={<Watermark name="منى السيد" identifier="5678" />}
    />
  );
}
