import { vars } from './contract.css.ts';

const figure = { fontFamily: vars.font.display, letterSpacing: 'normal' } as const;
const display = { ...figure, textWrap: 'balance' } as const;
const text = { fontFamily: vars.font.text, letterSpacing: 'normal' } as const;

/** The type scale for Arabic: line heights leave room for full tashkeel, and letter spacing is never used. `min` with `vw` keeps a word of a heading on one line on a phone at 200 % zoom. */
export const typeScale = {
  display: {
    ...display,
    fontSize: 'clamp(min(2rem, 14vw), 1.35rem + 2.7vw, 3.25rem)',
    lineHeight: 1.5,
    fontWeight: 700,
  },
  h1: { ...display, fontSize: 'clamp(min(1.625rem, 12vw), 1.4rem + 1vw, 2.125rem)', lineHeight: 1.5, fontWeight: 700 },
  h2: {
    ...display,
    fontSize: 'clamp(min(1.375rem, 10vw), 1.25rem + .6vw, 1.625rem)',
    lineHeight: 1.55,
    fontWeight: 700,
  },
  h3: { ...display, fontSize: 'min(1.1875rem, 9vw)', lineHeight: 1.6, fontWeight: 600 },
  bodyLg: { ...text, fontSize: '1.125rem', lineHeight: 1.8, fontWeight: 400 },
  body: { ...text, fontSize: '1.0625rem', lineHeight: 1.75, fontWeight: 400 },
  label: { ...text, fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
  small: { ...text, fontSize: '.9375rem', lineHeight: 1.65, fontWeight: 400 },
  caption: { ...text, fontSize: '.875rem', lineHeight: 1.6, fontWeight: 400 },
  price: { ...figure, fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
} as const;
