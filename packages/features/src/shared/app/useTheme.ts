import { useSyncExternalStore } from 'react';
import { useApp } from './app.ts';
import type { Theme } from './preferences.ts';

/** The theme as it is now. A server does not know the system's: it renders the light one, which no text depends on. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const { theme } = useApp();
  return [useSyncExternalStore(theme.subscribe, theme.get, () => 'light' as const), theme.set];
}
