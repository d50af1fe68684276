import { Heading } from '@fanous/ui/layout/Heading';

export default function Courses() {
  return <Heading level={1}>كل الدورات</Heading>;
}
