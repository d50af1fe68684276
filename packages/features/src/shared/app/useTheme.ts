import { useSyncExternalStore } from 'react';
import { useApp } from './app.ts';
import type { Theme } from './preferences.ts';

/** The current theme, and a function that changes it. The server does not know the system theme, and renders the light one. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const { theme } = useApp();
  return [useSyncExternalStore(theme.subscribe, theme.get, () => 'light' as const), theme.set];
}
