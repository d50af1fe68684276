import { Icon } from '@fanous/ui/media/Icon';

export function Completed() {
  return <Icon name="circle-check" label="مكتمل" />;
}
