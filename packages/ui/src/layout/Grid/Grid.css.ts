import { style, styleVariants } from '@vanilla-extract/css';

const widths = { '2xs': '80px', xs: '150px', sm: '200px', md: '270px', lg: '360px' };
const base = style({ display: 'grid' });

// `min(100%, …)` keeps a column from being wider than a narrow phone.
const createColumns = (repeat: 'auto-fill' | 'auto-fit') =>
  styleVariants(widths, (minColumnWidth) => [
    base,
    { gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${minColumnWidth}), 1fr))` },
  ]);

/** Columns keep their size; the rest of the line stays empty. */
export const autoFill = createColumns('auto-fill');
/** Few children share the whole line. */
export const autoFit = createColumns('auto-fit');
