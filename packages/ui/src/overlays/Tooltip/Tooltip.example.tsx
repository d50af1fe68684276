import { IconButton } from '@fanous/ui/actions/IconButton';
import { Tooltip } from '@fanous/ui/overlays/Tooltip';

export function CopyButton() {
  return (
    <Tooltip text="نسخ رابط الدورة">
      <IconButton icon="copy" label="نسخ رابط الدورة" />
    </Tooltip>
  );
}
