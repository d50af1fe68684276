import type { Renderer, RendererModule, RendererOptions, RenderRequest } from '@fanous/api-client/rendering';
import { paths } from '@fanous/features/paths';
import { appRouterContext } from '@fanous/features/shared/app/app';
import { AppProvider } from '@fanous/features/shared/app/AppProvider';
import { lazyFailureView } from '@fanous/features/shared/errors/lazyFailureView';
import type { FirstViewComponents } from '@fanous/features/shared/routing/page';
import { PageMetaTags } from '@fanous/features/shared/routing/PageMetaTags';
import { splashSeenCookie } from '@fanous/features/shared/app/splash';
import type { Language } from '@fanous/ui/intl/digits';
import { loadCovers } from '@fanous/ui/media/loadCovers';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PageState } from '../pageState.ts';
import { routes } from '../routes/routes.tsx';
import { getCanonicalPath, placeholderOrigin } from './canonicalPath.ts';
import { createServerApp } from './createServerApp.ts';
import { dehydrateQueries } from './dehydrateQueries.ts';
import { addSocialImage, createShell, fillDocument, hashStyleAttributes, replaceFontPreloads } from './document.ts';
import { createFontHeaders } from './fontHeaders.ts';
import { getFontUrls } from './fontPreloads.ts';
import { createFirstViewFiles } from './links.ts';
import { memoize } from './memoize.ts';
import { createPageTemplate, createShellTemplate, hashStyleElements } from './pageTemplate.ts';
import { type LayoutName, renderSkeletons } from './renderSkeletons.tsx';
import { createGetShellDocument } from './shells.ts';
import { replaceHtmlAttributes, getHtmlAttributes, parseVisitorPreferences } from './visitorPreferences.ts';

// The first element of the app. React puts the tags for the head before it.
const appStartTag = '<div data-app';
// Remembers a click from before hydration.
const earlyClickScript = '<script src="/earlyClick.js" async></script>';
// Lets visitors skip the intro before hydration.
const splashScript = '<script src="/splash.js" async></script>';

type RenderPage = Renderer['render'];

/** Creates the page renderer, once per process. */
export const createRenderer: RendererModule['createRenderer'] = async (options) => {
  const templates = { ar: options.template, en: getEnglishTemplate(options) };
  await Promise.all([lazyFailureView.preload(), loadCovers()]);
  const getVisitorPath = memoize((target: string) => getCanonicalPath(routes, target, false));
  const getUserPath = memoize((target: string) => getCanonicalPath(routes, target, true));
  const shells = {
    ar: await renderShells(templates.ar, 'ar', options),
    en: await renderShells(templates.en, 'en', options),
  };
  return {
    getCanonicalPath: (target, { isSignedIn }) => (isSignedIn ? getUserPath : getVisitorPath)(target),
    readPreferences: parseVisitorPreferences,
    needsSplash: (path, { hasSeenSplash }) =>
      !hasSeenSplash && new URL(placeholderOrigin + path).pathname === paths.home.to(),
    splashSeenCookie,
    getFontHeaders: createFontHeaders(options),
    render: createRenderPage(templates, options),
    getShellDocument: createGetShellDocument(routes, shells, options),
    getHtmlAttributes,
    replaceHtmlAttributes,
  };
};

function createRenderPage(templates: Record<Language, string>, options: RendererOptions): RenderPage {
  const { origin } = options;
  const handler = createStaticHandler(routes);
  const getFirstViewFiles = createFirstViewFiles(routes, options);
  const pageTemplates = {
    ar: createPageTemplate(templates.ar, options.styles),
    en: createPageTemplate(templates.en, options.styles),
  };
  const templateHashes = hashStyleElements(pageTemplates.ar);

  async function renderPage(
    app: ReturnType<typeof createServerApp>,
    { path, language, hasSplash, signal }: RenderRequest,
  ) {
    await app.loadAreaMessages('shared');
    const requestContext = new RouterContextProvider();
    requestContext.set(appRouterContext, app);
    const context = await handler.query(new Request(placeholderOrigin + path, { signal }), { requestContext });
    if (context instanceof Response)
      return {
        status: context.status,
        location: context.headers.get('location') ?? '/',
        html: '',
        styleElementHashes: [],
        styleAttributeHashes: [],
      };
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
    const start = html.indexOf(appStartTag);
    const body = html.slice(start);
    const firstViewComponents = Object.values<FirstViewComponents | null>(context.loaderData);
    const scripts = hasSplash ? earlyClickScript + splashScript : earlyClickScript;
    const components =
      errors.length > 0 ? [lazyFailureView.name] : firstViewComponents.flatMap((names) => names?.lazy ?? []);
    const staticComponents = firstViewComponents.flatMap((names) => names?.static ?? []);
    const { pathname } = new URL(placeholderOrigin + path);
    const state: PageState = {
      path,
      origin,
      hasSplash,
      queryState: dehydrateQueries(app.queryClient),
      ...(errors.length > 0 && { failed: { loaderData: context.loaderData, errors: toErrorStatuses(context.errors) } }),
    };
    const { styles, preloads } = getFirstViewFiles({ pathname, language, components, staticComponents });
    return {
      status: context.statusCode,
      html: fillDocument(pageTemplates[language], {
        head: addSocialImage(html.slice(0, start), origin),
        headFiles: styles + scripts,
        preloads,
        body,
        state,
      }),
      styleElementHashes: [...templateHashes, ...hashStyleElements(styles)],
      styleAttributeHashes: hashStyleAttributes(body),
    };
  }

  return async (request) => {
    const app = createServerApp({ ...request, origin });
    try {
      return await renderPage(app, request);
    } finally {
      app.queryClient.clear();
    }
  };
}

/** In development there is no build, and fonts load when a style uses them. */
function getEnglishTemplate({ template, manifest }: RendererOptions): string {
  const files = Object.values(manifest).map(({ file }) => file);
  return files.length > 0 ? replaceFontPreloads(template, getFontUrls(files, 'en')) : template;
}

async function renderShells(
  template: string,
  language: Language,
  { manifest, origin, styles }: RendererOptions,
): Promise<Record<LayoutName, string>> {
  const fetch = () => Promise.reject(new Error('A shell loads no data.'));
  const app = createServerApp({ language, digits: 'latn', origin, fetch });
  await app.loadAreaMessages('shared');
  const head = renderToString(
    <AppProvider app={app}>
      <PageMetaTags />
    </AppProvider>,
  );
  const shellTemplate = createShellTemplate(template, styles);
  const skeletons = await renderSkeletons(app, { manifest });
  return {
    PublicLayout: createShell(shellTemplate, { head, skeleton: skeletons.PublicLayout }),
    DashboardLayout: createShell(shellTemplate, { head, skeleton: skeletons.DashboardLayout }),
  };
}

/** Keeps only the status of each error, so that no details leave the server. */
function toErrorStatuses(errors: Record<string, unknown> | null): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([id, error]) =>
      isRouteErrorResponse(error) ? [[id, { status: error.status, statusText: '', internal: false, data: null }]] : [],
    ),
  );
}
