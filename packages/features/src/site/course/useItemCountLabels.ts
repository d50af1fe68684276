import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CourseItemKind } from './courseItem.ts';

/** Labels for the number of items of each kind: «12 فيديو»، «3 اختبارات»، «لا توجد ملفات». */
export function useItemCountLabels(): Record<CourseItemKind, (count: number) => string> {
  const { t } = useLingui();
  return {
    video: (count) => t`${plural(count, { 0: 'No videos', one: '# video', other: '# videos' })}`,
    quiz: (count) => t`${plural(count, { 0: 'No quizzes', one: '# quiz', other: '# quizzes' })}`,
    record: (count) => t`${plural(count, { 0: 'No recordings', one: '# recording', other: '# recordings' })}`,
    file: (count) => t`${plural(count, { 0: 'No files', one: '# file', other: '# files' })}`,
    summary: (count) => t`${plural(count, { 0: 'No summaries', one: '# summary', other: '# summaries' })}`,
  };
}
