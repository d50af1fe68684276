import type { SectionNavProps } from '@fanous/ui/navigation/SectionNav';
import { useLingui } from '@lingui/react/macro';

/** The parts of a course page under its player, by the ids of their headings. */
export type SectionId = 'description' | 'records' | 'files' | 'quizzes' | 'summaries';

/** What each part is called. */
export function useSectionTitles(): Record<SectionId, string> {
  const { t } = useLingui();
  return {
    description: t`Description`,
    records: t`Recordings`,
    files: t`Course files (PDF)`,
    quizzes: t`Electronic quizzes`,
    summaries: t`Summaries`,
  };
}

const order: SectionId[] = ['description', 'records', 'files', 'quizzes', 'summaries'];

/** The way through the page, in the order of its parts. */
export function useSectionNav(): SectionNavProps {
  const { t } = useLingui();
  const titles = useSectionTitles();
  return { label: t`Parts of this page`, items: order.map((id) => ({ id, title: titles[id] })) };
}
