/**
 * Throws where something turns for ever and nobody sees it: the browser would draw sixty frames a second for it, as long as the
 * page is open, out of the battery of a phone. Paused or not: Storybook has paused everything by now, which no page does.
 */
export function assertNoHiddenAnimation(): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
    const isSeen = effect.target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen && effect.getTiming().iterations === Number.POSITIVE_INFINITY) {
      throw new Error(`It moves for ever and is not seen: ${effect.target.outerHTML.slice(0, 200)}`);
    }
  }
}
