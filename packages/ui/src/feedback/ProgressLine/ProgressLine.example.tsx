import { ProgressLine } from '@fanous/ui/feedback/ProgressLine';

export function NavigationProgress() {
  return <ProgressLine isActive />;
}
