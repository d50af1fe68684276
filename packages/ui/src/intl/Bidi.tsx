import { findForeignLang, getTextDirection } from '@fanous/arabic/textDir';
import { isolateLtrRuns } from './isolateRuns.tsx';
import { useDirection } from './useDirection.ts';

interface BidiProps {
  /** User-written text: a name, a title, a file name. */
  children: string;
}

/**
 * Isolates user-written text in its own direction, so that «HTML5 و CSS للمبتدئين» runs from the right and does not reorder its
 * neighbours. Phone numbers inside keep the order of their groups, and «C++» keeps its signs. Sets `lang` for screen readers.
 */
export function Bidi({ children }: BidiProps) {
  const direction = useDirection();
  return (
    <bdi dir={getTextDirection(children, direction)} lang={findForeignLang(children, direction)}>
      {isolateLtrRuns(children)}
    </bdi>
  );
}

/** Isolates text that is always left to right: a phone number, a slug, code. */
export function Ltr({ children }: BidiProps) {
  return <bdi dir="ltr">{children}</bdi>;
}
