import { appContext } from '@fanous/features/shared/app';
import { loadChunk } from '@fanous/features/shared/chunk';
import { late } from '@fanous/features/shared/late';
import type { PageLoad } from '@fanous/features/shared/page';
import { LayoutFailure, RouteFailure } from '@fanous/features/shared/RouteFailure';
import type { DashboardPages } from './dashboardPages.ts';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import type { ComponentType } from 'react';
import type {
  LoaderFunctionArgs,
  RouteObject,
  RouterContextProvider,
  ShouldRevalidateFunction,
} from 'react-router-dom';

/** What the app notes about a route. */
export interface RouteHandle {
  /** False for what a server leaves to the browser: everything behind a sign-in. */
  ssr: boolean;
  /** Whose messages the route speaks. */
  area?: string;
  /** The page's own name, which is also its file's, in the folder of its area. */
  page?: string;
  /** What its page reads of the address's query; a server knows no other parameters. */
  reads?: readonly string[];
  /** Nobody stays here without a session. */
  isGuarded?: boolean;
}

interface PageModule {
  load?: PageLoad;
}

interface PageOptions {
  ssr?: boolean;
  /** False for what the home page's first view is made of: it has its icons with it. */
  icons?: boolean;
  /** What its page reads of the address's query. */
  reads?: readonly string[];
  /** What stands around pages. */
  isLayout?: boolean;
}

type PageRoute = Required<Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate' | 'handle' | 'ErrorBoundary'>> &
  Pick<RouteObject, 'HydrateFallback'>;

// What a page keeps in its query (search, paging) it reads by itself, with the old list in view meanwhile.
const onNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/**
 * A page for the route table: `{ path, ...page('course', () => import('@fanous/features/course/CoursePage'), 'CoursePage') }`.
 * Its chunk, its area's messages and, as soon as the chunk is there, its data load side by side.
 */
export function page<Name extends string, M extends PageModule & Record<Name, ComponentType>>(
  area: string,
  load: () => Promise<M>,
  name: Name,
  { ssr = true, icons = true, reads = [], isLayout }: PageOptions = {},
): PageRoute {
  const chunk = () => loadChunk(load);
  return {
    lazy: async () => {
      try {
        const [module] = await Promise.all([chunk(), icons && loadChunk(loadIcons)]);
        return { Component: module[name] };
      } catch (error) {
        if (!isLayout) throw error;
        // The router draws nothing at all of a layout whose `lazy` failed. Its loader fails too, which is shown; the next visit tries again.
        return { Component: late(async () => (await load())[name]).Component };
      }
    },
    loader: async ({ context, params, request }: LoaderFunctionArgs) => {
      const app = (context as Readonly<RouterContextProvider>).get(appContext);
      const data = async () => (await chunk()).load?.({ app, params, url: new URL(request.url) });
      const [, parts = null] = await Promise.all([app.loadArea(area), data()]);
      return parts;
    },
    shouldRevalidate: onNewPath,
    handle: { ssr, area, page: name, reads } satisfies RouteHandle,
    ErrorBoundary: isLayout ? LayoutFailure : RouteFailure,
    // Until the code of a page is there the router draws no farther than the nearest fallback, not even its failure: with the
    // root's alone, a page that cannot be had offline would take the whole screen. A layout's would have what guards it drawn
    // before the address was judged.
    ...(!isLayout && { HydrateFallback: () => null }),
  };
}

/** A page of the dashboard, for the route table: `{ path, ...dashboardPage('users', 'UsersPage') }`. */
export const dashboardPage = (area: string, name: keyof DashboardPages): PageRoute =>
  page(
    area,
    async () => {
      const { dashboardPages } = await import('./dashboardPages.ts');
      // Each holds what it is called: `byName` has seen to that.
      const module: object = await dashboardPages[name]();
      return module as PageModule & Record<typeof name, ComponentType>;
    },
    name,
    { ssr: false },
  );
