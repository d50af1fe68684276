import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Three lines at first. It grows with its text; before hydration only if the browser supports `field-sizing`. */
export const textArea = style({
  paddingBlock: vars.size.s3,
  lineHeight: 1.75,
  textAlign: 'start',
  resize: 'vertical',
  selectors: { '&:disabled': { resize: 'none' } },
  fieldSizing: 'content',
  '@supports': { '(field-sizing: content)': { resize: 'none' } },
  minBlockSize: `calc(3lh + 2 * ${vars.size.s3})`,
  maxBlockSize: '60vh',
});
