/**
 * Throws if an endless animation is not visible. The browser would render 60 frames per second for it and use up the battery.
 * Paused animations count as well, because Storybook has paused all of them at this point.
 */
export function rejectHiddenAnimations(): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
    const isVisible = effect.target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isVisible && effect.getTiming().iterations === Number.POSITIVE_INFINITY) {
      throw new Error(`This endless animation is not visible: ${effect.target.outerHTML.slice(0, 200)}`);
    }
  }
}
