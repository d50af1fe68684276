import { Button } from '@fanous/ui/actions/Button';
import { Inline } from '@fanous/ui/layout/Inline';

export function CourseButtons() {
  return (
    <Inline gap="s3">
      <Button tone="primary">حفظ</Button>
      <Button variant="outline">معاينة</Button>
    </Inline>
  );
}
