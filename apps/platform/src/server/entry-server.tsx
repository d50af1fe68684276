import { appContext } from '@fanous/features/shared/app';
import { AppProvider } from '@fanous/features/shared/AppProvider';
import { failureView } from '@fanous/features/shared/failureViews';
import { PageTitle } from '@fanous/features/shared/PageTitle';
import { seenCookie } from '@fanous/features/shared/splash';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { routes } from '../routes/routes.tsx';
import { paths } from '@fanous/features/paths';
import { addressOf, nowhere } from './canonicalPath.ts';
import { createServerApp } from './createServerApp.ts';
import { fillDocument, hashStyles, shellDocument, withFaces, withPicture } from './document.ts';
import { facesOf } from './fontPreloads.ts';
import type { Reader } from './visitorPreferences.ts';
import { remember } from './memoize.ts';
import { linksTo, type Manifest, modulesOf } from './links.ts';
import type { PageState } from '../pageState.ts';

export { dress, lookOf, readReader } from './visitorPreferences.ts';
export { seenCookie };

/** What a page is rendered from. */
interface PageWish {
  /** As `addressOf` writes it. */
  address: string;
  language: Language;
  digits: Digits;
  /** With the intro over it, as `hasSplash` says. */
  hasSplash: boolean;
  /** Asks our own API, as nobody. */
  fetch: (request: Request) => Promise<Response>;
  /** Ends the wait for data. */
  signal: AbortSignal;
}

/** A document, the same for all readers of a language, or the way to another address. */
interface RenderedPage {
  status: number;
  location?: string;
  html: string;
  /** What its style attributes hash to. */
  styles: string[];
}

interface RendererOptions {
  /** The built `index.html`. */
  template: string;
  manifest: Manifest;
  /** Where the site is; empty when nobody said so. */
  origin: string;
}

// The app's own first element; what React puts before it belongs into the head.
const appStart = '<div data-app';
// What keeps a button pressed before the app has come, and what lets the intro be skipped until then.
const pressesScript = '<script src="/presses.js" async></script>';
const splashScript = '<script src="/splash.js" async></script>';

/** Makes what renders pages, once for each process. */
export async function createRenderer({ template, manifest, origin }: RendererOptions) {
  const handler = createStaticHandler(routes);
  const files = Object.values(manifest).map(({ file }) => file);
  // In development there is no manifest, and faces come as they are asked for.
  const english = files.length > 0 ? withFaces(template, facesOf(files, 'en')) : template;
  const templates: Record<Language, string> = { ar: template, en: english };
  await failureView.preload();

  async function render({ address, language, digits, hasSplash, fetch, signal }: PageWish): Promise<RenderedPage> {
    const app = createServerApp({ language, digits, origin, hasSplash, fetch });
    try {
      await app.loadArea('shared');
      const requestContext = new RouterContextProvider();
      requestContext.set(appContext, app);
      const context = await handler.query(new Request(nowhere + address, { signal }), { requestContext });
      if (context instanceof Response)
        return { status: context.status, location: context.headers.get('location') ?? '/', html: '', styles: [] };
      const errors = Object.values(context.errors ?? {});
      for (const error of errors) if (!isRouteErrorResponse(error)) throw error;
      const html = renderToString(
        <AppProvider app={app}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppProvider>,
      );
      const start = html.indexOf(appStart);
      const body = html.slice(start);
      const loaded = Object.values<string[] | null>(context.loaderData);
      const scripts = hasSplash ? pressesScript + splashScript : pressesScript;
      const parts = errors.length > 0 ? ['shared/FailureView'] : loaded.flatMap((some) => some ?? []);
      const { pathname } = new URL(nowhere + address);
      const state: PageState = {
        address,
        origin,
        hasSplash,
        queries: app.queryClient
          .getQueryCache()
          .getAll()
          .flatMap(({ queryKey, state: { data } }) => (data === undefined ? [] : [[queryKey, data]])),
        ...(errors.length > 0 && { failed: { loaderData: context.loaderData, errors: statusesOf(context.errors) } }),
      };
      return {
        status: context.statusCode,
        html: fillDocument(templates[language], {
          head: withPicture(html.slice(0, start), origin),
          links: linksTo(manifest, modulesOf(routes, pathname, language, parts), template) + scripts,
          body,
          state,
        }),
        styles: hashStyles(body),
      };
    } finally {
      app.queryClient.clear();
    }
  }

  async function renderShell(language: Language): Promise<string> {
    const fetch = () => Promise.reject(new Error('A shell asks for nothing.'));
    const app = createServerApp({ language, digits: 'latn', origin, fetch });
    await app.loadArea('shared');
    const head = renderToString(
      <AppProvider app={app}>
        <PageTitle />
        <meta name="robots" content="noindex" />
      </AppProvider>,
    );
    return shellDocument(templates[language], head);
  }

  const shells = { ar: await renderShell('ar'), en: await renderShell('en') };
  return {
    addressOf: remember((target: string) => addressOf(routes, target)),
    /** Whether an address opens with the intro for this reader (decision 20). */
    hasSplash: (address: string, { hasSeenSplash }: Reader) =>
      !hasSeenSplash && new URL(nowhere + address).pathname === paths.home.to(),
    render,
    /** The document of what is left to the browser. */
    shell: (language: Language) => shells[language],
  };
}

/** Of a failure only its status leaves the server. */
function statusesOf(errors: Record<string, unknown> | null): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([id, error]) =>
      isRouteErrorResponse(error) ? [[id, { status: error.status, statusText: '', internal: false, data: null }]] : [],
    ),
  );
}
