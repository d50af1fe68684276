import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { useFormWords } from '../shared/dashboard/useFormWords.ts';

/** What a video, record or PDF is called in its course. */
export function TitleField({ title }: { title?: string | undefined }) {
  const { t } = useLingui();
  const words = useFormWords();
  const limits = useQuery(getSettingsQuery(useApp().api)).data?.limits;
  return (
    <TextField
      name="title"
      label={t`Title`}
      defaultValue={title ?? ''}
      autoComplete="off"
      maxLength={limits?.name_max ?? 200}
      {...words.required(t`Title`)}
    />
  );
}
