import { foldDigits } from '@fanous/arabic/fold';
import { type RefObject, useEffect } from 'react';
import { useLocale } from 'react-aria-components';

const arabicZero = 0x0660;
const toArabicDigits = (text: string) =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(arabicZero + Number(digit)));

/**
 * Accepts both kinds of digits in the parts of a date. React Aria reads only the digits of the locale if the locale names them
 * (`-u-nu-latn`), so the others are converted before they arrive.
 */
export function useConvertTypedDigits(ref: RefObject<HTMLElement | null>): void {
  const { locale } = useLocale();
  useEffect(() => {
    const element = ref.current;
    const convert = (event: InputEvent) => {
      if (event.data === null) return;
      const western = foldDigits(event.data);
      const data = locale.endsWith('-nu-arab') ? toArabicDigits(western) : western;
      if (data === event.data) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { inputType, target } = event;
      target?.dispatchEvent(new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }));
    };
    element?.addEventListener('beforeinput', convert, { capture: true });
    return () => element?.removeEventListener('beforeinput', convert, { capture: true });
  }, [ref, locale]);
}
