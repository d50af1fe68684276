import { Switch } from '@fanous/ui/forms/Switch';

export function FreeSwitch() {
  return (
    <Switch name="isFree" description="يراه من لم يشترك.">
      فيديو مجاني
    </Switch>
  );
}
