import { TextArea } from '@fanous/ui/forms/TextArea';
import { TextField } from '@fanous/ui/forms/TextField';
import { useLingui } from '@lingui/react/macro';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useFieldLimits } from '../../shared/forms/useFieldLimits.ts';

/** The fields of a new or existing quiz. */
export function QuizFields({ quiz }: { quiz?: { title: string; description: string } }) {
  const { t } = useLingui();
  const formLabels = useSharedFormTexts();
  const { name_max, description_max } = useFieldLimits();
  return (
    <>
      <TextField
        name="title"
        label={t`Quiz title`}
        defaultValue={quiz?.title}
        autoComplete="off"
        maxLength={name_max}
        {...formLabels.getRequiredProps(t`Quiz title`)}
      />
      <TextArea
        name="description"
        label={t`Quiz description`}
        defaultValue={quiz?.description}
        maxLength={description_max}
        {...formLabels.getRequiredProps(t`Quiz description`)}
      />
    </>
  );
}
