import { type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { FormValidationContext } from 'react-aria-components';

interface Validity {
  /** The element that holds the value. */
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>;
  name: string | undefined;
  /** What the parent found. */
  errorMessage: string | undefined;
  /** What the field found by itself. */
  problem: string | undefined;
  requiredMessage: string | undefined;
}

interface NativeValidity {
  /** The sentence to show: at once if the parent or the server says it, else once the form was sent. */
  error: string | undefined;
  onInvalid: () => void;
  /** The value is another one: what was said of the last no longer holds. */
  forget: () => void;
}

/** Gives a field of native elements its part in `Form`, as React Aria gives it to its own. */
export function useNativeValidity(given: Validity): NativeValidity {
  const { control, name, errorMessage, problem, requiredMessage } = given;
  const fromServer = useContext(FormValidationContext);
  const [forgotten, setForgotten] = useState<unknown>();
  const [isSent, setSent] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const refused = name !== undefined && fromServer !== forgotten ? fromServer[name] : undefined;
  const said = errorMessage ?? (refused === undefined ? undefined : [refused].flat().join(' '));

  useLayoutEffect(() => {
    control.current?.setCustomValidity(said ?? problem ?? '');
  }, [control, said, problem]);

  useLayoutEffect(() => {
    const form = control.current?.form;
    const reset = () => setSent(false);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control]);

  return {
    error: said ?? (isSent ? (problem ?? (isMissing ? requiredMessage : undefined)) : undefined),
    onInvalid: () => {
      setSent(true);
      setMissing(control.current?.validity.valueMissing ?? false);
    },
    forget: () => {
      setForgotten(fromServer);
      setSent(false);
    },
  };
}
