import { textDir } from '@fanous/arabic/textDir';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';

/** What the author says of the course, paragraph by paragraph. */
export function CourseDescription({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="description">
      <Heading level={2} id="description">
        <Trans>Description</Trans>
      </Heading>
      {paragraphs.map((paragraph, at) => (
        // Paragraphs have no names; their order is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <Text key={at} measure dir={textDir(paragraph)}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
