import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import { useEffect } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** The view of a failed page or list, loaded after the first view. */
export const lazyFailureView = lazyComponent('FailureView', () => import('./FailureView.tsx'));

/** Loads the failure view and all icons when the browser is idle, while the network is still available. */
export function usePreloadFailureView(): void {
  useEffect(() => runWhenIdle(() => void Promise.all([lazyFailureView.preload(), loadIcons()]).catch(() => {})), []);
}
