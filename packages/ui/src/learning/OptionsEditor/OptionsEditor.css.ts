import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

// A size container for the rows. It is the fieldset itself: a container inside a fieldset may lose its boxes in Chromium.
export const root = style({ containerType: 'inline-size', display: 'grid', gap: size.s4 });
export const legend = style({ ...typeScale.h3, display: 'block', inlineSize: '100%' });
export const hint = style({ ...typeScale.small, color: color.textMuted });
export const error = style({
  ...typeScale.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s3,
  color: color.danger,
  fontWeight: 600,
});
/** As tall as the first line of the message beside it. */
export const errorIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 });
export const list = style({ display: 'grid', gap: size.s4 });
export const footer = style({ display: 'flex' });
