import { divider } from './Divider.css.ts';

/** A thin line between two groups, where space alone does not separate them. */
export function Divider() {
  return <hr className={divider} />;
}
