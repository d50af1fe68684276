import { hidden } from '../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { address, piece, whole } from './Address.css.ts';

interface AddressProps {
  /** Of e-mail or of the web. */
  children: string;
}

/** After these signs an address goes on in the next line. */
const signs = /(?<=[@./])/;

/**
 * An e-mail or web address, isolated as `Ltr` does. In a narrow column it breaks after `@`, `.` and `/`, and inside of a piece only
 * where that is wider than the column. Read aloud it is one text, and it is copied whole.
 */
export function Address({ children }: AddressProps) {
  const pieces = children.split(signs);
  return (
    <bdi dir="ltr" className={address}>
      <span className={`${hidden} ${whole}`}>{children}</span>
      <span aria-hidden="true">
        {pieces.map((text, at) => (
          // One piece may stand there twice, and the address changes as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={piece}>
            {text}
          </span>
        ))}
      </span>
    </bdi>
  );
}
