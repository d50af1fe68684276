import { createApi } from '@fanous/api-client/client';
import { createSessionStore } from '@fanous/api-client/session';
import type { AppServices } from '@fanous/features/shared/app/app';
import { createI18n } from '@fanous/features/shared/app/i18n';
import { createServerQueryClient } from '@fanous/features/shared/app/queryClient';
import { createReauthentication } from '@fanous/features/shared/app/reauthentication';
import { createSignal } from '@fanous/api-client/signal';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { placeholderOrigin } from './canonicalPath.ts';

interface ServerAppOptions {
  language: Language;
  digits: Digits;
  origin: string;
  /** Whether the intro is rendered over the page. */
  hasSplash?: boolean;
  /** Calls our own API without a session. */
  fetch: (request: Request) => Promise<Response>;
}

const subscribeToNothing = () => () => {};

/** Creates the services of the app for one request: signed out, with default settings, waiting for all data. */
export function createServerApp({ language, digits, origin, hasSplash = false, fetch }: ServerAppOptions): AppServices {
  return {
    language,
    digits,
    origin,
    ...createI18n(language, digits),
    api: createApi({ baseUrl: `${placeholderOrigin}/api`, fetch, getToken: () => null, getLanguage: () => language }),
    queryClient: createServerQueryClient(),
    session: createSessionStore({}),
    theme: { get: () => 'light', set: () => {}, subscribe: subscribeToNothing },
    splash: {
      isOpen: () => hasSplash,
      isRendered: hasSplash,
      hasEndedEarly: false,
      markStart: () => {},
      getStartTime: () => undefined,
      close: () => {},
      subscribe: subscribeToNothing,
    },
    loaderTimeoutMs: Infinity,
    announcements: createSignal(),
    toasts: createSignal(),
    sessionExpired: createSignal(),
    reauthentication: createReauthentication(),
    hasSessionExpired: () => false,
  };
}
