import { textDir } from '@fanous/arabic/textDir';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { Text } from '@fanous/ui/layout/Text';
import { useSectionTitles } from './useCourseSections.ts';

/** What the author says of the course, paragraph by paragraph. */
export function CourseDescription({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const title = useSectionTitles().description;
  return (
    <PageSection id="description" title={title} defaultExpanded>
      {paragraphs.map((paragraph, at) => (
        // Paragraphs have no names; their order is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <Text key={at} measure dir={textDir(paragraph)}>
          {paragraph}
        </Text>
      ))}
    </PageSection>
  );
}
