import type { GetPublicCourseResult } from '@fanous/api-client/generated/queries.ts';
import type { BadgeProps } from '@fanous/ui/feedback/Badge';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** One thing that a course holds, counted in words. */
export interface CourseFact {
  icon: NonNullable<BadgeProps['icon']>;
  text: string;
}

type Held = Pick<GetPublicCourseResult, 'videos' | 'quizzes' | 'pdfs' | 'records' | 'summaries'>;

/** What a course holds: «12 فيديو»، «3 اختبارات». What there is none of is not said. */
export function useCourseFacts({ videos, quizzes, pdfs, records, summaries }: Held): CourseFact[] {
  const { t } = useLingui();
  const facts: [number, CourseFact['icon'], (count: number) => string][] = [
    [videos.length, 'video', (count) => t`${plural(count, { one: '# video', other: '# videos' })}`],
    [quizzes.length, 'list-checks', (count) => t`${plural(count, { one: '# quiz', other: '# quizzes' })}`],
    [records.length, 'headphones', (count) => t`${plural(count, { one: '# recording', other: '# recordings' })}`],
    [pdfs.length, 'file-text', (count) => t`${plural(count, { one: '# file', other: '# files' })}`],
    [summaries.length, 'notebook', (count) => t`${plural(count, { one: '# summary', other: '# summaries' })}`],
  ];
  return facts.flatMap(([count, icon, say]) => (count > 0 ? [{ icon, text: say(count) }] : []));
}
