import { expect } from 'storybook/test';

/** The ink of one line of text, in CSS pixels from the top of the window. */
interface LineInk {
  text: string;
  top: number;
  bottom: number;
}

/** Yields each word of an element with its rectangle. */
function* getWordBoxes(element: HTMLElement) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      yield { word, box: range.getBoundingClientRect() };
    }
  }
}

/**
 * Measures where the glyphs of each line of a text begin and end, tashkeel included. The boxes of the DOM have the height of
 * the font, not of the glyphs, so a canvas measures the text of each line in the same font.
 */
export function measureLineInk(element: HTMLElement): LineInk[] {
  const style = getComputedStyle(element);
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const lines = Map.groupBy(getWordBoxes(element), ({ box }) => Math.round(box.top));
  return [...lines.values()].map((words) => {
    const text = words.map(({ word }) => word).join(' ');
    const metrics = context.measureText(text);
    const baseline = words[0]!.box.top + metrics.fontBoundingBoxAscent;
    return {
      text,
      top: baseline - metrics.actualBoundingBoxAscent,
      bottom: baseline + metrics.actualBoundingBoxDescent,
    };
  });
}

/** Returns the smallest distance between the ink of two neighbouring lines in pixels; negative where they overlap. */
export function getSmallestInkGap(element: HTMLElement): number {
  const lines = measureLineInk(element);
  return Math.min(...lines.slice(1).map(({ top }, index) => top - lines[index]!.bottom));
}

/** A browser may measure whole pixels only. */
const tolerance = 1;

/** Checks that a text truncated after two lines shows both whole, and nothing of the third. */
export async function expectTwoWholeLines(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  const [first, second, third] = measureLineInk(element);
  await expect(first!.top).toBeGreaterThanOrEqual(top - tolerance);
  await expect(second!.bottom).toBeLessThanOrEqual(bottom + tolerance);
  await expect(third!.top).toBeGreaterThanOrEqual(bottom - tolerance);
}
