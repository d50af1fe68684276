import { UiProvider } from '@fanous/ui/intl/UiProvider';
import type { Navigate } from '@fanous/ui/intl/navigation';
import { LinguiContext } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type AppServices, AppServicesProvider } from './app.ts';
import { NoticeHost } from '../notices/NoticeHost.tsx';

interface AppProviderProps {
  app: AppServices;
  /** Navigates on the client. Pass a stable function; the server passes none. */
  navigate?: Navigate | undefined;
  children: ReactNode;
}

/** Provides the services of the app, messages, queries and notices to all components. */
export function AppProvider({ app, navigate, children }: AppProviderProps) {
  const { i18n } = app;
  // Not Lingui's own provider: it renders all components again, synchronously, whenever an area has loaded its messages. Messages are
  // loaded before the components that show them, and another language loads the page again.
  const linguiContextValue = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return (
    <AppServicesProvider value={app}>
      <LinguiContext value={linguiContextValue}>
        <QueryClientProvider client={app.queryClient}>
          <UiProvider language={app.language} digits={app.digits} {...(navigate ? { navigate } : {})}>
            <NoticeHost>{children}</NoticeHost>
          </UiProvider>
        </QueryClientProvider>
      </LinguiContext>
    </AppServicesProvider>
  );
}
