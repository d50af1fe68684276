import { Divider } from '@fanous/ui/layout/Divider';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';

export function TwoParts() {
  return (
    <Stack>
      <Text>بيانات الدورة</Text>
      <Divider />
      <Text>السعر</Text>
    </Stack>
  );
}
