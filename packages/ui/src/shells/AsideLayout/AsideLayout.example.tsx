import { Card } from '@fanous/ui/layout/Card';
import { Heading } from '@fanous/ui/layout/Heading';
import { Text } from '@fanous/ui/layout/Text';
import { AsideLayout } from '@fanous/ui/shells/AsideLayout';

export function CourseWithAside() {
  return (
    <AsideLayout header={<Heading level={1}>الجبر</Heading>} aside={<Card>السعر والاشتراك</Card>} asideLabel="الاشتراك">
      <Text>محتوى الدورة</Text>
    </AsideLayout>
  );
}
