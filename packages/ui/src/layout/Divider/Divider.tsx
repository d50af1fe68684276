import { divider } from './Divider.css.ts';

/** A hairline between two groups that space alone does not part. */
export function Divider() {
  return <hr className={divider} />;
}
