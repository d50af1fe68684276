import {
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { FormValidationContext } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { ReportChangeContext } from '../field/useReportChange.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { form as formStyle } from './Form.css.ts';
import { type Problem, problemsOf, refusalsOf, type ServerErrors } from './problems.ts';

export interface FormProps {
  children: ReactNode;
  /**
   * Gets the values once all fields are right. The fields keep them, whatever comes of it. Until a promise that it returns
   * is settled the form is not sent again, not even by the second click of a double click.
   */
  onSubmit: (values: FormData) => void | Promise<void>;
  /** Called after a value has changed, once the fields hold the new one: `useDirty` compares then. */
  onChange?: (() => void) | undefined;
  /** The heading over the list of what is wrong: «صحّح حقلين للمتابعة». */
  errorTitle: (count: number) => string;
  /**
   * What the server refused, by field. Each new object is shown and the first field focused: give it when the dialog that
   * told of the failure has closed. An error of a field that is not in the form stands in the summary.
   */
  errors?: ServerErrors | undefined;
  /** While the values are on their way, nothing is sent twice. */
  isPending?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Holds fields, checks them when sent, and says what is wrong: one error in its field, several in a summary as well. The
 * browser's own messages, in a language of its own, never show.
 */
export function Form({ children, onSubmit, onChange, errorTitle, errors, isPending, ref, ...named }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A state would come a render too late for the second of two events.
  const isSending = useRef(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  // The server judged values that were sent before: sending again asks it again.
  const [outdated, setOutdated] = useState<ServerErrors>();
  const current = errors === outdated ? undefined : errors;
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const hasSummary = problems.length > 1 || problems.some(({ control }) => !control);

  useEffect(() => {
    if (!current || !own.current) return;
    const found = refusalsOf(own.current, current);
    setProblems(found);
    (found.find(({ control }) => control)?.control ?? heading.current)?.focus();
  }, [current]);

  // In an effect: by then React has written all that the event changed into the fields.
  const reportChange = useEffectEvent(() => onChange?.());
  useEffect(() => {
    if (changes > 0) reportChange();
  }, [changes]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSending.current) return;
    const form = event.currentTarget;
    flushSync(() => setOutdated(errors));
    const isRight = form.checkValidity();
    const found = isRight ? [] : problemsOf(form);
    flushSync(() => setProblems(found));
    if (isRight) send(new FormData(form));
    else if (found.length > 1) heading.current?.focus();
    else found[0]?.control?.focus();
  };

  const send = (values: FormData) => {
    const sending = onSubmit(values);
    if (!(sending instanceof Promise)) return;
    isSending.current = true;
    void sending.finally(() => (isSending.current = false));
  };

  return (
    <FormValidationContext value={current ?? noErrors}>
      <form
        {...named}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        noValidate
        className={formStyle}
        onSubmit={submit}
        // React Aria would focus the first field; where a summary comes it is the summary's turn.
        onInvalidCapture={(event) => event.preventDefault()}
        onInput={(event) => {
          recheck(event.target);
          countChange();
        }}
        // The browser resets the fields after this event.
        onReset={() => setTimeout(countChange)}
      >
        {hasSummary && <ErrorSummary title={errorTitle(problems.length)} problems={problems} headingRef={heading} />}
        <ReportChangeContext value={countChange}>{children}</ReportChangeContext>
      </form>
    </FormValidationContext>
  );
}

const noErrors: ServerErrors = {};

/**
 * A field that shows an error is checked again on every key, so that the error goes once it is mended and not on leaving
 * the field, which would move the button that is about to be pressed.
 */
function recheck(target: EventTarget) {
  if (target instanceof HTMLElement && target.ariaInvalid === 'true') target.dispatchEvent(new Event('change'));
}
