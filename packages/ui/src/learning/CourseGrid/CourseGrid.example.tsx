import { CourseCard } from '@fanous/ui/learning/CourseCard';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';

export function NewCourses() {
  return (
    <CourseGrid label="أحدث الدورات">
      <CourseCard
        href="/courses/12"
        title="الجبر"
        seed="12"
        categoryId={1}
        instructorName="منى عبد الله"
        instructorLabel="المدرّسة"
        price={250}
        priceLabel="السعر"
      />
      <CourseCard
        href="/courses/13"
        title="الهندسة"
        seed="13"
        categoryId={1}
        instructorName="منى عبد الله"
        instructorLabel="المدرّسة"
        price={250}
        priceLabel="السعر"
      />
    </CourseGrid>
  );
}
