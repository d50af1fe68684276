const storageKey = 'search-without-slash';

/** Whether `/` opens the search. Users can switch it off, as WCAG 2.1.4 asks for shortcuts of one character. */
export function isSlashShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** Saves on this device whether `/` opens the search. */
export function setSlashShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, '1');
  } catch {
    // Storage may be forbidden. Then it is on again with the next page.
  }
}
