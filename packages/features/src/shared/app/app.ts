import type { Api } from '@fanous/api-client/client';
import type { SessionStore } from '@fanous/api-client/session';
import type { Signal } from '@fanous/api-client/signal';
import type { ToastContent } from '@fanous/ui/feedback/toasts';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router-dom';
import type { I18nInstance } from './i18n.ts';
import type { ThemeStore } from './preferences.ts';
import type { Reauthentication } from './reauthentication.ts';
import type { SplashStore } from './splash.ts';

/** The services of the app: one set per page load in the browser, and per request on the server. There is no other global state. */
export interface AppServices extends I18nInstance {
  language: Language;
  digits: Digits;
  /** The origin of the site, for absolute URLs. Empty if it is not configured. */
  origin: string;
  api: Api;
  queryClient: QueryClient;
  session: SessionStore;
  theme: ThemeStore;
  splash: SplashStore;
  /** How long a route waits for its data before it shows skeletons. The server waits for all of it: `Infinity`. */
  loaderTimeoutMs: number;
  /** Texts for the polite live region. */
  announcements: Signal<string>;
  /** Results of actions that have no page of their own. */
  toasts: Signal<ToastContent>;
  /** Emitted when the server refuses the token and the user is signed out. */
  sessionExpired: Signal<void>;
  /** Whether the last session expired and no user has signed in since. */
  hasSessionExpired: () => boolean;
  /** Asks the user to sign in again, where signing out would lose their work. */
  reauthentication: Reauthentication;
}

/** The router context that passes the app to loaders and guards. */
export const appRouterContext = createContext<AppServices>();

const AppServicesContext = createReactContext<AppServices | null>(null);

/** Provides the app to components. */
export const AppServicesProvider = AppServicesContext.Provider;

/** The services of the app. Throws outside `AppProvider`. */
export function useApp(): AppServices {
  const app = use(AppServicesContext);
  if (!app) throw new Error('useApp needs an AppProvider');
  return app;
}
