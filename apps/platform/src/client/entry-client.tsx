import '@fanous/ui/fonts.css';
import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { appRouterContext } from '@fanous/features/shared/app/app';
import { AppProvider } from '@fanous/features/shared/app/AppProvider';
import { chunkLoadErrorEvent } from '@fanous/features/shared/lazy/loadChunk';
import { lazyFailureView } from '@fanous/features/shared/errors/lazyFailureView';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createApp } from './createApp.ts';
import { RouterStateCheck } from './RouterStateCheck.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';
import { loadMatchedRoutes } from './loadMatchedRoutes.ts';
import { loadLegacyApi } from './legacyApi.ts';
import { routes } from '../routes/routes.tsx';
import { yieldToBrowser } from './yieldToBrowser.ts';
import { hydrateQueries, matchesCurrentUrl, readPageStateAndNormalizeUrl, waitForRouter } from './hydrate.ts';

const html = document.documentElement;
const root = document.getElementById('root')!;

const state = readPageStateAndNormalizeUrl();
const app = createApp(html, {
  createLegacyApiOptions: await loadLegacyApi(),
  state,
  onForbidden: (response) =>
    void import('./openTwoStepPageIfRequired.ts').then(({ openTwoStepPageIfRequired }) =>
      openTwoStepPageIfRequired(response, router),
    ),
});
applyLocale(app.language, html);
await yieldToBrowser();
// Offline, the service worker responds with the shell and sets `data-cached`.
const isCachedDocument = 'cached' in html.dataset;
if (isCachedDocument)
  await import('@fanous/features/offline/startOffline').then(({ restoreQueries }) => restoreQueries(app));
await Promise.all([loadMatchedRoutes(app, routes, location.pathname), state?.failed && lazyFailureView.preload()])
  .catch((error: unknown) => {
    if (!isCachedDocument) throw error;
    // The visitor has not opened this page before. The router shows the failure, if its messages are stored on the device.
    return app.loadAreaMessages('shared');
  })
  .catch((error: unknown) => {
    // A server-rendered page stays readable. Otherwise the message in index.html is shown, because the code or messages of the route could not be loaded.
    if (!state) {
      root.replaceChildren();
      document.getElementById('unreachable')?.removeAttribute('hidden');
    }
    throw error;
  });
await yieldToBrowser();
if (state) hydrateQueries(app.queryClient, state);

const router = createBrowserRouter(routes, {
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(appRouterContext, app);
    return context;
  },
  hydrationData: state && matchesCurrentUrl(state) ? state.failed : undefined,
});
// If an old tab requests a chunk that a deployment removed, the target page is reloaded.
window.addEventListener(chunkLoadErrorEvent, (event) => {
  const { location: next } = router.state.navigation;
  if (!next) return;
  event.preventDefault();
  location.assign(router.createHref(next));
});
const page = (
  <AppProvider app={app} navigate={(href) => void router.navigate(href)}>
    <RouterStateCheck router={router}>
      <RouterProvider router={router} />
    </RouterStateCheck>
  </AppProvider>
);
// Strict mode only adds checks in development.
const tree = import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page;
// Until the loaders have run, the rendered page or the skeleton stays. The cached shell is empty, so it is rendered immediately.
if (!isCachedDocument) await waitForRouter(router);
if (state && matchesCurrentUrl(state)) {
  // A transition hydrates in steps, between which the browser can paint and respond. What the user presses is hydrated immediately.
  startTransition(() => void hydrateRoot(root, <ScrollKeeper>{tree}</ScrollKeeper>));
  window.takeEarlyClick?.()?.click();
} else {
  // A transition renders in steps, between which the browser can paint and respond.
  startTransition(() => createRoot(root).render(tree));
}
