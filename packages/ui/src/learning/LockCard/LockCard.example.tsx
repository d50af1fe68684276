import { Button } from '@fanous/ui/actions/Button';
import { LockCard } from '@fanous/ui/learning/LockCard';

export function SubscribersOnly() {
  return (
    <LockCard
      title="هذا الدرس للمشتركين"
      description="اشترك في الدورة لتشاهد كل دروسها."
      actions={<Button tone="accent">اشترك الآن</Button>}
    />
  );
}
