import { style } from '@vanilla-extract/css';

/** Line heights for full tashkeel, measured in both fonts: no mark touches the next line, or shows below a truncated text. */
const lineHeight = 2.1;
export const truncatedLineHeight = 2.25;

// `&&` wins over the line height of the title in whatever order the stylesheets come.
export const vocalised = style({ selectors: { '&&': { lineHeight } } });
export const vocalisedTruncated = style({
  selectors: { '&&': { lineHeight: truncatedLineHeight, paddingBlockEnd: 0, marginBlockEnd: 0 } },
});
