import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';

/** The title of a video, record or PDF. */
export function TitleField({ title }: { title?: string | undefined }) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const { name_max } = useFieldLimits();
  return (
    <TextField
      name="title"
      label={t`Title`}
      defaultValue={title ?? ''}
      autoComplete="off"
      maxLength={name_max}
      {...formLabels.getRequiredProps(t`Title`)}
    />
  );
}
