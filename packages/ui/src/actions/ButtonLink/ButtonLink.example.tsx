import { ButtonLink } from '@fanous/ui/actions/ButtonLink';

export function BrowseCourses() {
  return (
    <ButtonLink href="/courses" tone="primary" endIcon="arrow-forward">
      تصفّح الدورات
    </ButtonLink>
  );
}
