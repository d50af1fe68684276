import { appContext } from '@fanous/features/shared/app/app';
import { loadChunk } from '@fanous/features/shared/lazy/chunk';
import { lazyComponent } from '@fanous/features/shared/lazy/lazyComponent';
import type { PageModule } from '@fanous/features/shared/routing/page';
import { LayoutFailure, RouteFailure } from '@fanous/features/shared/errors/RouteFailure';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import type {
  LoaderFunctionArgs,
  RouteObject,
  RouterContextProvider,
  ShouldRevalidateFunction,
} from 'react-router-dom';
import type { DashboardPageName } from './dashboardPages.ts';
import { type PublicPageName, publicPages } from './publicPages.ts';

/** The `handle` of our routes. */
export interface RouteHandle {
  /** False if only the browser renders it: everything behind a sign-in. */
  ssr: boolean;
  /** The area whose messages the route needs. */
  area?: string;
  /** The name of its page, as in the lists of page modules. */
  page?: string;
  /** The query parameters that its page reads; a server drops all others. */
  searchParams?: readonly string[];
  /** The route requires a session. */
  isGuarded?: boolean;
}

interface PageOptions {
  ssr?: boolean;
  /** False for the routes of the first home page view: they import their icons. */
  icons?: boolean;
  /** The query parameters that its page reads. */
  searchParams?: readonly string[];
  /** It is a layout around pages. */
  isLayout?: boolean;
}

type PageRoute = Required<Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate' | 'handle' | 'ErrorBoundary'>> &
  Pick<RouteObject, 'HydrateFallback'>;

// Pages react to their query parameters (search, paging) themselves and keep the old list visible meanwhile.
const onNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/** A page outside the dashboard, for the route table: `{ path, ...page('site/course', 'CoursePage') }`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the module to the name
export const page = <Name extends PublicPageName>(area: string, name: Name, options?: PageOptions): PageRoute =>
  createPageRoute(area, name, publicPages[name], options);

/** A page of the dashboard, for the route table: `{ path, ...dashboardPage('dashboard/users', 'UsersPage') }`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the module to the name
export const dashboardPage = <Name extends DashboardPageName>(
  area: string,
  name: Name,
  options?: PageOptions,
): PageRoute => {
  const load = async (): Promise<PageModule<Name>> => {
    const { dashboardPages } = await import('./dashboardPages.ts');
    return dashboardPages[name]();
  };
  return createPageRoute(area, name, load, { ...options, ssr: false });
};

/** Creates a route whose code and messages load in parallel. The data loads as soon as the code is there. */
function createPageRoute<Name extends string>(
  area: string,
  name: Name,
  load: () => Promise<PageModule<Name>>,
  { ssr = true, icons = true, searchParams = [], isLayout }: PageOptions = {},
): PageRoute {
  const loadModule = () => loadChunk(load);
  return {
    lazy: async () => {
      try {
        const [module] = await Promise.all([loadModule(), icons && loadChunk(loadIcons)]);
        return { Component: module[name] };
      } catch (error) {
        if (!isLayout) throw error;
        // If a layout's `lazy` fails, the router renders nothing. The loader fails too and its error is shown.
        return { Component: lazyComponent<Name, object>(name, load).Component };
      }
    },
    loader: async ({ context, params, request }: LoaderFunctionArgs) => {
      const app = (context as Readonly<RouterContextProvider>).get(appContext);
      const loadData = async () => (await loadModule()).load?.({ app, params, url: new URL(request.url) });
      const [, parts = null] = await Promise.all([app.loadArea(area), loadData()]);
      return parts;
    },
    shouldRevalidate: onNewPath,
    handle: { ssr, area, page: name, searchParams } satisfies RouteHandle,
    ErrorBoundary: isLayout ? LayoutFailure : RouteFailure,
    // Without its own fallback, a page that cannot load offline would replace the whole screen. Layouts have none: a fallback
    // would show guarded content before the guard runs.
    ...(!isLayout && { HydrateFallback: () => null }),
  };
}
