/**
 * Throws if an invisible element has an endless animation: it would drain the battery of a phone. Paused animations count
 * too, because Storybook has paused all of them by now.
 */
export function assertNoHiddenAnimation(): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
    const isSeen = effect.target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen && effect.getTiming().iterations === Number.POSITIVE_INFINITY) {
      throw new Error(`An invisible element has an endless animation: ${effect.target.outerHTML.slice(0, 200)}`);
    }
  }
}
