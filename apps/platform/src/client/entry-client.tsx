import '@fanous/ui/fonts.css';
import '@fanous/ui/theme.css';
import { appContext } from '@fanous/features/shared/app/app';
import { AppProvider } from '@fanous/features/shared/app/AppProvider';
import { chunkLost } from '@fanous/features/shared/lazy/chunk';
import { failureView } from '@fanous/features/shared/errors/failureViews';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createApp } from './createApp.ts';
import { loadMatchedRoutes } from './loadMatchedRoutes.ts';
import { loadOlderHost } from './olderHost.ts';
import { routes } from '../routes/routes.tsx';
import { hydrateQueries, matchesCurrentUrl, readPageState, waitForRouter } from './hydrate.ts';

const html = document.documentElement;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const state = readPageState();
const app = createApp(html, { olderHost: await loadOlderHost(), state });
applyLocale(app.language, html);
await Promise.all([loadMatchedRoutes(app, routes, location.pathname), state?.failed && failureView.preload()]).catch(
  (error: unknown) => {
    // A server-rendered page stays readable. Else no error view is loaded, so index.html shows its own message.
    if (!state) document.getElementById('unreachable')?.removeAttribute('hidden');
    throw error;
  },
);
if (state) hydrateQueries(app.queryClient, state);

const router = createBrowserRouter(routes, {
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    return context;
  },
  hydrationData: state && matchesCurrentUrl(state) ? state.failed : undefined,
});
// If an old tab requests a chunk that a deployment removed, the target page is reloaded.
window.addEventListener(chunkLost, (event) => {
  const { location: next } = router.state.navigation;
  if (!next) return;
  event.preventDefault();
  location.assign(router.createHref(next));
});
const tree = (
  <StrictMode>
    <AppProvider app={app} navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </AppProvider>
  </StrictMode>
);
if (state) await waitForRouter(router);
if (state && matchesCurrentUrl(state)) {
  // Hydrate synchronously; navigating first would cause a mismatch.
  flushSync(() => hydrateRoot(root, tree));
  window.replayClick?.();
} else createRoot(root).render(tree);
