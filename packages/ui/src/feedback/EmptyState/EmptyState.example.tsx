import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';

export function NoCourses() {
  return (
    <EmptyState
      title="لم تشترك في دورة بعد"
      description="اشترك في دورة لتظهر دروسها هنا."
      action={
        <ButtonLink href="/courses" tone="primary">
          تصفّح الدورات
        </ButtonLink>
      }
    />
  );
}
