import { Avatar } from '@fanous/ui/media/Avatar';

export function Teacher() {
  return <Avatar name="منى عبد الله" size={56} />;
}
