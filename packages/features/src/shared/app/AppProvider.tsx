import { UiProvider } from '@fanous/ui/intl/UiProvider';
import type { Navigate } from '@fanous/ui/intl/navigation';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
  return (
    <AppServicesProvider value={app}>
      <I18nProvider i18n={app.i18n}>
        <QueryClientProvider client={app.queryClient}>
          <UiProvider language={app.language} digits={app.digits} {...(navigate ? { navigate } : {})}>
            <NoticeHost>{children}</NoticeHost>
          </UiProvider>
        </QueryClientProvider>
      </I18nProvider>
    </AppServicesProvider>
  );
}
