import { useEffect, useRef, useState } from 'react';
import { Ltr } from '../../intl/Bidi.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { box, name, value as valueText, words } from './CopyField.css.ts';

export interface CopyFieldProps {
  /** What it is: «رقم المحفظة». */
  label: string;
  /** As it is read: a long number in groups, `0100 123 4567`. */
  value: string;
  /** As it is copied, when that differs: without the spaces. */
  copyValue?: string;
  copyLabel: string;
  /** Shown on the button and announced: «تم نسخ الرقم». */
  copiedLabel: string;
}

/** A number or an address to take away: large, selectable by one click, with a button that copies it. */
export function CopyField({ label, value, copyValue = value, copyLabel, copiedLabel }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyValue);
    } catch {
      // No clipboard outside https, or no permission: choose the text, so that the reader's own copy command takes it.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), 4000);
  };
  return (
    <div className={box}>
      <div className={words}>
        <span className={name}>{label}</span>
        <span ref={shown} className={valueText}>
          <Ltr>{value}</Ltr>
        </span>
      </div>
      <Button variant="outline" icon={isCopied ? 'check' : 'copy'} onPress={copy}>
        {isCopied ? copiedLabel : copyLabel}
      </Button>
      <VisuallyHidden aria-live="polite">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </div>
  );
}
