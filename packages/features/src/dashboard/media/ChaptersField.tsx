import { type Chapter, maxChaptersTextLength } from '@fanous/api-client/chapters';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useChaptersValidator } from './useChaptersValidator.ts';

/** The field for the chapters of a video, one per line. */
export function ChaptersField({ savedChapters }: { savedChapters: readonly Chapter[] | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const formLabels = useSharedFormTexts();
  const validate = useChaptersValidator();
  const [start, example] = [format.duration(0), format.duration(750)];
  return (
    <TextArea
      name="chapters"
      label={t`Chapters`}
      optionalLabel={formLabels.optionalLabel}
      description={t`One per line: a time, then a title, such as “${example} Solved example”. The first one starts at ${start}. Chapters are shown for uploaded files and links to a file. Players of other sites, such as YouTube, do not show them.`}
      defaultValue={savedChapters?.map(({ start, title }) => `${format.duration(start)} ${title}`).join('\n') ?? ''}
      validate={validate}
      maxLength={maxChaptersTextLength}
    />
  );
}
