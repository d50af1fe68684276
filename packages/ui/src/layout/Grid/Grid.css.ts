import { style, styleVariants } from '@vanilla-extract/css';

const widths = { xs: '150px', sm: '200px', md: '270px', lg: '360px' };
const base = style({ display: 'grid' });

// `min(100%, …)` keeps a column from being wider than a narrow phone.
const tracks = (repeat: 'auto-fill' | 'auto-fit') =>
  styleVariants(widths, (minColumnWidth) => [
    base,
    { gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${minColumnWidth}), 1fr))` },
  ]);

/** Columns keep their size; what is left of the line stays empty. */
export const keep = tracks('auto-fill');
/** A few children share the whole line. */
export const share = tracks('auto-fit');
