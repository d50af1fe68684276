import { ProgressBar } from '@fanous/ui/feedback/ProgressBar';

export function CourseProgress() {
  return <ProgressBar label="ما شاهدته من الدورة" value={18} max={24} valueLabel="18 من 24 فيديو" />;
}
