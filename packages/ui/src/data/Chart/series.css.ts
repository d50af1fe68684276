import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { smallStarClipPath } from '../../theme/starClipPath.ts';
import { vars } from '../../theme/contract.css.ts';

const { border, color } = vars;
const forcedColors = '(forced-colors: active)';

const seriesColor = createVar();
/** Between the lines of a pattern. */
const gapColor = createVar();

/** Every color has 3:1 on all backgrounds. Patterns, dashes and markers distinguish series without color. */
const seriesColors = [color.primary, color.accentText, color.reactLove, color.info, color.textMuted] as const;
/** After so many series, colors and patterns repeat. */
export const seriesStyleCount = seriesColors.length;

/** Sets the color of a series. Its bars, lines and markers are inside or the element itself. */
export const seriesColorClass = styleVariants({ 0: [0], 1: [1], 2: [2], 3: [3], 4: [4] } as const, ([index]) => ({
  vars: { [seriesColor]: seriesColors[index], [gapColor]: color.surface },
  // Forced colors remove backgrounds, and with them the bars.
  '@media': {
    [forcedColors]: { vars: { [seriesColor]: 'CanvasText', [gapColor]: 'Canvas' }, forcedColorAdjust: 'none' },
  },
}));

/** Without a pattern, with stripes, dots, lines and squares. */
const patterns = {
  0: { background: seriesColor },
  1: { background: `repeating-linear-gradient(45deg, ${seriesColor} 0 3px, ${gapColor} 3px 6px)` },
  2: { background: `radial-gradient(circle, ${gapColor} 2px, transparent 2.5px) center / 8px 8px, ${seriesColor}` },
  3: { background: `repeating-linear-gradient(${gapColor} 0 3px, ${seriesColor} 3px 5px)` },
  4: {
    background: `repeating-conic-gradient(${seriesColor} 0 25%, ${gapColor} 0 50%) center / 8px 8px`,
  },
} as const;
const patternedBox = style({
  border: `${border.control} solid ${seriesColor}`,
  // Browsers print no backgrounds by default.
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
});
/** A box in the color and pattern of its series. */
export const patternClass = styleVariants(patterns, (pattern) => [patternedBox, pattern]);

/** The line of a series, and its dashes. */
export const seriesLine = style({
  fill: 'none',
  stroke: seriesColor,
  strokeWidth: '2.5px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const dashes = ['none', '8 4', '2 3', '12 4 2 4', '18 5'] as const;

const markerShapes = {
  0: { clipPath: smallStarClipPath },
  1: { clipPath: 'inset(12%)' },
  2: { clipPath: 'polygon(50% 4%, 100% 94%, 0 94%)' },
  3: { clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' },
  4: { clipPath: 'circle(44%)' },
} as const;
const marker = style({
  inlineSize: '12px',
  blockSize: '12px',
  background: seriesColor,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
});
/** A marker in the color and shape of its series: star, square, triangle, diamond, circle. */
export const markerClass = styleVariants(markerShapes, (shape) => [marker, shape]);

/** The parts of a pattern in an SVG. */
export const seriesFill = style({ fill: seriesColor });
export const gapFill = style({ fill: gapColor });
/** The outline of a patterned shape in an SVG. */
export const seriesStroke = style({ stroke: seriesColor, strokeWidth: border.control });

/** The sample in a legend or tooltip. */
export const boxSample = style({ flex: 'none', inlineSize: '20px', blockSize: '16px', borderRadius: '3px' });
export const lineSample = style({
  flex: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '30px',
  blockSize: '14px',
});
export const lineSampleDrawing = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%' });
export const lineSampleMarker = style({ gridArea: '1 / 1' });
