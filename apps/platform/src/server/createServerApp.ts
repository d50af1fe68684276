import { createApi } from '@fanous/api-client/client';
import { createSessionStore } from '@fanous/api-client/session';
import type { AppContext } from '@fanous/features/shared/app/app';
import { createI18n } from '@fanous/features/shared/app/i18n';
import { createServerQueryClient } from '@fanous/features/shared/app/queryClient';
import { createRelogin } from '@fanous/features/shared/app/relogin';
import { createSignal } from '@fanous/api-client/signal';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { placeholderOrigin } from './canonicalPath.ts';

interface ServerAppOptions {
  language: Language;
  digits: Digits;
  origin: string;
  /** Renders the intro over the page. */
  hasSplash?: boolean;
  /** Calls our own API without a session. */
  fetch: (request: Request) => Promise<Response>;
}

const neverChanges = () => () => {};

/** Creates the app services for one server request: no session, and rendering waits for all data. */
export function createServerApp({ language, digits, origin, hasSplash = false, fetch }: ServerAppOptions): AppContext {
  return {
    language,
    digits,
    origin,
    ...createI18n(language, digits),
    api: createApi({ baseUrl: `${placeholderOrigin}/api`, fetch, getToken: () => null, getLanguage: () => language }),
    queryClient: createServerQueryClient(),
    session: createSessionStore({}),
    theme: { get: () => 'light', set: () => {}, subscribe: neverChanges },
    splash: {
      get: () => hasSplash,
      isRendered: hasSplash,
      wasOver: false,
      begin: () => {},
      getStart: () => undefined,
      close: () => {},
      subscribe: neverChanges,
    },
    loaderTimeoutMs: Infinity,
    announcements: createSignal(),
    toasts: createSignal(),
    expired: createSignal(),
    relogin: createRelogin(),
    hasExpired: () => false,
  };
}
