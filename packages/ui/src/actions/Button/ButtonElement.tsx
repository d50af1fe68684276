import { type MouseEvent, use, useEffect, useImperativeHandle, useRef } from 'react';
import { ButtonElementContext, type ButtonElementProps, type Press, TriggerContext } from './behaviour.ts';

/** The `<button>` under every dress: native, or React Aria's where one of its components has to reach it. */
export function ButtonElement(props: ButtonElementProps) {
  const render = use(ButtonElementContext);
  return render ? render(props) : <NativeElement {...props} />;
}

function NativeElement(props: ButtonElementProps) {
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
  // A state would come a render too late for the second click of a double click.
  const isBusy = useRef(false);
  const press = (how: Press) => {
    const doing = onPress?.(how);
    if (!(doing instanceof Promise)) return;
    isBusy.current = true;
    void doing.finally(() => (isBusy.current = false));
  };
  // The attribute acts before a dialog has taken the focus over, which would then give it back to the page.
  const wantsFocus = useRef(autoFocus);
  useEffect(() => {
    if (wantsFocus.current) button.current?.focus();
  }, []);
  return (
    <button
      {...rest}
      ref={button}
      // Enter in a field must not send a form that is being sent.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending || isBusy.current) return event.preventDefault();
        // Safari gives a pressed button no focus, and then a dialog would not know where to give it back.
        event.currentTarget.focus({ preventScroll: true });
        return press({ pointerType: pointerOf(event) });
      }}
    />
  );
}

function pointerOf({ detail, nativeEvent }: MouseEvent): Press['pointerType'] {
  // Keys make a click without a count; so do assistive technologies, which look the same from here.
  if (detail === 0) return 'keyboard';
  const type = nativeEvent instanceof PointerEvent ? nativeEvent.pointerType : 'mouse';
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}
