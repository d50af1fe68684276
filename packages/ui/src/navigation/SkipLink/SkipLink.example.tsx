import { SkipLink } from '@fanous/ui/navigation/SkipLink';

export function PageStart() {
  return <SkipLink targetId="main" label="تخطَّ إلى المحتوى" />;
}
