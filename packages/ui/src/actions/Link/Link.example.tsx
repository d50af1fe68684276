import { Link } from '@fanous/ui/actions/Link';
import { Text } from '@fanous/ui/layout/Text';

export function CourseLink() {
  return (
    <Text>
      راجع <Link href="/courses/12">دورة الجبر</Link> قبل الاختبار.
    </Text>
  );
}
