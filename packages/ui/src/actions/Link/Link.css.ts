import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const link = recipe({
  base: {
    color: color.link,
    textUnderlineOffset: '.3em',
    textDecorationThickness: '1px',
    textDecorationLine: 'underline',
    borderRadius: vars.radius.xs,
    transition: `text-decoration-thickness ${vars.duration.fast}`,
    '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  },
  variants: {
    variant: {
      // In running text the underline shows that it is a link; a standalone link is clear from its position.
      inline: {},
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.size.s3,
        minBlockSize: vars.size.control,
        fontWeight: 600,
        textDecorationLine: 'none',
        '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
      },
      plain: {
        color: 'inherit',
        textDecorationLine: 'none',
        '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
      },
    },
    // Makes a whole card the target of its link: the target grows to the nearest positioned ancestor.
    stretched: { true: { selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } } },
  },
  compoundVariants: [{ variants: { stretched: true }, style: { borderRadius: 0 } }],
  defaultVariants: { variant: 'inline' },
});
