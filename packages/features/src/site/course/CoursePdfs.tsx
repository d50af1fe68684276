import { getPdfQuery } from '@fanous/api-client/generated/queries.ts';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { Text } from '@fanous/ui/layout/Text';
import { FileList } from '@fanous/ui/learning/FileList';
import { useApp } from '../../shared/app/app.ts';
import { getRowIdPrefix } from './courseItem.ts';
import type { CourseSectionProps } from './courseSection.ts';
import { useCourseItems } from './useCourseItems.tsx';
import { useSectionTitles } from './useCourseSections.ts';
import { useFileLabels } from './useFileLabels.ts';
import { useItemCountLabels } from './useItemCountLabels.ts';

/** The PDFs of a course. */
export function CoursePdfs({ course, ...section }: CourseSectionProps) {
  const { api, queryClient } = useApp();
  const labels = useFileLabels();
  const countLabel = useItemCountLabels().file(course.pdfs.length);
  const { selected, open, lockedNotice } = useCourseItems('file', course.pdfs, section);
  // Links expire, so each press fetches a new one.
  const fetchUrl = async (id: string | number) => {
    const query = getPdfQuery(api, { path: { id: course.id, pdf_id: Number(id) } });
    return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).url;
  };
  return (
    <PageSection id="files" title={useSectionTitles().files} meta={countLabel} defaultExpanded={selected !== undefined}>
      {lockedNotice}
      {course.pdfs.length === 0 ? (
        <Text tone="muted">{countLabel}</Text>
      ) : (
        <FileList
          items={course.pdfs.map(({ id, title }) => ({ id, title, isLocked: section.access.canSubscribe }))}
          fetchUrl={fetchUrl}
          onLocked={open}
          labels={labels}
          labelledBy="files"
          rowIdPrefix={getRowIdPrefix('file')}
        />
      )}
    </PageSection>
  );
}
