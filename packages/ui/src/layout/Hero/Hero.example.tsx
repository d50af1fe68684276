import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Hero } from '@fanous/ui/layout/Hero';
import { Cover } from '@fanous/ui/media/Cover';

export function HomeHero() {
  return (
    <Hero
      title="تعلَّم الرياضيات خطوة خطوة"
      description="دروس مصوّرة واختبارات مع مدرّسين تعرفهم."
      action={
        <ButtonLink href="/courses" tone="accent" size="large">
          تصفّح الدورات
        </ButtonLink>
      }
      art={[
        <Cover key="1" seed="algebra" categoryId={1} />,
        <Cover key="2" seed="geometry" categoryId={2} />,
        <Cover key="3" seed="physics" categoryId={3} />,
      ]}
    />
  );
}
