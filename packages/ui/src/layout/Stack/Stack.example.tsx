import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';

export function Introduction() {
  return (
    <Stack gap="s4">
      <Heading level={2}>الجبر</Heading>
      <Text>24 فيديو و6 اختبارات.</Text>
    </Stack>
  );
}
