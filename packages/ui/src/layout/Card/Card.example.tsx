import { Card } from '@fanous/ui/layout/Card';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';

export function CourseSummary() {
  return (
    <Card>
      <Stack gap="s3">
        <Heading level={3}>الجبر</Heading>
        <Text tone="muted">24 فيديو و6 اختبارات.</Text>
      </Stack>
    </Card>
  );
}
