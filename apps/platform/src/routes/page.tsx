import { appRouterContext } from '@fanous/features/shared/app/app';
import { loadChunkOrReload } from '@fanous/features/shared/lazy/loadChunk';
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

/** Metadata of a route. */
export interface RouteHandle {
  /** False for routes that only the browser renders: everything behind a sign-in. */
  ssr: boolean;
  /** The area whose messages the route needs. */
  area?: string;
  /** The name of the page in `publicPages` or `dashboardPages`. */
  page?: string;
  /** The names of other chunks that load before the page is shown. */
  chunks?: readonly string[];
  /** The query parameters that the page reads. The server removes all others. */
  searchParams?: readonly string[];
  /** The route requires a session. */
  isGuarded?: boolean;
  /** The route sends users with a session away. The server renders it only for visitors without one. */
  isForVisitors?: boolean;
}

interface PageOptions {
  ssr?: boolean;
  /** False for the home page and its layout: their bundle contains the icons of the first view. */
  preloadIcons?: boolean;
  /** The chunk that imports the page. */
  listChunk?: string;
  /** The query parameters that the page reads. */
  searchParams?: readonly string[];
  /** The route is a layout around pages. */
  isLayout?: boolean;
}

type PageRoute = Required<Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate' | 'handle' | 'ErrorBoundary'>> &
  Pick<RouteObject, 'HydrateFallback'>;

/** The chunk that `loadIcons` loads. */
const iconsChunk = 'rest';

// A page reads search and paging from the query string itself, and shows the old list meanwhile.
const revalidateOnPathChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Creates the route of a page outside the dashboard: `{ path, ...createPublicPageRoute('site/course', 'CoursePage') }`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the module to the name
export const createPublicPageRoute = <Name extends PublicPageName>(
  area: string,
  name: Name,
  options?: PageOptions,
): PageRoute => createRoute(area, name, publicPages[name], options);

/** Creates the route of a dashboard page: `{ path, ...createDashboardPageRoute('dashboard/users', 'UsersPage') }`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the module to the name
export const createDashboardPageRoute = <Name extends DashboardPageName>(
  area: string,
  name: Name,
  options?: PageOptions,
): PageRoute => {
  const load = async (): Promise<PageModule<Name>> => {
    const { dashboardPages } = await import('./dashboardPages.ts');
    return dashboardPages[name]();
  };
  return createRoute(area, name, load, { ...options, listChunk: 'dashboardPages', ssr: false });
};

/** Creates a route that loads code and messages in parallel, and data as soon as the code is loaded. */
function createRoute<Name extends string>(
  area: string,
  name: Name,
  load: () => Promise<PageModule<Name>>,
  { ssr = true, preloadIcons = true, listChunk, searchParams = [], isLayout }: PageOptions = {},
): PageRoute {
  const chunks = [listChunk, preloadIcons ? iconsChunk : undefined].filter((chunk) => chunk !== undefined);
  const loadModule = () => loadChunkOrReload(load);
  return {
    lazy: async () => {
      try {
        const [module] = await Promise.all([loadModule(), preloadIcons && loadChunkOrReload(loadIcons)]);
        return { Component: module[name] };
      } catch (error) {
        if (!isLayout) throw error;
        // If a layout's `lazy` fails, the router renders nothing. The loader fails too and its error is shown.
        return { Component: lazyComponent<Name, object>(name, load).Component };
      }
    },
    loader: async ({ context, params, request }: LoaderFunctionArgs) => {
      const app = (context as Readonly<RouterContextProvider>).get(appRouterContext);
      const loadData = async () => (await loadModule()).prefetchPageData?.({ app, params, url: new URL(request.url) });
      const [, componentNames = null] = await Promise.all([app.loadAreaMessages(area), loadData()]);
      return componentNames;
    },
    shouldRevalidate: revalidateOnPathChange,
    handle: { ssr, area, page: name, chunks, searchParams } satisfies RouteHandle,
    ErrorBoundary: isLayout ? LayoutFailure : RouteFailure,
    // Without a fallback of its own, a page that cannot load offline would replace the whole screen. Layouts have none: it
    // would show guarded content before the guard ran.
    ...(!isLayout && { HydrateFallback: () => null }),
  };
}
