import type { ComponentProps, Ref } from 'react';
import { TextArea as RacTextArea, TextField as RacTextField } from 'react-aria-components';
import { checkText } from '../field/checkText.ts';
import { control, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, Requiredness } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { useShownInvalid } from '../field/useShownInvalid.ts';
import { useTypingDir } from '../field/useTypingDir.ts';
import { validityMarks } from '../field/validity.ts';
import { area } from './TextArea.css.ts';

interface Text extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Says what is wrong with a text that is not empty, or nothing. */
  validate?: (value: string) => string | null | undefined;
  isReadOnly?: boolean;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export type TextAreaProps = Text & Requiredness;

/** Several lines of free text. Its direction follows its first letter; Enter starts a line and submits nothing. */
export function TextArea(props: TextAreaProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, validate, ...rest } = props;
  const { ref, onChange, ...passed } = rest;
  const [dir, onType] = useTypingDir('auto', props.value, props.defaultValue ?? '');
  useReportChange(props.value);
  const rules = { isRequired: props.isRequired, requiredMessage, validate };
  return (
    <RacTextField
      {...passed}
      {...validityMarks(errorMessage)}
      validate={(value) => checkText(value, rules)}
      onChange={(value) => {
        onType(value);
        onChange?.(value);
      }}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <div className={control()}>
          <Area ref={ref} dir={dir} className={`${input} ${area}`} />
        </div>
      </FieldFrame>
    </RacTextField>
  );
}

function Area(props: ComponentProps<typeof RacTextArea>) {
  return <RacTextArea {...props} aria-invalid={useShownInvalid()} />;
}
