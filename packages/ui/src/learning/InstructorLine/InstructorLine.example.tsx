import { InstructorLine } from '@fanous/ui/learning/InstructorLine';

export function Instructor() {
  return <InstructorLine name="منى عبد الله" label="المدرّسة" />;
}
