import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const menu = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: size.s5,
    minBlockSize: '100%',
    padding: size.s4,
  },
  variants: {
    isCollapsed: { true: { inlineSize: '72px' }, false: { inlineSize: '100%' } },
  },
});
export const header = recipe({
  base: { paddingBlockStart: size.s2 },
  variants: {
    isCollapsed: { true: { display: 'grid', justifyItems: 'center' }, false: { paddingInlineStart: size.s4 } },
  },
});
export const nav = style({ flex: 1 });
export const list = style({ display: 'grid', gap: size.s2 });
export const item = style({ position: 'relative' });
export const footer = recipe({
  base: {
    paddingBlockStart: size.s4,
    borderBlockStart: `${vars.border.subtle} solid ${color.borderSubtle}`,
  },
  variants: { isCollapsed: { true: { display: 'grid', justifyItems: 'center' } } },
});

export const link = recipe({
  base: {
    ...typeScale.label,
    display: 'flex',
    alignItems: 'center',
    gap: size.s4,
    minBlockSize: size.s10,
    paddingBlock: size.s3,
    paddingInline: size.s4,
    color: color.textMuted,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: color.sunken, color: color.text } } },
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { border: `${vars.border.selected} solid Highlight` } },
      },
    },
    selectors: {
      '&[aria-current], &[aria-current]:hover': { background: color.primarySubtle, color: color.onPrimarySubtle },
      // A bar that marks the current entry without colour alone.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(-1 * ${size.s4})`,
        insetBlock: size.s4,
        inlineSize: '4px',
        background: color.primary,
        borderStartEndRadius: vars.radius.xs,
        borderEndEndRadius: vars.radius.xs,
      },
    },
  },
  // Padding centres the icon, because the position of the label is relative to the same edge.
  variants: {
    isCollapsed: {
      true: { inlineSize: size.s10, paddingInline: `calc((${size.s10} - 24px) / 2)` },
      // A long word fits.
      false: { '@media': { [zoomedPhoneQuery]: { gap: size.s2, paddingInline: size.s3 } } },
    },
  },
});

export const label = recipe({
  base: { minInlineSize: 0 },
  variants: {
    isCollapsed: {
      true: {
        ...typeScale.caption,
        // Fixed, because the scroll container of the menu would clip an absolute element.
        position: 'fixed',
        marginInlineStart: `calc((${size.s10} + 24px) / 2 + ${size.s3})`,
        zIndex: vars.layer.header,
        paddingBlock: size.s2,
        paddingInline: size.s4,
        whiteSpace: 'nowrap',
        background: color.text,
        color: color.canvas,
        borderRadius: vars.radius.sm,
        pointerEvents: 'none',
        // While hidden it is still the accessible name of the link.
        selectors: {
          ':not(:hover, :focus-visible) > &': {
            inlineSize: '1px',
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
});
