import { createApi } from '@fanous/api-client/client';
import { createSessionStore, hintCookie } from '@fanous/api-client/session';
import { paths } from '@fanous/features/paths';
import type { AppContext } from '@fanous/features/shared/app/app';
import { createI18n } from '@fanous/features/shared/app/i18n';
import { createThemeStore } from '@fanous/features/shared/app/preferences';
import { createQueryClient, clearUserCache, refreshViewer } from '@fanous/features/shared/app/queryClient';
import { createRelogin } from '@fanous/features/shared/app/relogin';
import { createSignal } from '@fanous/api-client/signal';
import { createSplash } from '@fanous/features/shared/app/splash';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import type { OlderHost } from './olderHost.ts';
import type { PageState } from '../pageState.ts';

// Long enough for a fast response to arrive before skeletons flash, short enough to feel responsive.
const loaderTimeoutMs = 300;

interface CreateAppOptions {
  olderHost: OlderHost | undefined;
  /** The state of a server-rendered page. */
  state: PageState | undefined;
}

/** Creates the services of the app from the attributes of `<html>` and the browser storage. */
export function createApp(root: HTMLElement, { olderHost, state }: CreateAppOptions): AppContext {
  const language: Language = root.lang === 'en' ? 'en' : 'ar';
  const digits: Digits = root.dataset['digits'] === 'arab' ? 'arab' : 'latn';
  const session = createSessionStore({
    storage: readStorage(),
    events: window,
    setHint: (isSignedIn) => {
      document.cookie = hintCookie(isSignedIn);
    },
  });
  const queryClient = createQueryClient();
  const expired = createSignal<void>();
  const relogin = createRelogin();
  let hasExpired = false;
  let token = session.getToken();
  let viewer = session.get()?.data.id;
  session.subscribe(() => {
    if (session.getToken() === token) return;
    const isSameViewer = session.get()?.data.id === viewer;
    token = session.getToken();
    viewer = session.get()?.data.id;
    if (token !== null) hasExpired = false;
    if (isSameViewer) refreshViewer(queryClient);
    else clearUserCache(queryClient);
    // Also when another tab signed in again or out.
    relogin.settle(isSameViewer);
  });
  const api = createApi({
    ...(olderHost ? olderHost(() => session.get()?.data ?? null) : { baseUrl: '/api' }),
    getToken: session.getToken,
    // The extension names the digits; servers that do not know it use the second tag.
    getLanguage: () => (language === 'ar' && digits === 'arab' ? 'ar-u-nu-arab, ar;q=0.9' : language),
    onUnauthorized: (refused) => {
      if (refused !== session.getToken()) return;
      hasExpired = true;
      // Leaving the page would lose a running request or typed input.
      if (relogin.isHeld() || queryClient.isMutating() > 0) {
        void relogin.ask();
        return;
      }
      session.clear(refused);
      expired.emit();
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
    splash: createSplash(root, {
      isRendered: state?.hasSplash ?? false,
      isHome: location.pathname === paths.home.to(),
      isServerRendered: state !== undefined,
    }),
    loaderTimeoutMs,
    announcements: createSignal(),
    toasts: createSignal(),
    expired,
    hasExpired: () => hasExpired,
    relogin,
  };
}

/** Reading `localStorage` itself throws where the browser forbids it. */
function readStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
