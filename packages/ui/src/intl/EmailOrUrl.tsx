import { hidden } from '../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { address, screenReaderText, segment } from './EmailOrUrl.css.ts';

interface EmailOrUrlProps {
  /** An e-mail or web address. */
  children: string;
}

/** A line may break after these characters, but not before the last few letters: `.pdf` and `.com` stay with the name. */
const breakOpportunities = /(?<=[@./_-])(?!\w{1,4}$)/;

/**
 * An e-mail or web address, isolated as `Ltr` does. In a narrow column it breaks after `@`, `.`, `/`, `_` and `-`, and inside a
 * segment only when the segment is wider than the column. Screen readers and the clipboard get the whole address.
 */
export function EmailOrUrl({ children }: EmailOrUrlProps) {
  const segments = children.split(breakOpportunities);
  return (
    <bdi dir="ltr" className={address}>
      <span className={`${hidden} ${screenReaderText}`}>{children}</span>
      <span aria-hidden="true">
        {segments.map((text, at) => (
          // A segment can occur twice, and the address always changes as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={segment}>
            {text}
          </span>
        ))}
      </span>
    </bdi>
  );
}
