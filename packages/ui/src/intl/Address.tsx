import { hidden } from '../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { address, screenReaderText, segment } from './Address.css.ts';

interface AddressProps {
  /** Of e-mail or of the web. */
  children: string;
}

/** A line may break after these characters. */
const breakOpportunities = /(?<=[@./])/;

/**
 * An e-mail or web address, isolated as `Ltr` does. In a narrow column it breaks after `@`, `.` and `/`, and inside of a segment only
 * where that is wider than the column. Read aloud it is one text, and it is copied whole.
 */
export function Address({ children }: AddressProps) {
  const segments = children.split(breakOpportunities);
  return (
    <bdi dir="ltr" className={address}>
      <span className={`${hidden} ${screenReaderText}`}>{children}</span>
      <span aria-hidden="true">
        {segments.map((text, at) => (
          // One segment may stand there twice, and the address changes as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={segment}>
            {text}
          </span>
        ))}
      </span>
    </bdi>
  );
}
