import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import { useEffect } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** What a failed list or page looks like; its parts come after the first view. */
export const failureView = lazyComponent('FailureView', () => import('./FailureView.tsx'));

/** Brings what failures look like, and the icons of everything else, while the network is still there. */
export function useFailureViews(): void {
  useEffect(() => runWhenIdle(() => void Promise.all([failureView.preload(), loadIcons()]).catch(() => {})), []);
}
