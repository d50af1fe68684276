import { VisuallyHidden } from '@fanous/ui/layout/VisuallyHidden';

export function ResultCount() {
  return <VisuallyHidden aria-live="polite">وُجدت 12 دورة</VisuallyHidden>;
}
