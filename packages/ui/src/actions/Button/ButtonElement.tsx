import { type MouseEvent, use, useEffect, useImperativeHandle, useRef } from 'react';
import { ButtonElementContext, type ButtonElementProps, type PressEvent, TriggerContext } from './behaviour.ts';

/** The `<button>` of all button components: native, or React Aria's inside an `AriaButtonProvider`. */
export function ButtonElement(props: ButtonElementProps) {
  const render = use(ButtonElementContext);
  return render ? render(props) : <NativeButton {...props} />;
}

function NativeButton(props: ButtonElementProps) {
  const {
    onPress,
    isDisabled,
    isPending,
    type = 'button',
    autoFocus,
    ref,
    ...rest
  } = {
    ...use(TriggerContext),
    ...props,
  };
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!);
  // A ref, because a state would be updated too late for the second click of a double click.
  const isBusy = useRef(false);
  const handlePress = (event: PressEvent) => {
    const result = onPress?.(event);
    if (!(result instanceof Promise)) return;
    isBusy.current = true;
    void result.finally(() => (isBusy.current = false));
  };
  // The `autofocus` attribute acts before a dialog traps the focus; the dialog would then return the focus to the page.
  const shouldFocus = useRef(autoFocus);
  useEffect(() => {
    if (shouldFocus.current) button.current?.focus();
  }, []);
  return (
    <button
      {...rest}
      ref={button}
      // Enter in a field must not submit a form that is being submitted.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending || isBusy.current) return event.preventDefault();
        // Safari does not focus a clicked button. A dialog would then not know where to return the focus.
        event.currentTarget.focus({ preventScroll: true });
        return handlePress({ pointerType: getPointerType(event) });
      }}
    />
  );
}

function getPointerType({ detail, nativeEvent }: MouseEvent): PressEvent['pointerType'] {
  // Keyboard clicks have `detail` 0. So do clicks of assistive technology, which cannot be distinguished here.
  if (detail === 0) return 'keyboard';
  const type = nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : 'mouse';
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}
