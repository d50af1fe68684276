import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import { useFormWords } from '../shared/dashboard/useFormWords.ts';

/** The name of a category. */
export function NameField({ name }: { name?: string | undefined }) {
  const { t } = useLingui();
  const words = useFormWords();
  return (
    <TextField name="name" label={t`Name`} defaultValue={name ?? ''} maxLength={200} {...words.required(t`Name`)} />
  );
}
