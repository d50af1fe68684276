import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';

/** The name of a category. */
export function NameField({ name }: { name?: string | undefined }) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const { name_max } = useFieldLimits();
  return (
    <TextField
      name="name"
      label={t`Name`}
      defaultValue={name ?? ''}
      maxLength={name_max}
      {...formLabels.getRequiredProps(t`Name`)}
    />
  );
}
