import { TextArea } from '@fanous/ui/forms/TextArea';
import { useLingui } from '@lingui/react/macro';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';

/** The field for why the correct option is correct. */
export function ExplanationField({ defaultValue }: { defaultValue?: string }) {
  const { t } = useLingui();
  const { optionalLabel } = useSharedFormTexts();
  return (
    <TextArea
      name="explanation"
      label={t`Explanation`}
      optionalLabel={optionalLabel}
      maxLength={2000}
      description={t`Why the correct answer is correct. Students see it after they have submitted.`}
      {...(defaultValue !== undefined && { defaultValue })}
    />
  );
}
