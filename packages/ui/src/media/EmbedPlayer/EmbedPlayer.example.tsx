import { EmbedPlayer } from '@fanous/ui/media/EmbedPlayer';

export function Lesson() {
  return <EmbedPlayer src="https://player.example.com/embed/12" title="الدرس الأول: المعادلات" />;
}
