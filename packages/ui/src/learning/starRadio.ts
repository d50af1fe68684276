import { vars } from '../theme/contract.css.ts';
import { smallStarClipPath } from '../theme/starClipPath.ts';

const { color, border } = vars;

/**
 * Styles of a native radio with a star as its dot. `checkedColor` is set as `color`, so that a state only has to override `color`.
 * The star has no transition and exists only while checked, because a quiz has a thousand radios. In forced colors the radio of
 * the browser is shown.
 */
export const createStarRadioStyle = (checkedColor: string) =>
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
    color: checkedColor,
    cursor: 'inherit',
    outline: 'none',
    selectors: {
      '&:checked': { borderColor: 'currentColor' },
      '&:checked::before': {
        content: '',
        inlineSize: '14px',
        blockSize: '14px',
        background: 'currentColor',
        clipPath: smallStarClipPath,
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

/** A focus ring for the positioned element around the radio. */
export const createFocusRingStyle = (radius: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: `calc(-1 * ${border.control})`,
    borderRadius: radius,
    outline: `${border.focus} solid ${color.focus}`,
    outlineOffset: border.focusOffset,
  }) as const;
