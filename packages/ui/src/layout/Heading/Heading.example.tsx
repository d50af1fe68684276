import { Heading } from '@fanous/ui/layout/Heading';

export function CourseTitle() {
  return <Heading level={2}>دورة الجبر للصف الثالث</Heading>;
}
