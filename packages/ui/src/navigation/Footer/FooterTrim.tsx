import { useId } from 'react';
import * as css from './FooterTrim.css.ts';

/** A decorative border of triangles in two colours above a line. Symmetric, so it has no direction. */
export function FooterTrim() {
  const id = useId();
  return (
    <svg className={css.trim} aria-hidden="true" focusable="false">
      <pattern id={id} width="36" height="28" patternUnits="userSpaceOnUse">
        <path className={css.trimTriangle} d="M0 22 18 3l18 19z" />
        <path className={css.innerTriangle} d="M9 22l9-9.5 9 9.5z" />
        <path className={css.sideTriangle} d="M0 5l4 4.2-4 4.2zM36 5v8.4l-4-4.2z" />
        <path className={css.trimLine} d="M0 22h36v3H0z" />
      </pattern>
      <rect className={css.band} width="100%" height="25" />
      <rect fill={`url(#${id})`} width="100%" height="28" />
    </svg>
  );
}
