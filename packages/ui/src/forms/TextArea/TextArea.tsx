import { getTextDirection } from '@fanous/arabic/textDir';
import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import { TextArea as RacTextArea, TextField as RacTextField } from 'react-aria-components';
import { findTextError } from '../field/findTextError.ts';
import { control, field, input } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps, RequiredProps } from '../field/fieldProps.ts';
import { useReportChange } from '../field/useReportChange.ts';
import { useIsFieldInvalid } from '../field/useIsFieldInvalid.ts';
import { useInputDirection } from '../field/useInputDirection.ts';
import { getValidityAttributes } from '../field/validity.ts';
import { textArea } from './TextArea.css.ts';
import { useGrowingHeight } from './useGrowingHeight.ts';

interface TextAreaBaseProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Returns the error message of a text that is not empty, or null. */
  validate?: (value: string) => string | null | undefined;
  isReadOnly?: boolean;
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export type TextAreaProps = TextAreaBaseProps & RequiredProps;

/** Several lines of free text, in its own direction. Paragraphs of both languages have one each. Enter adds a line and does not submit. */
export function TextArea(props: TextAreaProps) {
  const { label, optionalLabel, description, errorMessage, requiredMessage, validate, ...rest } = props;
  const { ref, onChange, ...forwardedProps } = rest;
  const [dir, onType] = useInputDirection(getParagraphsDirection, props.value, props.defaultValue ?? '');
  useReportChange(props.value);
  const rules = { isRequired: props.isRequired, requiredMessage, validate };
  return (
    <RacTextField
      {...forwardedProps}
      {...getValidityAttributes(errorMessage)}
      validate={(value) => findTextError(value, rules)}
      onChange={(value) => {
        onType(value);
        onChange?.(value);
      }}
      className={field}
    >
      <FieldFrame {...{ label, optionalLabel, description, errorMessage }}>
        <div className={control()}>
          <TextAreaInput ref={ref} dir={dir} className={`${input} ${textArea}`} />
        </div>
      </FieldFrame>
    </RacTextField>
  );
}

/** Paragraphs of both languages have a direction each. Those without letters do not count. */
function getParagraphsDirection(text: string) {
  const paragraphs = text.split('\n').filter((paragraph) => /\p{L}/u.test(paragraph));
  const directions = new Set(paragraphs.map((paragraph) => getTextDirection(paragraph)));
  return directions.size > 1 ? 'auto' : getTextDirection(text);
}

function TextAreaInput({ ref, ...props }: ComponentProps<typeof RacTextArea>) {
  const ownRef = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLTextAreaElement);
  useGrowingHeight(ownRef);
  return <RacTextArea {...props} ref={ownRef} aria-invalid={useIsFieldInvalid()} />;
}
