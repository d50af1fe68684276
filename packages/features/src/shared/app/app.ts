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

/** Everything of one page life (in the browser) or one request (on a server). There is no other global state. */
export interface AppContext extends I18nInstance {
  language: Language;
  digits: Digits;
  /** Where the site is, for links that leave it; empty when the operator has not said so. */
  origin: string;
  api: Api;
  queryClient: QueryClient;
  session: SessionStore;
  theme: ThemeStore;
  splash: SplashStore;
  /** Milliseconds that a route waits for its data before it shows skeletons; a server waits for all of it. */
  loaderTimeoutMs: number;
  /** Sentences for the one polite live region. */
  announcements: Signal<string>;
  /** Results of actions that have no page of their own. */
  toasts: Signal<ToastContent>;
  /** The server no longer knew the token, and the visitor was signed out by that. */
  sessionExpired: Signal<void>;
  /** Whether the last session ended that way, and nobody has signed in since. */
  hasSessionExpired: () => boolean;
  /** Where that would have cost somebody their work, they are asked to sign in again instead. */
  reauthentication: Reauthentication;
}

/** The key under which the router hands the app to loaders and guards. */
export const appContext = createContext<AppContext>();

const AppReactContext = createReactContext<AppContext | null>(null);

/** Gives components the app. */
export const AppContextProvider = AppReactContext.Provider;

/** The app that this component belongs to. */
export function useApp(): AppContext {
  const app = use(AppReactContext);
  if (!app) throw new Error('useApp() was called outside <AppProvider>.');
  return app;
}
