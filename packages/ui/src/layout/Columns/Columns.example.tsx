import { Card } from '@fanous/ui/layout/Card';
import { Columns } from '@fanous/ui/layout/Columns';

export function CourseAndPrice() {
  return (
    <Columns split="8/4">
      <Card>محتوى الدورة</Card>
      <Card>السعر والاشتراك</Card>
    </Columns>
  );
}
