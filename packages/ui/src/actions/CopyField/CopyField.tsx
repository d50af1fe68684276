import { useEffect, useRef, useState } from 'react';
import { Ltr } from '../../intl/Bidi.tsx';
import { EmailOrUrl } from '../../intl/EmailOrUrl.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { root, labelText, value as valueText, text } from './CopyField.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface CopyFieldProps extends RootElementProps {
  /** What it is: «رقم المحفظة». */
  label: string;
  /** The value as shown: a long number in groups, `0100 123 4567`. */
  value: string;
  /** The value as copied, if different: without spaces. */
  copyValue?: string;
  copyLabel: string;
  /** Shown on the button and announced: «تم نسخ الرقم». */
  copiedLabel: string;
}

/** A number or an address to copy. One click selects it, and a button copies it. */
export function CopyField({ label, value, copyValue = value, copyLabel, copiedLabel, ...rootProps }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const valueRef = useRef<HTMLSpanElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isAddress = /[@/]/.test(value);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyValue);
    } catch {
      // There is no clipboard outside https, or no permission: select the text, so that the user can copy it.
      if (valueRef.current) window.getSelection()?.selectAllChildren(valueRef.current);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), 4000);
  };
  return (
    <div {...rootProps} className={root}>
      <div className={text}>
        <span className={labelText}>{label}</span>
        <span ref={valueRef} className={valueText({ isAddress })}>
          {isAddress ? <EmailOrUrl>{value}</EmailOrUrl> : <Ltr>{value}</Ltr>}
        </span>
      </div>
      <Button variant="outline" icon={isCopied ? 'check' : 'copy'} onPress={copy}>
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      <VisuallyHidden aria-live="polite">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </div>
  );
}
