import { divider } from './Divider.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** A thin line between two groups, where space alone does not separate them. */
export function Divider(rootProps: RootElementProps) {
  return <hr {...rootProps} className={divider} />;
}
