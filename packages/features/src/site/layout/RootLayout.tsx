import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { usePreloadFailureView } from '../../shared/errors/lazyFailureView.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Toaster } from './Toaster.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useSessionExpiredToast } from './useSessionExpiredToast.ts';

/** Every document opens under the key `default`: only the same address has its place in it. */
const getScrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

const lazyProgressLine = lazyComponent('ProgressLine', () => import('@fanous/ui/feedback/ProgressLine'));
const lazyOfflineNotice = lazyComponent('OfflineNotice', () => import('./OfflineNotice.tsx'));

/** What stands around every page, public or not: announcements, progress, notices, scroll position. */
export function RootLayout() {
  useRouteFocus();
  useSessionExpiredToast();
  usePreloadFailureView();
  // From here on the page itself knows who reads it.
  useEffect(() => document.documentElement.removeAttribute('data-signed'), []);
  const navigation = useNavigation();
  return (
    <div data-app="">
      <lazyProgressLine.Component isActive={navigation.state === 'loading'} />
      <lazyOfflineNotice.Component />
      <Outlet />
      <LiveRegion />
      <Toaster />
      <ScrollRestoration getKey={getScrollKey} />
    </div>
  );
}
