import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useFailureViews } from '../../shared/errors/failureViews.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Toaster } from './Toaster.tsx';
import { useArrival } from './useArrival.ts';
import { useExpiryNotice } from './useExpiryNotice.ts';

/** Every document opens under the key `default`: only the same address has its place in it. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

const progress = lazyComponent('ProgressLine', () => import('@fanous/ui/feedback/ProgressLine'));
const offline = lazyComponent('OfflineNotice', () => import('./OfflineNotice.tsx'));

/** What stands around every page, public or not: announcements, progress, notices, scroll position. */
export function RootLayout() {
  useArrival();
  useExpiryNotice();
  useFailureViews();
  // From here on the page itself knows who reads it.
  useEffect(() => document.documentElement.removeAttribute('data-signed'), []);
  const navigation = useNavigation();
  return (
    <div data-app="">
      <progress.Component isActive={navigation.state === 'loading'} />
      <offline.Component />
      <Outlet />
      <LiveRegion />
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}
