import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';

/** As in the contract. */
const maxNameLength = 60;

/** The field `name` of a passkey. */
export function PasskeyNameField({ defaultValue = '' }: { defaultValue?: string }) {
  const { t } = useLingui();
  const { getRequiredProps } = useSharedFormTexts();
  return (
    <TextField
      name="name"
      label={t`Name`}
      description={t`Helps you recognize it in the list, such as “My phone”.`}
      autoComplete="off"
      maxLength={maxNameLength}
      defaultValue={defaultValue}
      autoFocus
      {...getRequiredProps(t`Name`)}
    />
  );
}
