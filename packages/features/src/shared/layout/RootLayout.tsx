import { Suspense, useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { usePreloadFailureView } from '../errors/lazyFailureView.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Toaster } from './Toaster.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useSessionExpiredToast } from './useSessionExpiredToast.ts';

/** The first entry of every document has the key `default`, so its scroll position is saved by URL instead. */
const getScrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

const lazyProgressLine = lazyComponent('ProgressLine', () => import('@fanous/ui/feedback/ProgressLine'));

/** The layout of all pages: live region, progress, toasts, scroll position. */
export function RootLayout() {
  useRouteFocus();
  useSessionExpiredToast();
  usePreloadFailureView();
  const navigation = useNavigation();
  return (
    <div data-app="">
      <lazyProgressLine.Component isActive={navigation.state === 'loading'} />
      {/* React hydrates the content of a boundary in steps, and immediately what the user presses in it. */}
      <Suspense>
        <Outlet />
        <SignedMarkerRemoval />
      </Suspense>
      <LiveRegion />
      <Toaster />
      <ScrollRestoration getKey={getScrollKey} />
    </div>
  );
}

/** Inside the boundary, because its content shows the session only after it has hydrated. Until then the marker hides the sign-in links. */
function SignedMarkerRemoval() {
  useEffect(() => document.documentElement.removeAttribute('data-signed'), []);
  return null;
}
