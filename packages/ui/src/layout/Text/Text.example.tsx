import { Text } from '@fanous/ui/layout/Text';

export function CourseFactsText() {
  return (
    <Text tone="muted" size="small">
      24 فيديو، آخر تحديث أمس
    </Text>
  );
}
