import { cookieNames, formatCookie, getCookie } from '@fanous/api-client/cookies';
import { createSignal } from '@fanous/api-client/signal';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { applyTheme } from '@fanous/ui/theme/applyTheme';

/** A colour theme. */
export type Theme = 'light' | 'dark';

/** The current theme: the user's choice, otherwise the one of the system. */
export interface ThemeStore {
  get: () => Theme;
  set: (theme: Theme) => void;
  subscribe: (listener: () => void) => () => void;
}

const cookieMaxAgeSeconds = 365 * 24 * 60 * 60;

/** Saves a preference. The server renders by the cookie (decision 36); local storage survives when cookies are cleared. */
function savePreference(preference: 'language' | 'theme' | 'digits', value: string): void {
  const name = cookieNames[preference];
  document.cookie = formatCookie(name, value, cookieMaxAgeSeconds);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden. The cookie is enough then.
  }
}

/** Whether the visitor has chosen a language on this device. */
export function hasChosenLanguage(): boolean {
  if (getCookie(document.cookie, cookieNames.language) !== undefined) return true;
  try {
    return localStorage.getItem(cookieNames.language) !== null;
  } catch {
    return false;
  }
}

/** Saves the language that the page already has. */
export const saveLanguage = (language: Language): void => savePreference('language', language);

/** Changes the language. The page reloads, because texts, direction and formats all change. */
export function setLanguageAndReload(language: Language): void {
  savePreference('language', language);
  location.reload();
}

/** Changes the digits of formatted numbers, and reloads the page. */
export function setDigitsAndReload(digits: Digits): void {
  savePreference('digits', digits);
  location.reload();
}

/** The theme in the browser: the choice on `<html>`, otherwise the one of the system. */
export function createThemeStore(root: HTMLElement): ThemeStore {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const changeSignal = createSignal<void>();
  system.addEventListener('change', () => changeSignal.emit());
  return {
    get: () => {
      const chosen = root.dataset['theme'];
      return (chosen === undefined ? system.matches : chosen === 'dark') ? 'dark' : 'light';
    },
    set: (theme) => {
      applyTheme(theme, root);
      savePreference('theme', theme);
      changeSignal.emit();
    },
    subscribe: changeSignal.subscribe,
  };
}
