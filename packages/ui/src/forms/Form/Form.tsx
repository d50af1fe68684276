import {
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from 'react';
import { FormValidationContext } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { ReportChangeContext } from '../field/useReportChange.ts';
import { focusControl } from '../field/validity.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { form as formStyle } from './Form.css.ts';
import { type FormError, getFormErrors, readShownServerErrors, type ServerErrors } from './formErrors.ts';
import { useTextTypedBeforeHydration } from './useTextTypedBeforeHydration.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface FormProps extends RootElementProps {
  children: ReactNode;
  /**
   * Called with the values when all fields are valid. If it returns a promise, the form is not submitted again until the
   * promise settles, not even by the second click of a double click.
   */
  onSubmit: (values: FormData) => void | Promise<void>;
  /** Called after a value has changed and the fields hold the new one. For `useUnsavedChanges`. */
  onChange?: (() => void) | undefined;
  /** Heading of the error summary: «صحّح حقلين للمتابعة». */
  errorTitle: (count: number) => string;
  /**
   * Server errors by field. Each new object is shown and focuses the first field: pass it after the error dialog has closed.
   * An error of a field that is not in the form is shown in the summary.
   */
  errors?: ServerErrors | undefined;
  /** The values are being sent: the form does not submit again. */
  isPending?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Validates its fields on submit. A single error is shown in its field, several also in a summary. The messages of the
 * browser, which are in the language of the browser, are not shown.
 */
export function Form({ children, onSubmit, onChange, errorTitle, errors, isPending, ref, ...labelProps }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => formRef.current!);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // A ref, because a state would be updated too late for the second of two events.
  const isSending = useRef(false);
  const [formErrors, setFormErrors] = useState<FormError[]>([]);
  // Server errors belong to the last submit. The next submit clears them.
  const [clearedErrors, setClearedErrors] = useState<ServerErrors>();
  const currentErrors = errors === clearedErrors ? undefined : errors;
  const [changeCount, increaseChangeCount] = useReducer((count: number) => count + 1, 0);
  const hasSummary = formErrors.length > 1 || formErrors.some(({ control }) => !control);

  useEffect(() => {
    if (!currentErrors || !formRef.current) return;
    const found = readShownServerErrors(formRef.current, currentErrors);
    setFormErrors(found);
    const firstControl = found.find(({ control }) => control)?.control;
    if (firstControl) focusControl(firstControl);
    else headingRef.current?.focus();
  }, [currentErrors]);

  useTextTypedBeforeHydration(formRef);

  // In an effect, because by then React has updated the fields.
  const reportChange = useEffectEvent(() => onChange?.());
  useEffect(() => {
    if (changeCount > 0) reportChange();
  }, [changeCount]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSending.current) return;
    const form = event.currentTarget;
    flushSync(() => setClearedErrors(errors));
    const isValid = form.checkValidity();
    const found = isValid ? [] : getFormErrors(form);
    flushSync(() => setFormErrors(found));
    if (isValid) submitValues(new FormData(form));
    else if (found.length > 1) headingRef.current?.focus();
    else if (found[0]?.control) focusControl(found[0].control);
  };

  const submitValues = (values: FormData) => {
    const submission = onSubmit(values);
    if (!(submission instanceof Promise)) return;
    isSending.current = true;
    void submission.finally(() => (isSending.current = false));
  };

  return (
    <FormValidationContext value={currentErrors ?? noErrors}>
      <form
        {...labelProps}
        ref={formRef}
        // Before hydration, this keeps the browser from sending the values, and from writing them into the URL.
        method="dialog"
        noValidate
        className={formStyle}
        onSubmit={handleSubmit}
        // Keeps React Aria from focusing the first field: with several errors the summary gets the focus.
        onInvalidCapture={(event) => event.preventDefault()}
        onInput={(event) => {
          revalidate(event.target);
          increaseChangeCount();
        }}
        // The browser resets the fields after this event.
        onReset={() => setTimeout(increaseChangeCount)}
      >
        {hasSummary && (
          <ErrorSummary title={errorTitle(formErrors.length)} errors={formErrors} headingRef={headingRef} />
        )}
        <ReportChangeContext value={increaseChangeCount}>{children}</ReportChangeContext>
      </form>
    </FormValidationContext>
  );
}

const noErrors: ServerErrors = {};

/**
 * Validates a field with an error again on every key. On blur would be too late: the error would disappear and move the
 * button that is about to be pressed.
 */
function revalidate(target: EventTarget) {
  if (target instanceof HTMLElement && target.ariaInvalid === 'true') target.dispatchEvent(new Event('change'));
}
