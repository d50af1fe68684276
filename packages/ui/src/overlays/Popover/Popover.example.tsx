import { Button } from '@fanous/ui/actions/Button';
import { Switch } from '@fanous/ui/forms/Switch';
import { Popover } from '@fanous/ui/overlays/Popover';

export function FilterPopover() {
  return (
    <Popover trigger={<Button variant="outline">تصفية</Button>} label="تصفية الدورات">
      <Switch name="free">المجانية وحدها</Switch>
    </Popover>
  );
}
