import { loadIcons } from '@fanous/ui/media/loadIcons';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { usePreloadWhenIdle } from '../lazy/usePreloadWhenIdle.ts';

/** The view of a failed page or list, loaded after the first view. */
export const lazyFailureView = lazyComponent('FailureView', () => import('./FailureView.tsx'));

/** Loads the failure view and all icons when the browser is idle, while the network is still available. */
export function usePreloadFailureView(): void {
  usePreloadWhenIdle(lazyFailureView.preload, loadIcons);
}
