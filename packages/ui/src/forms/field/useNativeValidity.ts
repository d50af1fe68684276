import { type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { FormValidationContext } from 'react-aria-components';

interface NativeValidityOptions {
  /** The form control that holds the value. */
  controlRef: RefObject<HTMLInputElement | HTMLSelectElement | null>;
  name: string | undefined;
  /** An error from the parent. */
  errorMessage: string | undefined;
  /** An error that the field itself found. */
  ownError: string | undefined;
  requiredMessage: string | undefined;
}

interface NativeValidity {
  /** The message to show. Errors of the parent and the server show immediately, others after submit. */
  error: string | undefined;
  onInvalid: () => void;
  /** Clears the error after the value has changed. */
  clearError: () => void;
}

/** Connects a field of native elements to the validation of `Form`, as React Aria does for its fields. */
export function useNativeValidity(options: NativeValidityOptions): NativeValidity {
  const { controlRef, name, errorMessage, ownError, requiredMessage } = options;
  const serverErrors = useContext(FormValidationContext);
  const [clearedErrors, setClearedErrors] = useState<unknown>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const serverError = name !== undefined && serverErrors !== clearedErrors ? serverErrors[name] : undefined;
  const shownError = errorMessage ?? (serverError === undefined ? undefined : [serverError].flat().join(' '));

  useLayoutEffect(() => {
    controlRef.current?.setCustomValidity(shownError ?? ownError ?? '');
  }, [controlRef, shownError, ownError]);

  useLayoutEffect(() => {
    const form = controlRef.current?.form;
    const reset = () => setSubmitted(false);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [controlRef]);

  return {
    error: shownError ?? (isSubmitted ? (ownError ?? (isMissing ? requiredMessage : undefined)) : undefined),
    onInvalid: () => {
      setSubmitted(true);
      setMissing(controlRef.current?.validity.valueMissing ?? false);
    },
    clearError: () => {
      setClearedErrors(serverErrors);
      setSubmitted(false);
    },
  };
}
