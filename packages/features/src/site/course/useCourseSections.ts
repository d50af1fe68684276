import type { SectionNavProps } from '@fanous/ui/navigation/SectionNav';
import { useLingui } from '@lingui/react/macro';

/** The sections of the course page under the player, by the ids of their headings. */
export type SectionId = 'description' | 'records' | 'files' | 'quizzes' | 'summaries';

/** The heading of each section. */
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

/** The navigation to the sections, in page order. `isShown` has `false` for sections that the page leaves out. */
export function useSectionNavProps(isShown: Partial<Record<SectionId, boolean>>): SectionNavProps {
  const { t } = useLingui();
  const titles = useSectionTitles();
  const shownIds = order.filter((id) => isShown[id] !== false);
  return { label: t`On this page`, items: shownIds.map((id) => ({ id, title: titles[id] })) };
}
