import { Card } from '@fanous/ui/layout/Card';
import { TwoColumns } from '@fanous/ui/layout/TwoColumns';

export function CourseAndPrice() {
  return (
    <TwoColumns ratio="8/4">
      <Card>محتوى الدورة</Card>
      <Card>السعر والاشتراك</Card>
    </TwoColumns>
  );
}
