import { style, styleVariants } from '@vanilla-extract/css';
import { starClipPath } from '../../theme/starClipPath.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';

const { color, size } = vars;
const numberSize = '44px';

const list = style({ display: 'grid' });
export const steps = styleVariants({
  column: [list],
  row: [list, { '@media': { [minWidth.large]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } }],
});

const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${numberSize} minmax(0, 1fr)`,
  gap: size.s5,
  paddingBlockEnd: size.s8,
  '@media': { [zoomedPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line runs from one number to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${numberSize} + ${size.s2}) ${size.s2}`,
      insetInlineStart: `calc(${numberSize} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${color.borderStrong}`,
      '@media': { [zoomedPhoneQuery]: { display: 'none' } },
    },
  },
});

/** Side by side, the number is above the text and the line runs to the next number. */
const rowItem = style({
  '@media': {
    [minWidth.large]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: size.s4,
      paddingBlockEnd: 0,
      paddingInlineEnd: size.s7,
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: `calc(${numberSize} / 2 - 1px) auto`,
          insetInline: `calc(${numberSize} + ${size.s2}) ${size.s2}`,
          borderInlineStart: 0,
          borderBlockStart: `2px dashed ${color.borderStrong}`,
        },
      },
    },
  },
});
export const step = styleVariants({ column: [item], row: [item, rowItem] });

export const number = style({
  ...typeScale.label,
  display: 'grid',
  placeItems: 'center',
  inlineSize: numberSize,
  blockSize: numberSize,
  fontFamily: vars.font.display,
  lineHeight: 1,
  background: color.primary,
  color: color.onPrimary,
  clipPath: starClipPath,
  // Keeps the star with forced colours.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' } },
});

export const content = style({ display: 'grid', gap: size.s5, justifyItems: 'start', minInlineSize: 0 });

/** Its first line is aligned with the number. */
export const title = style({ ...typeScale.body, paddingBlockStart: size.s3 });
