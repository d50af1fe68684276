import { vars } from '../theme/contract.css.ts';
import { sharpStarShape } from '../theme/starShape.ts';

const { color, border } = vars;

/**
 * A native radio whose dot is a star of the tentmakers. `ink` is its colour when chosen, for its `color` too: what is right or wrong
 * sets only that. The star is there at once, and only where it is chosen: a quiz has a thousand. In forced colours it is the browser's own.
 */
export const starRadio = (ink: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    appearance: 'none',
    margin: 0,
    inlineSize: '22px',
    blockSize: '22px',
    borderRadius: vars.radius.pill,
    border: `${border.selected} solid ${color.borderStrong}`,
    background: color.surface,
    color: ink,
    cursor: 'inherit',
    outline: 'none',
    selectors: {
      '&:checked': { borderColor: 'currentColor' },
      '&:checked::before': {
        content: '',
        inlineSize: '14px',
        blockSize: '14px',
        background: 'currentColor',
        clipPath: sharpStarShape,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        appearance: 'auto',
        selectors: {
          '&:checked::before': { content: 'none' },
          '&:focus-visible': { outline: `${border.focus} solid` },
        },
      },
    },
  }) as const;

/** The ring that the positioned element around the radio wears for it. */
export const ringAround = (radius: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: `calc(-1 * ${border.control})`,
    borderRadius: radius,
    outline: `${border.focus} solid ${color.focus}`,
    outlineOffset: border.focusOffset,
  }) as const;
