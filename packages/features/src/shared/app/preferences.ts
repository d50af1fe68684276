import { cookieNames, formatCookie, getCookie } from '@fanous/api-client/cookies';
import { createSignal } from '@fanous/api-client/signal';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { applyTheme } from '@fanous/ui/theme/applyTheme';

/** A colour theme. */
export type Theme = 'light' | 'dark';

/** The theme as it is now, chosen or followed from the system. */
export interface ThemeStore {
  get: () => Theme;
  set: (theme: Theme) => void;
  subscribe: (listener: () => void) => () => void;
}

const cookieMaxAgeSeconds = 365 * 24 * 60 * 60;

/** Remembers a choice; the cookie lets the first HTML be right (decision 36), local storage outlives cleared cookies. */
function savePreference(preference: 'language' | 'theme' | 'digits', value: string): void {
  const name = cookieNames[preference];
  document.cookie = formatCookie(name, value, cookieMaxAgeSeconds);
  try {
    localStorage.setItem(name, value);
  } catch {
    // The cookie is enough where storage is forbidden.
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

/** Remembers the language that the page has already. */
export const saveLanguage = (language: Language): void => savePreference('language', language);

/** Changes the language: every text, direction and format at once, so the page starts anew. */
export function setLanguageAndReload(language: Language): void {
  savePreference('language', language);
  location.reload();
}

/** Changes the digits of numbers that the interface formats. */
export function setDigitsAndReload(digits: Digits): void {
  savePreference('digits', digits);
  location.reload();
}

/** The theme of a browser page: the choice on `<html>`, else the system's. */
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
