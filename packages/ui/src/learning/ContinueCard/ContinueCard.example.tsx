import { ContinueCard } from '@fanous/ui/learning/ContinueCard';

export function ContinueAlgebra() {
  return (
    <ContinueCard
      href="/courses/12"
      eyebrow="تابع من حيث توقفت"
      title="الجبر"
      seed="12"
      categoryId={1}
      instructorName="منى عبد الله"
      instructorLabel="المدرّسة"
      actionLabel="متابعة"
    />
  );
}
