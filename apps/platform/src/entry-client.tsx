import '@fanous/ui/fonts.css';
import '@fanous/ui/theme.css';
import { appContext } from '@fanous/features/shared/app';
import { AppProvider } from '@fanous/features/shared/AppProvider';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createApp } from './createApp.ts';
import { loadMatched } from './loadMatched.ts';
import { loadOlderHost } from './olderHost.ts';
import { routes } from './routes.tsx';

const html = document.documentElement;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const app = createApp(html, await loadOlderHost());
applyLocale(app.language, html);
await loadMatched(app, routes, location.pathname).catch((error: unknown) => {
  // Nothing that could say so has been loaded: the document itself does.
  document.getElementById('unreachable')?.removeAttribute('hidden');
  throw error;
});

const router = createBrowserRouter(routes, {
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    return context;
  },
});
createRoot(root).render(
  <StrictMode>
    <AppProvider app={app} navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </AppProvider>
  </StrictMode>,
);
