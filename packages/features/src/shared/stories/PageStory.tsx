import { createSessionStore } from '@fanous/api-client/session';
import { createSignal } from '@fanous/api-client/signal';
import type { Language } from '@fanous/ui/intl/digits';
import type { Schema } from '@fanous/api-client/client';
import { type ComponentType, useState } from 'react';
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { paths } from '../../paths.ts';
import { type AppServices, appRouterContext } from '../app/app.ts';
import { AppProvider } from '../app/AppProvider.tsx';
import { createI18n } from '../app/i18n.ts';
import type { PageLoader } from '../routing/page.ts';
import { createReauthentication } from '../app/reauthentication.ts';
import { createQueryClient } from '../app/queryClient.ts';
import { type ApiHandlers, createFakeApi } from './fakeApi.ts';

export interface PageStoryProps {
  /** The page component. */
  Page: ComponentType;
  prefetchPageData?: PageLoader;
  /** Whether the component renders its own `main`, as layouts do. */
  hasMain?: boolean;
  /** The area of its messages. */
  area: string;
  /** Its pattern in the route table, and the current path. */
  pattern: string;
  path: string;
  /** The signed-in user. Omitted for a visitor. */
  user?: Schema<'User'>;
  /** The responses of the fake API, by operation. */
  handlers?: ApiHandlers;
  language?: Language;
}

/** Renders a page with a fake API. After navigation it shows the new path. */
export function PageStory(props: PageStoryProps) {
  const [{ app, router }] = useState(() => createStoryRouter(props));
  return (
    <AppProvider app={app} navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
    </AppProvider>
  );
}

function createStoryRouter({
  Page,
  prefetchPageData,
  hasMain = false,
  area,
  pattern,
  path,
  user,
  handlers = {},
  language = 'ar',
}: PageStoryProps) {
  const app = createStoryApp(handlers, language, user);
  const loader = async ({ params, request }: LoaderFunctionArgs) => {
    const areas = ['shared', area, ...(pattern.startsWith(paths.dashboard.pattern) ? ['dashboard/frames'] : [])];
    await Promise.all([
      ...areas.map(app.loadAreaMessages),
      prefetchPageData?.({ app, params, url: new URL(request.url) }),
    ]);
    return null;
  };
  const InMain = () => (
    <main>
      <Page />
    </main>
  );
  const Component = hasMain ? Page : InMain;
  const page = { path: pattern, loader, Component, HydrateFallback: () => null, shouldRevalidate: () => false };
  const router = createMemoryRouter([page, { path: '*', Component: CurrentPath, HydrateFallback: () => null }], {
    initialEntries: [path],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(appRouterContext, app);
      return context;
    },
  });
  return { app, router };
}

/** Shows the path to which the page navigated. */
function CurrentPath() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <h1 data-testid="current-path">
        <bdi dir="ltr">{pathname + search}</bdi>
      </h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

function createStoryApp(handlers: ApiHandlers, language: Language, user: Schema<'User'> | undefined): AppServices {
  const session = createSessionStore({});
  if (user) session.setFromResponse({ access_token: 'story', data: user });
  const queryClient = createQueryClient();
  // Stories show failures immediately, without retries.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  return {
    language,
    digits: 'latn',
    origin: '',
    ...createI18n(language, 'latn'),
    api: createFakeApi(handlers, language, session),
    queryClient,
    session,
    theme: { get: () => 'light', set: () => {}, subscribe: () => () => {} },
    loaderTimeoutMs: 300,
    announcements: createSignal(),
    toasts: createSignal(),
    sessionExpired: createSignal(),
    splash: {
      isOpen: () => false,
      isRendered: false,
      hasEndedEarly: false,
      markStart: () => {},
      getStartTime: () => undefined,
      close: () => {},
      subscribe: () => () => {},
    },
    hasSessionExpired: () => false,
    reauthentication: createReauthentication(),
  };
}
