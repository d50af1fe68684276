import { type ChapterProblem, maxChapters, maxChapterTitleLength, parseChapters } from '@fanous/api-client/chapters';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Returns a validator for the text of chapters. Its message names the first wrong line. */
export function useChaptersValidator() {
  const { t } = useLingui();
  const format = useFormat();
  return (text: string): string | undefined => {
    const { problem } = parseChapters(text);
    if (!problem) return undefined;
    const line = format.number(problem.line);
    const [start, example] = [format.duration(0), format.duration(750)];
    const messages: Record<ChapterProblem['code'], string> = {
      time: t`Line ${line}: start it with a time, such as ${example}.`,
      title: t`Line ${line}: write a title after the time.`,
      title_length: t`Line ${line}: shorten the title to ${plural(maxChapterTitleLength, { one: '# character', other: '# characters' })}.`,
      start: t`Line ${line}: the first chapter has to start at ${start}.`,
      order: t`Line ${line}: this time must be later than the time of the previous chapter.`,
      count: t`Line ${line}: remove it and what follows. A video has at most ${plural(maxChapters, { one: '# chapter', other: '# chapters' })}.`,
    };
    return messages[problem.code];
  };
}
