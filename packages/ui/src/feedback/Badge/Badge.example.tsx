import { Badge } from '@fanous/ui/feedback/Badge';

export function FreeVideo() {
  return (
    <Badge tone="success" icon="circle-check">
      مجاني
    </Badge>
  );
}
