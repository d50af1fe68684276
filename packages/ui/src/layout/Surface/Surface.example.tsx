import { Surface } from '@fanous/ui/layout/Surface';
import { Text } from '@fanous/ui/layout/Text';

export function Note() {
  return (
    <Surface background="sunken" padding="s5" radius="control">
      <Text>تُصحَّح الإجابات فور الإرسال.</Text>
    </Surface>
  );
}
