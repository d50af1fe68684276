import { CourseCard } from '@fanous/ui/learning/CourseCard';

export function AlgebraCard() {
  return (
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
  );
}
