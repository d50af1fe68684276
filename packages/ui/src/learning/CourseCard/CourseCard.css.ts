import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { root as cover } from '../../media/Cover/Cover.css.ts';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
  },
  variants: {
    compactLayout: {
      poster: {},
      row: {
        flexDirection: 'row',
        '@media': { [zoomedPhoneQuery]: { flexDirection: 'column' }, [minWidth.small]: { flexDirection: 'column' } },
      },
    },
  },
});

globalStyle(`${root.classNames.base} > ${cover.classNames.base}`, { flexShrink: 0 });
// As tall as the card, whatever the aspect ratio of the image.
globalStyle(`${root.classNames.variants.compactLayout.row} > ${cover.classNames.base}`, {
  inlineSize: '96px',
  '@media': { [zoomedPhoneQuery]: { inlineSize: '100%' }, [minWidth.small]: { inlineSize: '100%' } },
});

export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: size.s3,
  padding: size.s5,
  '@media': { [zoomedPhoneQuery]: { padding: size.s4 } },
});
export const title = style(typeScale.h3);
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // The card shows the focus ring.
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  '@media': { '(hover: hover)': { selectors: { [`${root.classNames.base}:hover &`]: { color: color.link } } } },
});
export const metaText = style({ ...typeScale.small, color: color.textMuted });
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: size.s3,
  marginBlockStart: 'auto',
  paddingBlockStart: size.s2,
});
// At the end of the line, with or without an instructor, and below a long name too.
export const price = style({ marginInlineStart: 'auto' });
// Above the link that covers the card.
export const actions = style({ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: size.s3 });
