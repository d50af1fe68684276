import { SaveChip } from '@fanous/ui/feedback/SaveChip';

export function DraftState() {
  return <SaveChip state="saved" labels={{ saving: 'جارٍ الحفظ', saved: 'حُفظت المسودة', failed: 'لم تُحفظ المسودة' }} />;
}
