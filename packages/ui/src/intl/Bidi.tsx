import { findForeignLang, textDir } from '@fanous/arabic/textDir';
import { isolateRuns } from './isolateRuns.tsx';
import { useDirection } from './useDirection.ts';

interface BidiProps {
  /** Text that somebody else wrote: a name, a title, a file name. */
  children: string;
}

/**
 * Isolates a text in its own direction, so that «HTML5 و CSS للمبتدئين» runs from the right and moves nothing beside it;
 * a telephone number inside keeps its groups in order, and «C++» its signs. Read aloud, it is read in its own language.
 */
export function Bidi({ children }: BidiProps) {
  const direction = useDirection();
  return (
    <bdi dir={textDir(children, direction)} lang={findForeignLang(children, direction)}>
      {isolateRuns(children)}
    </bdi>
  );
}

/** Isolates what is always written left to right: a phone number, an e-mail or web address, a slug, code. */
export function Ltr({ children }: BidiProps) {
  return <bdi dir="ltr">{children}</bdi>;
}
