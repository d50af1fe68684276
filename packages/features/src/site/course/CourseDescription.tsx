import { getTextDirection } from '@fanous/arabic/textDir';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { Text } from '@fanous/ui/layout/Text';
import { useSectionTitles } from './useCourseSections.ts';

/** The description of a course, one paragraph per blank-line separated block. */
export function CourseDescription({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const title = useSectionTitles().description;
  return (
    <PageSection id="description" title={title} defaultExpanded>
      {paragraphs.map((paragraph, index) => (
        // Paragraphs have no id; only their position identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <Text key={index} measure dir={getTextDirection(paragraph)}>
          {paragraph}
        </Text>
      ))}
    </PageSection>
  );
}
