import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';

interface TitleFieldProps {
  /** The saved title. */
  title?: string | undefined;
  /** The title of a controlled field. */
  value?: string;
  onChange?: (title: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The title of a video, record or PDF. */
export function TitleField({ title = '', ...fieldProps }: TitleFieldProps) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const { name_max } = useFieldLimits();
  return (
    <TextField
      name="title"
      label={t`Title`}
      defaultValue={title}
      {...fieldProps}
      autoComplete="off"
      maxLength={name_max}
      {...formLabels.getRequiredProps(t`Title`)}
    />
  );
}
