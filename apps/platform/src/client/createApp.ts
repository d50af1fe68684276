import { createApi } from '@fanous/api-client/client';
import { createSessionStore, formatSignedInCookie } from '@fanous/api-client/session';
import { paths } from '@fanous/features/paths';
import type { AppServices } from '@fanous/features/shared/app/app';
import { createI18n } from '@fanous/features/shared/app/i18n';
import { createThemeStore } from '@fanous/features/shared/app/preferences';
import { createQueryClient, clearUserCache, invalidateUserQueries } from '@fanous/features/shared/app/queryClient';
import { createReauthentication } from '@fanous/features/shared/app/reauthentication';
import { createSignal } from '@fanous/api-client/signal';
import { createSplashStore } from '@fanous/features/shared/app/splash';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import type { CreateLegacyApiOptions } from './legacyApi.ts';
import type { PageState } from '../pageState.ts';

// Long enough for fast responses to arrive before skeletons show, short enough to feel immediate.
const loaderTimeoutMs = 300;

interface CreateAppOptions {
  createLegacyApiOptions: CreateLegacyApiOptions | undefined;
  /** The state of a server-rendered page. */
  state: PageState | undefined;
  /** Called with each response with 403. */
  onForbidden: (response: Response) => void;
}

/** Creates the services of the app from the attributes of `<html>` and the browser's storage. */
export function createApp(
  root: HTMLElement,
  { createLegacyApiOptions, state, onForbidden }: CreateAppOptions,
): AppServices {
  const language: Language = root.lang === 'en' ? 'en' : 'ar';
  const digits: Digits = root.dataset['digits'] === 'arab' ? 'arab' : 'latn';
  const session = createSessionStore({
    storage: readStorage(),
    events: window,
    setSignedInHint: (isSignedIn) => {
      document.cookie = formatSignedInCookie(isSignedIn);
    },
  });
  const queryClient = createQueryClient();
  const sessionExpired = createSignal<void>();
  const reauthentication = createReauthentication();
  let hasSessionExpired = false;
  let token = session.getToken();
  let viewer = session.get()?.data.id;
  session.subscribe(() => {
    if (session.getToken() === token) return;
    const isSameViewer = session.get()?.data.id === viewer;
    token = session.getToken();
    viewer = session.get()?.data.id;
    if (token !== null) hasSessionExpired = false;
    if (isSameViewer) invalidateUserQueries(queryClient);
    else clearUserCache(queryClient);
    // Also if another tab signed in or out.
    reauthentication.complete(isSameViewer);
  });
  const api = createApi({
    ...(createLegacyApiOptions ? createLegacyApiOptions(() => session.get()?.data ?? null) : { baseUrl: '/api' }),
    getToken: session.getToken,
    // The extension selects the digits. Servers that do not know it use the second tag.
    getLanguage: () => (language === 'ar' && digits === 'arab' ? 'ar-u-nu-arab, ar;q=0.9' : language),
    onForbidden,
    onUnauthorized: (refusedToken) => {
      if (refusedToken !== session.getToken()) return;
      hasSessionExpired = true;
      // Leaving the page would lose a running request, or what the user typed.
      const isChanging = queryClient.isMutating({ predicate: ({ meta }) => meta?.['reauthenticates'] !== false }) > 0;
      if (reauthentication.isPageProtected() || isChanging) {
        void reauthentication.request();
        return;
      }
      session.clear(refusedToken);
      sessionExpired.emit();
    },
  });
  return {
    language,
    digits,
    origin: state?.origin ?? '',
    ...createI18n(language, digits),
    api,
    queryClient,
    session,
    theme: createThemeStore(root),
    splash: createSplashStore(root, {
      isRendered: state?.hasSplash ?? false,
      isHome: location.pathname === paths.home.to(),
      isServerRendered: state !== undefined,
    }),
    loaderTimeoutMs,
    announcements: createSignal(),
    toasts: createSignal(),
    sessionExpired,
    hasSessionExpired: () => hasSessionExpired,
    reauthentication,
  };
}

/** Returns undefined if the browser forbids storage: reading `localStorage` then throws. */
function readStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
