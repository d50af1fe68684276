import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What a course holds. */
export type Held = 'videos' | 'quizzes' | 'records' | 'pdfs' | 'summaries';

/** Says how many there are of what a course holds: «12 فيديو»، «3 اختبارات»، «لا توجد ملفات». */
export function useCounted(): Record<Held, (count: number) => string> {
  const { t } = useLingui();
  return {
    videos: (count) => t`${plural(count, { 0: 'No videos', one: '# video', other: '# videos' })}`,
    quizzes: (count) => t`${plural(count, { 0: 'No quizzes', one: '# quiz', other: '# quizzes' })}`,
    records: (count) => t`${plural(count, { 0: 'No recordings', one: '# recording', other: '# recordings' })}`,
    pdfs: (count) => t`${plural(count, { 0: 'No files', one: '# file', other: '# files' })}`,
    summaries: (count) => t`${plural(count, { 0: 'No summaries', one: '# summary', other: '# summaries' })}`,
  };
}
