import { whenIdle } from '@fanous/ui/utils/whenIdle';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import { useEffect } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';

/** What a failed list or page looks like; its parts come after the first view. */
export const lazyFailureView = lazyComponent('FailureView', () => import('./FailureView.tsx'));

/** Brings what failures look like, and the icons of everything else, while the network is still there. */
export function usePreloadFailureView(): void {
  useEffect(() => whenIdle(() => void Promise.all([lazyFailureView.preload(), loadIcons()]).catch(() => {})), []);
}
