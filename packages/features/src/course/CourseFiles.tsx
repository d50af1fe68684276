import { getPdfQuery } from '@fanous/api-client/generated/queries.ts';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { Text } from '@fanous/ui/layout/Text';
import { FileList } from '@fanous/ui/learning/FileList';
import { useApp } from '../shared/app.ts';
import type { CoursePartProps } from './coursePart.ts';
import { lockedItem } from './lockedItem.ts';
import { useCounted } from './useCounted.ts';
import { useSectionTitles } from './useCourseSections.ts';
import { useFileLabels } from './useFileLabels.ts';
import { useItemLock } from './useItemLock.ts';
import { rowIds } from './useReturn.ts';

/** The PDFs of a course. The link to one runs out, so it is asked for when it is pressed. */
export function CourseFiles({ course, standing, chosen, onSubscribe }: CoursePartProps) {
  const { api, queryClient } = useApp();
  const labels = useFileLabels();
  const count = useCounted().pdfs(course.pdfs.length);
  const { isLocked, asked, ask } = useItemLock('file', course.pdfs, standing, chosen);
  const getHref = async (id: string | number) => {
    const query = getPdfQuery(api, { path: { id: course.id, pdf_id: Number(id) } });
    return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).url;
  };
  return (
    <PageSection
      id="files"
      title={useSectionTitles().files}
      meta={count}
      defaultExpanded={chosen.idOf('file') !== undefined}
    >
      {asked && (
        <lockedItem.Component
          key={asked.id}
          slug={course.slug}
          kind="file"
          item={asked}
          standing={standing}
          onSubscribe={onSubscribe}
        />
      )}
      {course.pdfs.length === 0 ? (
        <Text tone="muted">{count}</Text>
      ) : (
        <FileList
          items={course.pdfs.map(({ id, title }) => ({ id, title, isLocked }))}
          getHref={getHref}
          onLocked={ask}
          labels={labels}
          labelledBy="files"
          rowIds={rowIds('file')}
        />
      )}
    </PageSection>
  );
}
